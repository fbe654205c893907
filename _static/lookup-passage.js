// The sentence that a query was found in, cut into plain and marked pieces.
"use strict";
(() => {
  const { words } = RulebookLookup;
  const LONGEST = 220;

  /** Sentences and list items of TEXT. A number's dot ends none. */
  const sentences = (text) => text.split(/\n+|(?<=[.!?…][»”")]*)\s+(?=[«“"(]*[\p{Lu}\d])/u).map((part) => part.trim().replace(/^- /, "")).filter(Boolean);

  /** A sentence made ready to be searched and marked: {text, words: [{stem, at, to}]}. */
  const ready = (text, stem) =>
    ({ text, words: words(text).map(({ word, at }) => ({ stem: stem(word), at, to: at + word.length })).filter((word) => word.stem) });

  /** What between FROM and TO of a READY text stands, as pieces {text, mark}: marked are the words whose stem is in FOUND. */
  function marked(sentence, found, from = 0, to = sentence.text.length) {
    const pieces = [], { text } = sentence;
    const add = (end, start, mark) => { if (start > end) pieces.push({ text: text.slice(end, start), mark }); };
    let end = from;
    for (const word of sentence.words) {
      if (word.at < from || word.to > to || !found.has(word.stem)) continue;
      add(end, word.at, false);
      add(word.at, word.to, true);
      end = word.to;
    }
    add(end, to, false);
    return pieces;
  }

  /** A long sentence cut to about LONGEST letters around its first found word, at spaces. */
  function cut(sentence, found, longest = LONGEST) {
    const { text } = sentence;
    if (text.length <= longest) return marked(sentence, found);
    const first = sentence.words.find(({ stem }) => found.has(stem))?.at ?? 0;
    const from = first < longest * 0.7 ? 0 : text.indexOf(" ", first - Math.floor(longest / 3)) + 1;
    const to = from + longest < text.length ? text.lastIndexOf(" ", from + longest) : text.length;
    const dots = (there) => (there ? [{ text: there, mark: false }] : []);
    return [...dots(from && "… "), ...marked(sentence, found, from, to), ...dots(to < text.length && " …")];
  }

  /** Of SENTENCES the one with the most different words of FOUND, in pieces; null where none has any. */
  function passage(sentences, found) {
    let best = null, most = 0;
    for (const sentence of sentences) {
      const here = new Set();
      for (const { stem } of sentence.words) if (found.has(stem)) here.add(stem);
      if (here.size > most) [best, most] = [sentence, here.size];
    }
    return best && cut(best, found);
  }

  /** The beginning of TEXT, of at most LONGEST letters; its words marked where they were FOUND. */
  function opening(text, longest = LONGEST, found = new Set(), stem = null) {
    const whole = text.slice(0, longest * 2).replace(/^- /, "").replace(/\n- /g, " · ").replace(/\s+/g, " ");
    const end = whole.length > longest ? whole.lastIndexOf(" ", longest) : whole.length;
    const shown = end < whole.length ? `${whole.slice(0, end)} …` : whole;
    return stem ? marked(ready(shown, stem), found) : [{ text: shown, mark: false }];
  }

  Object.assign(RulebookLookup, { sentences, ready, marked, passage, opening });
})();

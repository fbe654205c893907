// The sentence that a query was found in, cut into plain and marked pieces.
"use strict";
(() => {
  const { words } = RulebookLookup;
  const LONGEST = 220;

  /** Sentences and list items of TEXT. A number's dot ends none. */
  const sentences = (text) => text.split(/\n+|(?<=[.!?…][»”")]*)\s+(?=[«“"(]*[\p{Lu}\d])/u).map((part) => part.trim()).filter(Boolean);

  /** TEXT as pieces {text, mark}: marked are the words whose stem is in FOUND. */
  function marked(text, found, stem) {
    const pieces = [];
    let end = 0;
    for (const { word, at } of words(text)) {
      if (!found.has(stem(word))) continue;
      if (at > end) pieces.push({ text: text.slice(end, at), mark: false });
      pieces.push({ text: word, mark: true });
      end = at + word.length;
    }
    if (end < text.length) pieces.push({ text: text.slice(end), mark: false });
    return pieces;
  }

  /** TEXT cut to about LONGEST letters around its first found word, at spaces. */
  function cut(text, found, stem, longest) {
    if (text.length <= longest) return text;
    const first = words(text).find(({ word }) => found.has(stem(word)))?.at ?? 0;
    const from = first < longest * 0.7 ? 0 : text.indexOf(" ", first - Math.floor(longest / 3)) + 1;
    const to = from + longest < text.length ? text.lastIndexOf(" ", from + longest) : text.length;
    return (from ? "… " : "") + text.slice(from, to) + (to < text.length ? " …" : "");
  }

  /** The sentence of TEXT with the most different words of FOUND, in pieces; null where none has any. */
  function passage(text, found, stem) {
    let best = null, most = 0;
    for (const sentence of sentences(text)) {
      const here = new Set(words(sentence).map(({ word }) => stem(word)).filter((one) => found.has(one))).size;
      if (here > most) [best, most] = [sentence, here];
    }
    return best && marked(cut(best, found, stem, LONGEST), found, stem);
  }

  /** The beginning of TEXT, in one piece, of at most LONGEST letters. */
  const opening = (text, longest = LONGEST) => [{ text: cut(text.replace(/\s+/g, " "), new Set(), String, longest), mark: false }];

  Object.assign(RulebookLookup, { marked, passage, opening });
})();

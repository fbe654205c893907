// Words as the look-up compares them: letter case, ё, look-alike letters, word forms and keyboard layouts don't count.
"use strict";
var RulebookLookup = globalThis.RulebookLookup || {};

(() => {
  const WORD = /(?:\d{1,2}:)?\d+(?:\.\d+)+|[\p{L}\p{N}]+/gu;
  const LATIN = "abcehkmoptxy";
  const CYRILLIC = "авсенкмортху";
  const KEYS_EN = "qwertyuiop[]asdfghjkl;'zxcvbnm,./`";
  const KEYS_RU = "йцукенгшщзхъфывапролджэячсмитьбю.ё";
  // Words that a question is dressed in; a query of nothing else keeps them.
  const DRESSING = new Set(("что такое это как где когда кто чем чего для при над под про или если ли же бы не на по из за от до об " +
    "правило правила what is an the how who when where does do of to in on for and or if it exactly rule rules").split(" "));

  const fold = (text) => text.normalize("NFC").toLowerCase().replaceAll("ё", "е");

  const swap = (text, from, to) => [...text].map((letter) => to[from.indexOf(letter)] ?? letter).join("");

  /** TEXT as if it had been typed with the keyboard's other layout on; the same text where it has both kinds of letters or none. */
  function otherLayout(text) {
    const folded = text.normalize("NFC").toLowerCase();
    const latin = /[a-z]/.test(folded), cyrillic = /[а-яё]/.test(folded);
    if (latin === cyrillic) return text;
    return latin ? swap(folded, KEYS_EN, KEYS_RU) : swap(folded, KEYS_RU, KEYS_EN);
  }

  /** Makes stem(word): what all forms of a word have in common, "" for a word too small to look for. */
  function stemmer(RussianStemmer, EnglishStemmer) {
    const russian = new RussianStemmer(), english = new EnglishStemmer(), known = new Map();

    function stem(folded) {
      if (/\d/.test(folded)) return folded;
      if (folded.length === 1) return folded === "x" || folded === "х" ? "x" : ""; // the X of «Броня Х» in either alphabet
      const word = /[а-я]/.test(folded) ? swap(folded, LATIN, CYRILLIC) : folded;
      if (!/[а-я]/.test(word)) return english.stemWord(word);
      // Snowball leaves «владелец» and «владельца», «игрок» and «игрока» apart: the vowel comes and goes.
      return russian.stemWord(word).replaceAll("ь", "").replace(/([^аеиоуыэюя])[ео]([кц])$/, "$1$2");
    }
    return (word) => {
      const folded = fold(word);
      if (!known.has(folded)) known.set(folded, stem(folded));
      return known.get(folded);
    };
  }

  /** The words of TEXT with their places. */
  const words = (text) => [...text.matchAll(WORD)].map((match) => ({ word: match[0], at: match.index }));

  /** The stems of TEXT, one per word. */
  const stems = (text, stem) => words(text).map(({ word }) => stem(word)).filter(Boolean);

  /** The stems to look for: without the dressing of a question, each once. */
  function asked(query, stem) {
    const plain = words(query).map(({ word }) => word);
    const bare = plain.filter((word) => !DRESSING.has(fold(word)));
    return [...new Set((bare.length ? bare : plain).map(stem).filter(Boolean))];
  }

  /** A rule number in QUERY: {edition, number}, edition "" unless given. Null where the query is no number. */
  function ruleNumber(query) {
    const digits = fold(query).trim()
      .replace(/^(?:(?:rules?|правил[а-я]*|пункт[а-я]*|п|r|§|№)\.?\s*)?(?=\d)/, "")
      .replace(/(\d)\s*[.,/юб\s]\s*(?=\d)/g, "$1.")
      .replace(/[.,/юб]$/, "");
    const match = /^(?:(\d{1,2})[:;^ж-])?(\d{1,3}(?:\.\d+)*)$/.exec(digits);
    return match && { edition: match[1] ?? "", number: match[2] };
  }

  Object.assign(RulebookLookup, { fold, otherLayout, stemmer, words, stems, asked, ruleNumber });
  globalThis.RulebookLookup = RulebookLookup;
})();

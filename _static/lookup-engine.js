// From a query to hits: by number, by title, by text; forms, typos and keyboard layouts forgiven. Touches no page.
"use strict";
(() => {
  const { asked, BASE, byRuleNumber, fold, marked, opening, otherLayout, passage, ruleNumber, stemmer, stems } = RulebookLookup;
  const LANGUAGES = ["en", "ru"];
  const TITLES = ["title_en", "title_ru", "id"], TEXTS = [...TITLES, "text_en", "text_ru"];
  const WEIGHT = { term: 1.6, example: 1.3, assumption: 0.8 };
  const WHOLE_RULE = 420; // letters of a rule shown when it was asked for by number

  const distance = (stem) => (/\d/.test(stem) || stem.length < 3 ? 0 : stem.length < 6 ? 1 : 2);

  /**
   * search(query, language, most) over RECORDS gives {hits, total, how, read}: how is "", or "near", or "layout" (then read
   * is what the query was read as). A hit: {type, url, edition, number, here, title, other, passage: {language, pieces}}.
   */
  function createLookup({ records, MiniSearch, RussianStemmer, EnglishStemmer }) {
    const stem = stemmer(RussianStemmer, EnglishStemmer);
    const index = new MiniSearch({
      fields: TEXTS, idField: "at",
      tokenize: (text) => stems(text, stem), processTerm: (term) => term,
    });
    index.addAll(records.map((record, at) => ({
      at, id: /^\d/.test(record.id) ? "" : record.id,
      title_en: record.title?.en ?? "", title_ru: record.title?.ru ?? "", text_en: record.text?.en ?? "", text_ru: record.text?.ru ?? "",
    })));
    const titles = records.map((record) => LANGUAGES.map((language) => new Set(stems(record.title?.[language] ?? "", stem))));

    /** Is WANTED the whole of a title of the record AT? The X of «Броня Х» need not be said. */
    const isTitle = (at, wanted) => titles[at].some((title) =>
      wanted.every((one) => title.has(one)) && [...title].every((one) => one === "x" || wanted.includes(one)));

    function run(wanted, fields, { near = false, any = false } = {}) {
      const queries = wanted.map((one, i) => ({
        combineWith: "OR",
        queries: /^\d{1,2}$/.test(one) ? [one, "x"] : [one],            // «броня 2» is «Броня Х»
        prefix: i === wanted.length - 1 && one.length > 1,              // the last word is still being typed
      }));
      return index.search({ combineWith: any ? "OR" : "AND", queries }, {
        fields, tokenize: (term) => [term], fuzzy: near ? distance : false, boost: { title_en: 4, title_ru: 4 },
        boostDocument: (at) => (WEIGHT[records[at].type] ?? 1) * (isTitle(at, wanted) ? 8 : 1),
      });
    }

    const shown = (record, language) => record.title?.[language] || record.id;

    function hit(record, language, { number, edition, found, whole, named } = {}) {
      const other = LANGUAGES.find((one) => one !== language);
      const text = record.text?.[language] ?? "", otherText = record.text?.[other] ?? "";
      // What was asked for by its name is told from its beginning: "what exactly is a marker".
      const inText = found && (named ? marked(opening(text)[0].text, found, stem) : passage(text, found, stem));
      const inTitle = found && marked(shown(record, language), found, stem);
      const elsewhere = found && !inText && !inTitle.some(({ mark }) => mark) ? passage(otherText, found, stem) : null;
      const home = record.numbers ? (record.numbers[BASE] ? BASE : record.id.split(":")[0]) : "";
      const abroad = edition && edition !== home; // found by the number that another edition gives it
      return {
        type: record.type, url: record.url[language], edition: edition ?? home,
        number: abroad ? `${edition}:${number}` : record.numbers || record.type === "assumption" ? record.id : "",
        here: abroad ? record.id : "",
        title: inTitle || opening(shown(record, language)),
        other: record.type === "term" ? marked(record.title?.[other] ?? "", found ?? new Set(), stem) : [],
        passage: elsewhere ? { language: other, pieces: elsewhere }
          : { language, pieces: inText || opening(text, whole ? WHOLE_RULE : undefined) },
      };
    }

    /** What has all the words WANTED: in a title first (of a long question, most of them will do), then in a text. */
    function byWords(wanted, options) {
      const seen = new Set();
      if (!wanted.length) return [];
      const most = wanted.length < 3 ? [] : run(wanted, TITLES, { ...options, any: true })
        .filter(({ queryTerms }) => queryTerms.length >= 0.6 * wanted.length);
      return [...run(wanted, TITLES, options), ...most, ...run(wanted, TEXTS, options)]
        .filter(({ id }) => !seen.has(id) && seen.add(id))
        .map(({ id, terms }) => ({ record: records[id], found: new Set(terms), named: isTitle(id, wanted) }));
    }

    /** An assumption by its whole id, which is in words too. */
    const byId = (query) => records.filter(({ id, type }) => type === "assumption" && fold(id) === fold(query).trim().replace(/^а-/, "a-"))
      .map((record) => ({ record }));

    /** The rules of that number, then what names it in its text. */
    function byNumber(number) {
      const found = byRuleNumber(records, number);
      const seen = new Set(found.map(({ record }) => record));
      const spelt = (number.edition && `${number.edition}:`) + number.number;
      const naming = spelt.includes(".") ? byWords([spelt]).filter(({ record }) => !seen.has(record)) : [];
      return [...found.map((place, at) => ({ ...place, whole: at === 0 })), ...naming];
    }

    /** Every way to read QUERY, the strictest first, until one finds something. */
    function* readings(query) {
      const number = ruleNumber(query);
      if (number) yield { places: byNumber(number) };
      yield { places: byId(query) };
      const wanted = asked(query, stem);
      yield { places: byWords(wanted) };
      const switched = otherLayout(query);
      if (switched !== query) yield { places: byWords(asked(switched, stem)), how: "layout", read: fold(switched).trim() };
      yield { places: byWords(wanted, { near: true }), how: "near" };
      if (wanted.length > 1) yield { places: byWords(wanted, { near: true, any: true }), how: "near" };
    }

    function search(query, language, most = 30) {
      for (const { places, how = "", read = query } of readings(query)) {
        if (!places.length) continue;
        return { hits: places.slice(0, most).map(({ record, ...place }) => hit(record, language, place)), total: places.length, how, read };
      }
      return { hits: [], total: 0, how: "", read: query };
    }
    return { search };
  }

  Object.assign(RulebookLookup, { createLookup });
})();

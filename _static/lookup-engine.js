// From a query to hits: by number, by name, by text; forms, typos and keyboard layouts forgiven. Touches no page.
"use strict";
(() => {
  const { asked, BASE, byRuleNumber, createRanking, fold, LANGUAGES, listed, marked, opening, otherLayout, passage, ruleNumber, stemmer } = RulebookLookup;
  const WHOLE_RULE = 420; // letters of a rule shown when it was asked for by number

  /**
   * search(query, language, {most, held}) over RECORDS gives {hits, total, how, read, number}. How is "", or "near", or
   * "layout" (then read is what the query was read as), or "absent" (there is no rule of the number read, but its section);
   * number says whether one was asked for. Those of the edition HELD come first.
   * A hit: {type, url, edition, number, here, held, title, other, passage: {language, pieces}}.
   */
  async function createLookup({ records, MiniSearch, RussianStemmer, EnglishStemmer }) {
    const stem = stemmer(RussianStemmer, EnglishStemmer);
    const { rank, knows, prepared } = await createRanking(records, MiniSearch, stem);
    const places = new Map(records.map((record, at) => [record, at])), numbers = listed(records);

    const shown = (record, language) => record.title?.[language] || record.id;

    function hit(record, language, { number, edition, found, whole, named }, held) {
      const other = LANGUAGES.find((one) => one !== language), { sentences, titles } = prepared[places.get(record)];
      const text = record.text?.[language] ?? "";
      // A term asked for by its name is told from its beginning: "what exactly is a marker".
      const inText = found && (named && record.type === "term" ? opening(text, undefined, found, stem) : passage(sentences[language], found));
      const inTitle = found && marked(titles[language], found);
      const elsewhere = found && !inText?.length && !inTitle.some(({ mark }) => mark) ? passage(sentences[other], found) : null;
      const home = record.numbers ? (record.numbers[BASE] ? BASE : record.id.split(":")[0]) : "";
      const abroad = edition && edition !== home; // found by the number that another edition gives it
      const there = held !== home && !abroad && record.numbers?.[held];
      return {
        type: record.type, url: record.url[language], edition: edition ?? home,
        number: abroad ? `${edition}:${number}` : record.numbers || record.type === "assumption" ? record.id : "",
        here: abroad ? record.id : "", held: there || "",
        title: inTitle || opening(shown(record, language)),
        other: record.type === "term" ? marked(titles[other], found ?? new Set()) : [],
        passage: elsewhere ? { language: other, pieces: elsewhere }
          : { language, pieces: inText || opening(text, whole ? WHOLE_RULE : undefined) },
      };
    }

    function byWords(query) {
      const { places: ranked, near } = rank(query);
      return { found: ranked.map(({ at, ...place }) => ({ record: records[at], ...place })), how: near ? "near" : "" };
    }

    /** An assumption by its whole id, which is in words too. */
    const byId = (query) => records.filter(({ id, type }) => type === "assumption" && fold(id) === fold(query).trim().replace(/^а-/, "a-"))
      .map((record) => ({ record }));

    /** The rules of that number, then what names it in its text. */
    function byNumber(number, held) {
      const found = byRuleNumber(numbers, number, held), seen = new Set(found.map(({ record }) => record));
      const spelt = (number.edition && number.edition !== BASE ? `${number.edition}:` : "") + number.number;
      const naming = found.length && spelt.includes(".") && knows(spelt) ? byWords(spelt).found.filter(({ record }) => !seen.has(record)) : [];
      return [...found.map((place, at) => ({ ...place, whole: at === 0 })), ...naming];
    }

    /** Every way to read QUERY, the strictest first, until one finds something. */
    function* readings(query, held) {
      const number = ruleNumber(query);
      if (number) {
        yield { found: byNumber(number, held) };
        const section = { ...number, number: number.number.slice(0, 3) };
        if (section.number !== number.number) {
          yield { found: byRuleNumber(numbers, section, held), how: "absent", read: (number.edition && `${number.edition}:`) + number.number };
        }
        if (number.number.includes(".")) return;
      }
      yield { found: byId(query) };
      const switched = otherLayout(query);
      const known = (text) => asked(text, stem).some((one, i, { length }) => knows(one, i === length - 1));
      if (switched !== query && !known(query) && known(switched)) yield { ...byWords(switched), how: "layout", read: fold(switched).trim() };
      yield byWords(query);
    }

    function search(query, language, { most = 30, held = BASE } = {}) {
      const number = Boolean(ruleNumber(query));
      for (const { found, how = "", read = query } of readings(query, held)) {
        if (!found.length) continue;
        const hits = found.slice(0, most).map(({ record, ...place }) => hit(record, language, place, held));
        return { hits, total: found.length, how, read, number };
      }
      return { hits: [], total: 0, how: "", read: query, number };
    }
    return { search };
  }

  Object.assign(RulebookLookup, { createLookup });
})();

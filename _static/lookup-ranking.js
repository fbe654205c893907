// Which records have the words of a query, the best first. A name that has them all comes before any text.
"use strict";
(() => {
  const { asked, isDressing, ready, sentences, stems } = RulebookLookup;
  const LANGUAGES = ["en", "ru"];
  const NAMES = ["title_en", "title_ru", "also_en", "also_ru", "cards", "id"];
  const FIELDS = [...NAMES, "text_en", "text_ru"];
  const BOOST = { title_en: 4, title_ru: 4, also_en: 4, also_ru: 4, cards: 3 };
  const KIND = { term: 1.1, example: 1.1, section: 0.4 };
  const NAMED = { exactly: 24, wholly: 8, card: 5 }; // the query is a name to the letter, or has all its words; or a card's
  const APART = 0.4;       // what the words of a query are worth scattered over a text, against in one sentence
  const FITS = 3;          // what a name adds that consists of the query's words
  const HALF = 0.5;        // nothing is shown that has less than half of the words that the best has
  const LIKELY = 40;       // so many of the best are looked at sentence by sentence
  const MOST_WORDS = 30;   // of a query; each is a bit
  const SLICE = 8;         // milliseconds of building at a stretch: somebody may be typing
  const KEPT = 400;        // answers about single words that are kept

  /** How many letters of STEM may be wrong. */
  const slips = (stem) => (/\d/.test(stem) || stem.length < 4 ? 0 : stem.length < 7 ? 1 : 2);

  const pause = () => new Promise((done) => { setTimeout(done); });

  /** RECORD with its names and sentences made ready to be searched; ID gives a stem its number. */
  function prepared(record, stem, id) {
    const of = (texts, language) => texts?.[language] ?? "";
    const numbered = (text) => Object.assign(text, { ids: Uint16Array.from(text.words, (word) => id(word.stem)) });
    const made = { record, titles: {}, sentences: {}, names: [] };
    for (const language of LANGUAGES) {
      made.sentences[language] = sentences(of(record.text, language)).map((text) => numbered(ready(text, stem)));
      made.titles[language] = ready(of(record.title, language) || record.id, stem);
      const add = (name, weight) => {
        const bare = name.replace(/\[[^\]]*\]/g, ""); // «Найм: [текст]»: what stands in brackets is no part of the name
        const wanted = asked(bare, stem).filter((one) => one !== "x"); // the X of «Броня Х» need not be said
        made.names.push(Object.assign(numbered(ready(name, stem)), { letter: stems(bare, stem).join(" "), all: new Set(wanted), weight }));
      };
      for (const name of [of(record.title, language), ...record.also?.[language] ?? []]) if (name) add(name, NAMED.wholly);
      for (const name of record.cards?.[language] ?? []) add(name, NAMED.card);
    }
    return made;
  }

  /** What MiniSearch takes in: each field as stems with spaces between. */
  function fields({ record, sentences: of }, at, stem) {
    const said = (texts) => texts.flatMap((text) => ready(text, stem).words.map((word) => word.stem)).join(" ");
    const made = { at, id: /^\d/.test(record.id) ? "" : said([record.id]), cards: said(LANGUAGES.flatMap((one) => record.cards?.[one] ?? [])) };
    for (const language of LANGUAGES) {
      made[`title_${language}`] = said([record.title?.[language] ?? ""]);
      made[`also_${language}`] = said(record.also?.[language] ?? []);
      made[`text_${language}`] = of[language].flatMap((sentence) => sentence.words.map((word) => word.stem)).join(" ");
    }
    return made;
  }

  /** Builds the index over RECORDS, a slice at a time. Its `rank` is the point; `knows` says whether a stem occurs. */
  async function createRanking(records, MiniSearch, stem) {
    const index = new MiniSearch({ fields: FIELDS, idField: "at", tokenize: (text) => text.split(" ").filter(Boolean), processTerm: (term) => term });
    const all = [], vocabulary = new Map(), answers = new Map();
    const id = (one) => {
      if (!vocabulary.has(one)) vocabulary.set(one, vocabulary.size);
      return vocabulary.get(one);
    };
    let begun = performance.now();
    for (const record of records) {
      const one = prepared(record, stem, id), said = fields(one, all.length, stem);
      all.push(one);
      index.add(said);
      for (const field of FIELDS) for (const word of said[field].split(" ")) if (word) id(word);
      if (performance.now() - begun < SLICE) continue;
      await pause();
      begun = performance.now();
    }
    const sorted = [...vocabulary.keys()].sort();
    const bits = new Uint32Array(vocabulary.size); // of each stem, which words of the query it stands for

    // A word that a term is also called by, where both are one word, stands for the term's name in any text.
    const meanings = new Map();
    for (const { record } of all) {
      for (const language of record.type === "term" ? LANGUAGES : []) {
        const [name, ...more] = asked(record.title[language], stem).filter((one) => one !== "x");
        if (more.length) continue;
        for (const also of record.also?.[language] ?? []) {
          const [said, ...rest] = stems(also, stem);
          if (!rest.length && said !== name) meanings.set(said, [...meanings.get(said) ?? [], name]);
        }
      }
    }

    /** Does any word begin with STEM? */
    function begins(stem) {
      let low = 0, high = sorted.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if (sorted[middle] < stem) low = middle + 1;
        else high = middle;
      }
      return sorted[low]?.startsWith(stem) ?? false;
    }

    /** A word that is still typed is a beginning; so is one that is no word here but a long enough beginning of one. */
    const isBeginning = (stem, typing) => stem.length > (typing ? 1 : 3) && (typing || !vocabulary.has(stem)) && begins(stem);

    const knows = (stem, typing) => vocabulary.has(stem) || isBeginning(stem, typing);

    /** Where one word of a query occurs: {scores: record → score, named: the records that have it in a name, terms, rare, near}. */
    function answer(stem, typing, fields) {
      const key = `${stem} ${typing} ${fields.length}`;
      if (answers.has(key)) return answers.get(key);
      const near = !knows(stem, typing);
      const queries = [stem, ...meanings.get(stem) ?? [], .../^\d{1,2}$/.test(stem) ? ["x"] : []]; // «броня 2» is «Броня Х»
      const found = index.search({ combineWith: "OR", queries }, {
        fields, boost: BOOST, tokenize: (term) => [term], weights: { prefix: 0.6, fuzzy: 0.6 },
        prefix: (term) => term === stem && isBeginning(stem, typing), fuzzy: near ? slips : false,
      });
      const made = { scores: new Map(), named: new Set(), terms: new Set(), near, rare: Math.log(1 + records.length / (1 + found.length)) };
      for (const { id, score, match } of found) {
        made.scores.set(id, score);
        for (const term of Object.keys(match)) {
          made.terms.add(term);
          if (match[term].some((field) => !field.startsWith("text"))) made.named.add(id);
        }
      }
      if (answers.size > KEPT) answers.clear();
      answers.set(key, made);
      return made;
    }

    /** The weight of the query's words that the best of TEXTS has; where it must FIT, less for each word of its own besides. */
    function best(texts, weights, fits = false) {
      let most = 0;
      for (const { ids, all: own } of texts) {
        let has = 0, sum = 0, size = 0;
        for (let i = 0; i < ids.length; i++) has |= bits[ids[i]];
        for (let i = 0; has; i++, has >>>= 1) if (has & 1) { sum += weights[i]; size++; }
        most = Math.max(most, fits ? sum * Math.min(1, size / own.size) : sum);
      }
      return most;
    }

    /** How much more a record counts because the query is a name of it. */
    function asNamed({ names }, wanted, letter) {
      let most = 1;
      for (const name of names) {
        if (name.letter === letter && name.weight === NAMED.wholly) most = NAMED.exactly;
        else if (name.all.size === wanted.length && wanted.every((one) => name.all.has(one))) most = Math.max(most, name.weight);
      }
      return most;
    }

    /** Every record that has any of the words ANSWERED, with the sum of their scores and how much of the query it has. */
    function gathered(answered, whole) {
      const places = new Map();
      for (const { scores, named, rare } of answered) {
        for (const [at, score] of scores) {
          let place = places.get(at);
          if (!place) places.set(at, place = { at, score: 0, covered: 0, names: 0 });
          place.score += score;
          place.covered += rare / whole;
          place.names += named.has(at);
        }
      }
      return [...places.values()];
    }

    const better = (one, other) => other.score - one.score;

    /** The records that QUERY asks for: [{at, found, named}], the best first; and whether a word was only nearly found. */
    function rank(query) {
      const wanted = [...new Set(asked(query, stem))].slice(0, MOST_WORDS), letter = stems(query, stem).join(" ");
      const bare = wanted.filter((one) => one !== "x" && !/^\d{1,2}$/.test(one));
      const fields = isDressing(query) ? NAMES : FIELDS; // "when does the": in texts it is everywhere
      const said = wanted.map((one, i) => answer(one, i === wanted.length - 1, fields)).filter(({ scores }) => scores.size);
      const weights = said.map(({ rare }) => rare), whole = weights.reduce((sum, one) => sum + one, 0), found = new Set();
      bits.fill(0);
      said.forEach(({ terms }, i) => terms.forEach((term) => { found.add(term); bits[vocabulary.get(term)] |= 1 << i; }));
      const places = gathered(said, whole);
      for (const place of places) {
        const needed = bare.length ? bare : wanted;
        const more = place.names < needed.length ? 1 : asNamed(all[place.at], needed, letter);
        place.named = more > 1;
        place.score *= place.covered ** 2 * (KIND[records[place.at].type] ?? 1) * more;
      }
      const together = (texts, fits) => best(texts, weights, fits) / whole;
      places.sort(better).forEach((place, i) => {
        const { names, sentences: of } = all[place.at];
        if (said.length < 2) return;
        if (i >= LIKELY) place.score *= APART;
        else place.score *= (APART + (1 - APART) * Math.max(together(names), together(of.en), together(of.ru))) * (1 + FITS * together(names, true));
      });
      // Of a word or two, a name that has them comes before any text. A whole question is seldom anything's name.
      const first = ({ names }) => wanted.length < 3 && names === said.length;
      const enough = HALF * Math.max(...places.map(({ covered }) => covered));
      const kept = places.filter(({ covered }) => covered >= enough).sort((one, other) => first(other) - first(one) || better(one, other));
      return { places: kept.map(({ at, named }) => ({ at, found, named })), near: said.some(({ near }) => near) };
    }

    return { rank, knows, prepared: all };
  }

  Object.assign(RulebookLookup, { createRanking, LANGUAGES });
})();

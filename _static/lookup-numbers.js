// Looking up a rule by its number: the base edition's first, then what has that number in another edition.
"use strict";
(() => {
  const BASE = "II";

  const key = (number) => number.split(".").map(Number);

  function byNumber(one, other) {
    const a = key(one), b = key(other);
    for (let i = 0; i < Math.max(a.length, b.length); i++) {
      if ((a[i] ?? -1) !== (b[i] ?? -1)) return (a[i] ?? -1) - (b[i] ?? -1);
    }
    return 0;
  }

  /** Every number of RECORD: {edition, number}. */
  const numbersOf = (record) => Object.entries(record.numbers ?? {})
    .flatMap(([edition, numbers]) => [].concat(numbers).filter(Boolean).map((number) => ({ edition, number: number.replace(/^\d+:/, "") })));

  /** 401 is above 401.3; 401.1 is also the beginning of 401.10, while it is being typed. */
  const begins = (number, wanted) => number.startsWith(wanted) && number !== wanted;

  /** Every number of RECORDS in its order, as {record, edition, number}. */
  const listed = (records) => records.flatMap((record) => numbersOf(record).map((number) => ({ record, ...number })))
    .sort((one, other) => byNumber(one.number, other.number));

  /** Of the LISTED numbers those that WANTED, {edition, number}, asks for, best first: those of the edition that is HELD. */
  function find(numbers, wanted, held = BASE) {
    const exact = [], under = [], elsewhere = [], underElsewhere = [], seen = new Set();
    const first = wanted.edition || held;
    for (const hit of numbers) {
      if (wanted.edition && hit.edition !== wanted.edition) continue;
      const home = hit.edition === first;
      if (hit.number === wanted.number) (home ? exact : elsewhere).push(hit);
      else if (begins(hit.number, wanted.number)) (home ? under : underElsewhere).push(hit);
    }
    // A section is wanted with its rules; one rule before the longer numbers that it begins.
    const order = wanted.number.includes(".")
      ? [exact, elsewhere, under, underElsewhere] : [exact, under, elsewhere, underElsewhere];
    return order.flat().filter(({ record }) => !seen.has(record) && seen.add(record));
  }

  Object.assign(RulebookLookup, { listed, byRuleNumber: find, BASE });
})();

// Words as the look-up compares them: letter case, ё, look-alike letters, word forms and keyboard layouts don't count.
"use strict";
var RulebookLookup = globalThis.RulebookLookup || {};

(() => {
  const WORD = /(?:\d{1,2}:)?\d+(?:\.\d+)+|[\p{L}\p{N}]+(?:['’](?:t|s|re|ll|ve|d|m)(?![\p{L}\p{N}]))?/gu;
  const LATIN = "abcehkmoptxy";
  const CYRILLIC = "авсенкмортху";
  const KEYS_EN = "qwertyuiop[]asdfghjkl;'zxcvbnm,./`";
  const KEYS_RU = "йцукенгшщзхъфывапролджэячсмитьбю.ё";
  // Words that a question is dressed in; a query of nothing else keeps them.
  const DRESSING = new Set(("и а но да же ли ль бы или либо то это этот эта эти тот что чтобы как так такое такой такая там тут здесь где куда когда " +
    "тогда потом кто чем чего если уже еще только можно может могу могут надо нужно должен должна есть бывает бывают быть будет был была было нет ли " +
    "я мне меня мной мой моя мое мои мою моей моего он она оно они его ее их ему ей им у в во с со к ко о об на по из за от до для при над под про не ни " +
    "правило правила какой какая какие какое каком зачем почему происходит проходит значит означает называется " +
    "what which who whom whose is are was be been am an the this that these those there how when where why do does did done can could may might must should " +
    "will would i my me mine it its he she his her they them their you your we our to of in on for and or if by at as with so than then exactly rule rules").split(" "));
  // Forms too unlike for any rule, each after the word that they are forms of.
  const IRREGULAR = new Map([
    "два две двух двум двумя двое двоих дважды", "оба обе обоих обеих обоим обеим обоими", "три трех трем тремя трое троих трижды",
    "бить бьет бьют бью бьешь бил била било били бей", "умереть умер умерла умерло умерли умрет умрут умирает умирают",
    "погибнуть гибель гибели гибелью гибнет гибнут", "взять возьмет возьмут возьму возьмите беру берет берут брать взял взяла взяли взятие взятия",
    "начало начала началом начале начался началась началось начинает начинается начинают начинать начнет начнется начинающий начинающая",
    "конец конца концу концом конце", "пас пасовать пасую пасует пасуют спасовать спасует спасовал спасовала спасовали пасовал пасовали",
    "death die dies died dead dying deaths", "steal stole stolen", "win won wins winning", "lose lost loses loss losing losses", "draw drew drawn draws",
    "pay paid pays paying payment", "choose chose chosen chooses choice", "strike struck strikes striking", "begin began begun", "leave left leaves",
    "go goes went gone", "run ran runs", "cannot can't can’t", "deck decks", "defend defence defends defending defender defenders",
  ].flatMap((line) => line.split(" ").map((form, at, [word]) => [form, word])));

  const fold = (text) => text.normalize("NFKC").toLowerCase().replaceAll("ё", "е");

  const swap = (text, from, to) => [...text].map((letter) => to[from.indexOf(letter)] ?? letter).join("");

  /** TEXT as if it had been typed with the keyboard's other layout on; the same text where it has both kinds of letters or none. */
  function otherLayout(text) {
    const folded = text.normalize("NFC").toLowerCase();
    const latin = /[a-z]/.test(folded), cyrillic = /[а-яё]/.test(folded);
    if (latin === cyrillic) return text;
    return latin ? swap(folded, KEYS_EN, KEYS_RU) : swap(folded, KEYS_RU, KEYS_EN);
  }

  // What Snowball leaves apart in Russian and belongs together: both aspects of a verb, its participles and its noun.
  const ROOTS = [
    [/кр(?:ыт|ыв|ыва|ой|ойт|оет|оют|о|ы)$/, "кр"],                     // открыть, открывает, откроет, открытие
    [/(пла|тра)ч(?:ива)?$/, "$1т"],                                    // оплачивает, оплата
    [/^(.{2,})а([^аеиоуыэюя]+)[ыи]ва$/, (all, head, tail) => head + (tail === "з" ? "а" : "о") + tail], // срабатывает, сработало
    [/^(.{3,})(?:[ыи]ва|[ое]ва)$/, "$1"],                              // разыгрывает; атаковать, атака
    [/^(.{4,})[ая]н$/, "$1а"],                                         // срабатывание
    [/^(.{3,})(?:ен|[ая]|вш|[еую]т)$/, "$1"],                          // заявлена, заявляет, вернувшийся, погибнет
    [/([бгкр])ш$/, "$1"],                                              // погибший
    [/([бвпмф])л$/, "$1"],                                             // заявлю, погибла
    [/жд$/, "д"],                                                      // возрождает, возродить
    [/([вк]ра|щи)щ$/, "$1т"], [/мещ$/, "мест"],                        // предотвращает, защищает; замещает
    [/^(.{3,}[^аеиоуыэюя])н$/, "$1"],                                  // легальна, легален
    [/^(?:за|о)конч$/, "конч"], [/^(?:вы|из)леч$/, "леч"], [/^(?:пере|за)меш$/, "меш"], // закончится; излечить; перемешать
    [/^(?:по|под|про)смотр$/, "смотр"], [/^(?:с|роз)ыгр(?:ыш)?$/, "разыгр"],            // просматривать, посмотреть; розыгрыш, сыграть
  ];

  function root(stem) {
    const rule = ROOTS.find(([ending]) => ending.test(stem));
    const rest = rule && stem.replace(...rule);
    return rule && rest !== stem ? root(rest) : stem;
  }

  /** Makes stem(word): what all forms of a word have in common, "" for a word too small to look for. */
  function stemmer(RussianStemmer, EnglishStemmer) {
    const russian = new RussianStemmer(), english = new EnglishStemmer(), known = new Map();

    function stem(folded) {
      if (/\d/.test(folded)) return folded;
      if (folded.length === 1) return folded === "x" || folded === "х" ? "x" : ""; // the X of «Броня Х» in either alphabet
      const form = IRREGULAR.get(folded) ?? folded.replace(/['’]\p{L}+$/u, "");
      const word = /[а-я]/.test(form) ? swap(form, LATIN, CYRILLIC) : form;
      if (!/[а-я]/.test(word)) return english.stemWord(word);
      // Snowball leaves «владелец» and «владельца», «игрок» and «игрока» apart: the vowel comes and goes.
      return root(russian.stemWord(word).replaceAll("ь", "").replace(/([^аеиоуыэюя])[ео]([кц])$/, "$1$2"));
    }
    return (word) => {
      let found = known.get(word);
      if (found === undefined) known.set(word, found = stem(fold(word)));
      return found;
    };
  }

  /** The words of TEXT with their places. */
  const words = (text) => [...text.matchAll(WORD)].map((match) => ({ word: match[0], at: match.index }));

  /** The stems of TEXT, one per word. */
  const stems = (text, stem) => words(text).map(({ word }) => stem(word)).filter(Boolean);

  /** Is QUERY nothing but the dressing of a question that has only begun? */
  const isDressing = (query) => words(query).every(({ word }) => DRESSING.has(fold(word)));

  /** The stems to look for, in their order: without the dressing of a question. */
  function asked(query, stem) {
    const plain = words(query).map(({ word }) => word);
    const bare = plain.filter((word) => !DRESSING.has(fold(word)));
    return (bare.length ? bare : plain).map(stem).filter(Boolean);
  }

  const BEFORE = /^(?:(?:rules?|sections?|sec|no|nr|правил[а-я]*|пункт[а-я]*|раздел[а-я]*|стать[а-я]*|ст|пп?|r|§+|№|#|\()[.\s]*)+(?=\d|ii\b)/;
  const EDITION = /^(ii|\d{1,2})(?:-?(?:я|ая|й|е|nd|th))?\s*(?:ред[а-я]*|ed[a-z]*)?[\s.:;^ж-]+(?=\d{3}(?:$|\.))/; // 15:304.3, 15-я ред. 304.3

  /** A rule number in QUERY: {edition, number}, edition "" unless given. Null where the query is no number. */
  function ruleNumber(query) {
    let digits = fold(query).replaceAll("。", ".").trim().replace(BEFORE, "").replace(/[\s.,:;юб)!?]+$/, "");
    const edition = EDITION.exec(digits);
    if (edition) digits = digits.slice(edition[0].length);
    const match = /^(?:(\d{1,2})[:;^ж-])?(\d{1,3}(?:\.\d+)*)$/.exec(digits.replace(/(\d)\s*[.,/юб\s-]\s*(?=\d)/g, (all, digit, at) => (
      /-/.test(all) && at < 2 ? all : `${digit}.`)));
    if (!match) return null;
    return { edition: (edition?.[1] ?? match[1] ?? "").replace(/^(?:ii|2)$/, "II"), number: match[2] };
  }

  Object.assign(RulebookLookup, { fold, otherLayout, stemmer, words, stems, isDressing, asked, ruleNumber });
  globalThis.RulebookLookup = RulebookLookup;
})();

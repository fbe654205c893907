// What the scripts of a page share: where the site is, its data (loaded once, when first wanted), its words, its voice.
"use strict";
(() => {
  const { content_root: root = "./" } = document.documentElement.dataset, language = document.documentElement.lang;
  const release = document.querySelector("form.lookup")?.dataset.release ?? "";
  const site = new URL(`${root}../`, location.href);
  const parts = document.getElementById("reading-parts");
  const loading = new Map();

  /** Loads a script by its path from the page, once. Plain script tags: they work from a disk too. */
  function script(path) {
    if (!loading.has(path)) loading.set(path, new Promise((done, failed) => {
      const element = document.createElement("script");
      element.src = new URL(path, location.href);
      element.async = false; // several are fetched at once and run in the order in which they were asked for
      if (release) element.src += `?v=${release}`;
      element.onload = done;
      element.onerror = () => {
        loading.delete(path); // the next one who asks tries again
        failed(new Error(path));
      };
      document.head.append(element);
    }));
    return loading.get(path);
  }

  /** The plain texts of both languages; what those of this language have of links and bold words. */
  const records = () => script(`${root}../records.js`).then(() => RULEBOOK.records);
  const marks = () => script(`${root}marks.js`).then(() => RULEBOOK_MARKS);

  function make(tag, className, ...children) {
    const made = document.createElement(tag);
    if (className) made.className = className;
    made.append(...children);
    return made;
  }

  /** A copy of what the page's template has of that selector. */
  const part = (selector) => parts.content.querySelector(selector).cloneNode(true);

  const voice = make("p", "visually-hidden");
  voice.setAttribute("aria-live", "polite");
  document.body.append(voice);
  const say = (text) => { voice.textContent = text; };

  window.RulebookSite = { site, language, script, records, marks, make, part, say, words: JSON.parse(parts.dataset.words) };
})();

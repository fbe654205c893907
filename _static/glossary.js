// The list of all terms, shortened as one types, by first letter, by kind. Without this script the whole list shows.
"use strict";
(() => {
  const index = document.querySelector(".term-index");
  if (!index) return;
  const words = {
    en: {
      filter: "Shorten the list", type: "A name, in either language", kinds: "Kind", letters: "First letter", reset: "Show all",
      all: "Terms: %n", some: "Shown: %n of %m", none: "No such term",
    },
    ru: {
      filter: "Сократить список", type: "Название на любом из двух языков", kinds: "Вид", letters: "Первая буква", reset: "Показать все",
      all: "Терминов: %n", some: "Показано: %n из %m", none: "Такого термина нет",
    },
  }[document.documentElement.lang];

  /** The words of a name as they are compared: letter case and ё don't count, nor in which alphabet an X is written. */
  const split = (text) =>
    text.normalize("NFC").toLowerCase().replaceAll("ё", "е").replaceAll("x", "х").match(/[\p{L}\p{N}]+/gu) ?? [];

  const groups = [...index.querySelectorAll(".rubric")].map((heading) => ({ heading, list: heading.nextElementSibling }));
  const terms = groups.flatMap(({ heading, list }) => [...list.children].map((item) => ({
    item,
    link: item.querySelector("a"),
    letter: heading.textContent,
    kind: item.querySelector(".term-page").textContent,
    names: [item.querySelector("a"), item.querySelector(".term-other")].map((name) => split(name.textContent)),
  })));
  const chosen = { kind: "", letter: "" };

  function make(tag, className, ...children) {
    const made = document.createElement(tag);
    made.className = className;
    made.append(...children);
    return made;
  }

  const input = make("input", "term-input");
  Object.assign(input, { type: "search", id: "term-input", autocomplete: "off", spellcheck: false, enterKeyHint: "search" });
  const label = make("label", "term-label", words.type);
  label.htmlFor = input.id;
  const status = make("p", "term-status");
  status.setAttribute("role", "status");
  status.setAttribute("aria-live", "polite");
  const reset = make("button", "term-reset", words.reset);
  reset.type = "button";

  /** A row of buttons of which one at most is pressed. */
  function row(what, name, values) {
    const made = make("div", `term-row term-${what}s`, ...values.map((value) => {
      const button = make("button", "", value);
      Object.assign(button, { type: "button", value });
      button.addEventListener("click", () => {
        chosen[what] = chosen[what] === value ? "" : value;
        show();
      });
      return button;
    }));
    made.setAttribute("role", "group");
    made.setAttribute("aria-label", name);
    return made;
  }

  const kinds = [...new Set(terms.map(({ kind }) => kind))].sort((one, other) => one.localeCompare(other));
  const rows = {
    kind: row("kind", words.kinds, kinds),
    letter: row("letter", words.letters, groups.map(({ heading }) => heading.textContent)),
  };

  const form = make("form", "term-filter", label, input, rows.kind, rows.letter, make("div", "term-foot", status, reset));
  const narrow = matchMedia("(max-width: 46em)");

  /** Each word that was typed must begin a word of one of the two names. */
  const fits = ({ names }, typed) =>
    names.some((name) => typed.every((part) => name.some((word) => word.startsWith(part))));

  function show() {
    const typed = split(input.value);
    let shown = 0;
    for (const term of terms) {
      const is = fits(term, typed) && Object.entries(chosen).every(([what, value]) => !value || term[what] === value);
      term.item.hidden = !is;
      shown += is;
    }
    for (const { heading, list } of groups) heading.hidden = list.hidden = [...list.children].every((item) => item.hidden);
    for (const [what, value] of Object.entries(chosen))
      for (const button of rows[what].children) button.setAttribute("aria-pressed", String(button.value === value));
    const said = shown === terms.length ? words.all : shown ? words.some : words.none;
    const text = said.replace("%n", shown).replace("%m", terms.length);
    if (status.textContent !== text) status.textContent = text;
    form.classList.toggle("term-typed", typed.length > 0);
    reset.hidden = !input.value && !chosen.kind && !chosen.letter;
  }

  function clear() {
    input.value = chosen.kind = chosen.letter = "";
    show();
    input.focus({ preventScroll: true });
  }

  input.addEventListener("input", () => {
    show();
    if (narrow.matches) form.scrollIntoView(); // the keyboard covers half of a phone: what was found must be in the other
  });
  input.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !reset.hidden) {
      event.preventDefault();
      clear();
    }
  });
  reset.addEventListener("click", clear);
  form.setAttribute("role", "search");
  form.setAttribute("aria-label", words.filter);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (split(input.value).length) terms.find(({ item }) => !item.hidden)?.link.click();
  });
  index.before(form);
  show();
  addEventListener("pageshow", show); // the browser has put back what was typed
})();

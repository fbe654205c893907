// The look-up box: as one types, hits; Enter or a tap opens one in its place. What is found is lookup-engine.js's business.
"use strict";
(() => {
  const form = document.querySelector("form.lookup");
  if (!form) return;
  const input = form.querySelector(".lookup-input"), panel = form.querySelector(".lookup-panel");
  const list = form.querySelector(".lookup-hits"), note = form.querySelector(".lookup-note");
  const status = form.querySelector(".lookup-status"), choice = form.querySelector(".lookup-edition"), edition = choice.querySelector("select");
  const thumb = document.querySelector(".lookup-thumb");
  const { root, language } = form.dataset, words = JSON.parse(form.dataset.words);
  const { site, script, records } = RulebookSite;
  const FIRST = 6, MOST = 30; // so many hits at once, the rest when nobody types
  const PAUSE = 150, LONGEST = 200;
  const HELD = "rulebook-edition";
  let loading = null, hits = [], chosen = -1, absent = false, rest = null;

  // The front page keeps a place for the box in its text; elsewhere the bar is its place.
  document.querySelector(".lookup-here")?.replaceChildren(form);

  /** The engine over records.js, loaded when the box is first used. Plain script tags: they work from a disk too. */
  function engine() {
    const own = ["minisearch", "base-stemmer", "russian-stemmer", "english-stemmer",
      ...["words", "passage", "numbers", "ranking", "engine"].map((part) => `lookup-${part}`)];
    loading ??= Promise.all([records(), ...own.map((name) => script(`${root}_static/${name}.js`))])
      .then(() => RulebookLookup.createLookup({ records: RULEBOOK.records, MiniSearch, RussianStemmer, EnglishStemmer }));
    loading.catch(() => { note.textContent = words.missing; });
    return loading;
  }

  const say = (text, ...values) => values.reduce((said, value) => said.replace("%s", () => value), text);

  function element(tag, className, ...children) {
    const made = document.createElement(tag);
    made.className = className;
    made.append(...children);
    return made;
  }

  const pieces = (parts) => parts.map(({ text, mark }) => (mark ? element("mark", "", text) : text));

  function option(hit, at) {
    const made = element("a", `lookup-hit lookup-${hit.type}`);
    Object.assign(made, { href: new URL(hit.url, site), id: `lookup-hit-${at}`, tabIndex: -1 });
    made.setAttribute("role", "option");
    made.setAttribute("aria-selected", "false");
    const head = element("span", "lookup-head");
    if (hit.number) head.append(element("b", "lookup-number", hit.number), " ");
    head.append(element("span", "lookup-title", ...pieces(hit.title)));
    if (hit.other.length) {
      const other = element("span", "lookup-other", ...pieces(hit.other));
      other.lang = language === "ru" ? "en" : "ru";
      head.append(" ", other);
    }
    const kind = [words[hit.type] ?? hit.type, hit.edition && (words[hit.edition] ?? hit.edition), hit.here && say(words.here, hit.here),
      hit.held && `${words[edition.value]}: ${hit.held}`].filter(Boolean).join(" · ");
    const text = element("span", "lookup-text", ...pieces(hit.passage.pieces));
    if (hit.passage.language !== language) text.lang = hit.passage.language;
    made.append(head, " ", element("span", `lookup-kind edition-${hit.edition || "none"}`, kind), " ", text);
    return made;
  }

  function choose(at) {
    list.children[chosen]?.setAttribute("aria-selected", "false");
    chosen = at;
    const now = list.children[chosen];
    now?.setAttribute("aria-selected", "true");
    now?.scrollIntoView({ block: "nearest" });
    if (now) input.setAttribute("aria-activedescendant", now.id);
    else input.removeAttribute("aria-activedescendant");
  }

  function open(shown) {
    panel.hidden = !shown;
    input.setAttribute("aria-expanded", String(shown && hits.length > 0));
    if (!shown) choose(-1);
  }

  /** Shows the hits that were left out while somebody typed. */
  function complete() {
    clearTimeout(rest?.timer);
    const { all } = rest ?? {};
    rest = null;
    if (!all) return;
    const more = all();
    hits.push(...more);
    list.append(...more.map((hit, at) => option(hit, FIRST + at)));
  }

  /** Looks up what stands in the box and shows what was found. */
  async function show() {
    const query = input.value.trim().slice(0, LONGEST);
    clearTimeout(rest?.timer);
    rest = null;
    if (!query) {
      hits = [];
      status.textContent = "";
      open(false);
      return;
    }
    const { search } = await engine();
    if (query !== input.value.trim().slice(0, LONGEST)) return; // typed on in the meantime
    const held = edition.value, { total, ...found } = search(query, language, { most: FIRST, held });
    hits = found.hits;
    absent = found.how === "absent";
    const counted = total > MOST ? say(words.shown, MOST, total) : say(words.found, total);
    const how = { layout: say(words.layout, found.read), near: words.near, absent: say(words.absent, found.read) }[found.how] ?? "";
    if (panel.scrollTop) panel.scrollTop = 0;
    note.textContent = total ? [how, total > MOST ? counted : ""].filter(Boolean).join(" ") : say(words.none, query);
    status.textContent = total ? [how, counted].filter(Boolean).join(" ") : note.textContent;
    choice.hidden = !found.number;
    choose(-1);
    list.replaceChildren(...hits.map(option));
    panel.dataset.query = query; // what the hits shown are the answer to
    open(true);
    if (total > hits.length) rest = { timer: setTimeout(complete, PAUSE), all: () => search(query, language, { most: MOST, held }).hits.slice(FIRST) };
  }

  function focus() {
    input.focus();
    input.select();
  }

  function go(at) {
    const there = list.children[at];
    if (!there) return;
    const here = there.href === location.href; // no event comes of going where one is
    open(false);
    input.blur();
    document.getElementById("__navigation").checked = false;
    location.assign(there.href);
    if (here) dispatchEvent(new HashChangeEvent("hashchange"));
  }

  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    try {
      await show();
      if (absent) choose(0); // it is not what was asked for: nobody should land there unawares
      else go(0);
    } catch {
      form.submit(); // no records: Sphinx's search page is what is left
    }
  });

  input.addEventListener("focus", () => {
    engine();
    thumb.hidden = true;
    if (hits.length) open(true);
  });
  input.addEventListener("input", () => show().catch(() => open(true)));
  form.addEventListener("keydown", (event) => {
    if (event.target !== input) {
      if (event.key !== "Escape" || panel.hidden) return;
      event.preventDefault();
      input.focus(); // out of what is about to be hidden
      open(false);
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && hits.length) {
      event.preventDefault();
      open(true);
      complete();
      choose((chosen + step + hits.length + (chosen < 0 && step < 0 ? 1 : 0)) % hits.length);
    } else if (event.key === "Enter" && chosen >= 0) {
      event.preventDefault();
      go(chosen);
    } else if (event.key === "Escape") {
      event.preventDefault();
      if (panel.hidden) input.value = "";
      if (panel.hidden) input.blur();
      open(false);
    }
  });

  list.addEventListener("click", (event) => {
    const hit = event.target.closest(".lookup-hit");
    if (!hit || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    go([...list.children].indexOf(hit));
  });

  // The edition that the reader holds is remembered; a browser that keeps nothing, or something else, changes nothing.
  try {
    const kept = localStorage.getItem(HELD);
    if ([...edition.options].some(({ value }) => value === kept)) edition.value = kept;
  } catch { /* nothing was kept */ }
  edition.addEventListener("change", () => {
    try {
      localStorage.setItem(HELD, edition.value);
    } catch { /* nothing is kept */ }
    show();
  });

  document.addEventListener("pointerdown", (event) => { if (!form.contains(event.target)) open(false); });
  form.addEventListener("focusout", ({ relatedTarget }) => {
    thumb.hidden = form.contains(relatedTarget);
    if (relatedTarget && !form.contains(relatedTarget)) open(false);
  });

  // The key of the slash, whatever layout is on. Sphinx's own handler would only reach the same box.
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !(event.key === "/" || (event.code === "Slash" && !event.shiftKey))) return;
    if (event.target.closest("input:not([type=checkbox]), textarea, select, [contenteditable]")) return;
    event.preventDefault();
    focus();
  });

  // On the front page the box stands in the text: whoever comes to it from below finds it at the top, above the keyboard.
  thumb.addEventListener("click", () => {
    if (form.closest(".lookup-here")) form.scrollIntoView();
    focus();
  });

  const asked = new URLSearchParams(location.search).get("q");
  if (asked && !document.querySelector("#search-results")) {
    input.value = asked.slice(0, LONGEST);
    input.focus();
    show().catch(() => open(true));
  }
})();

// The look-up box: as one types, hits; Enter or a tap opens one in its place. What is found is lookup-engine.js's business.
"use strict";
(() => {
  const form = document.querySelector("form.lookup");
  if (!form) return;
  const input = form.querySelector(".lookup-input"), panel = form.querySelector(".lookup-panel");
  const list = form.querySelector(".lookup-hits"), note = form.querySelector(".lookup-note");
  const status = form.querySelector(".lookup-status");
  const { root, language, release } = form.dataset, words = JSON.parse(form.dataset.words);
  const MOST = 30;
  const site = new URL(`${root}../`, location.href);
  let loading = null, hits = [], chosen = -1;

  // The front page keeps a place for the box in its text; elsewhere the bar is its place.
  document.querySelector(".lookup-here")?.replaceChildren(form);

  const script = (path) => new Promise((done, failed) => {
    const element = document.createElement("script");
    element.src = new URL(path, location.href);
    if (release) element.src += `?v=${release}`;
    element.onload = done;
    element.onerror = () => failed(new Error(path));
    document.head.append(element);
  });

  /** The engine over records.js, loaded when the box is first used. Plain script tags: they work from a disk too. */
  function engine() {
    const own = (name) => `${root}_static/${name}.js`;
    loading ??= (async () => {
      await Promise.all([script(`${root}../records.js`), script(own("minisearch")), script(own("base-stemmer")), script(own("lookup-words"))]);
      await Promise.all(["russian-stemmer", "english-stemmer", "lookup-passage", "lookup-numbers"].map((name) => script(own(name))));
      await script(own("lookup-engine"));
      return RulebookLookup.createLookup({ records: RULEBOOK.records, MiniSearch, RussianStemmer, EnglishStemmer });
    })();
    loading.catch(() => { note.textContent = words.missing; });
    return loading;
  }

  const say = (text, ...values) => values.reduce((said, value) => said.replace("%s", value), text);

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
    const kind = [words[hit.type] ?? hit.type, hit.edition && (words[hit.edition] ?? hit.edition), hit.here && say(words.here, hit.here)]
      .filter(Boolean).join(" · ");
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

  /** Looks QUERY up and shows what was found. */
  async function show() {
    const query = input.value.trim();
    if (!query) {
      hits = [];
      status.textContent = "";
      open(false);
      return;
    }
    const { search } = await engine();
    if (query !== input.value.trim()) return; // typed on in the meantime
    const { total, ...found } = search(query, language, MOST);
    hits = found.hits;
    const counted = total > MOST ? say(words.shown, MOST, total) : say(words.found, total);
    const how = found.how === "layout" ? say(words.layout, found.read) : found.how === "near" ? words.near : "";
    note.textContent = total ? [how, total > MOST ? counted : ""].filter(Boolean).join(" ") : say(words.none, query);
    status.textContent = total ? [how, counted].filter(Boolean).join(" ") : note.textContent;
    choose(-1);
    list.replaceChildren(...hits.map(option));
    panel.scrollTop = 0;
    panel.dataset.query = query; // what the hits shown are the answer to
    open(true);
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
      go(Math.max(chosen, 0));
    } catch {
      form.submit(); // no records: Sphinx's search page is what is left
    }
  });

  input.addEventListener("focus", () => { engine(); if (hits.length) open(true); });
  input.addEventListener("input", () => show().catch(() => open(true)));
  input.addEventListener("keydown", (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && hits.length) {
      event.preventDefault();
      open(true);
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

  document.addEventListener("pointerdown", (event) => { if (!form.contains(event.target)) open(false); });
  form.addEventListener("focusout", (event) => { if (event.relatedTarget && !form.contains(event.relatedTarget)) open(false); });

  // The key of the slash, whatever layout is on. Sphinx's own handler would only reach the same box.
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !(event.key === "/" || (event.code === "Slash" && !event.shiftKey))) return;
    if (event.target.closest("input:not([type=checkbox]), textarea, select, [contenteditable]")) return;
    event.preventDefault();
    input.focus();
    input.select();
  });

  const asked = new URLSearchParams(location.search).get("q");
  if (asked && !document.querySelector("#search-results")) {
    input.value = asked;
    input.focus();
    show().catch(() => open(true));
  }
})();

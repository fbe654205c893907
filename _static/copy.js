// Copying: a rule, a term or an assumption as "number. title. text — edition, link", for a chat. The number itself is the link.
"use strict";
(() => {
  const { site, part, say, words } = RulebookSite;
  const { PLACES, ofPlace, plain } = RulebookPassage;
  const SHOWN = 2500; // milliseconds that a button says what it has done

  /** An address to paste elsewhere: of a copy on a disk, the one where the site is published, if the page knows it. */
  function published(address) {
    const canonical = document.querySelector("link[rel=canonical]")?.href;
    if (location.protocol !== "file:" || !canonical || !address.startsWith(site.href)) return address;
    const depth = location.pathname.slice(site.pathname.length).split("/").length - 1;
    return new URL("../".repeat(depth) + address.slice(site.href.length), canonical).href;
  }

  /** The passage as one reads it out: a text of several lines has its source on a line of its own. */
  function line({ type, number, title, edition, address, blocks }) {
    const text = plain(blocks);
    const from = `— ${type === "assumption" ? words.ours : words.of[edition]}, ${published(address)}`;
    const name = [number, title].filter(Boolean).map((part) => (/[.?!…]$/.test(part) ? part : `${part}.`));
    return [[...name, text[0] ?? ""].join(" "), ...text.slice(1)].join("\n") + (text.length > 1 ? "\n" : " ") + from;
  }

  /** Shows TEXT in a field, all of it selected, until the field is left; whether the browser then copied it by itself. */
  function byField(text) {
    const field = part(".copy-field"), area = field.querySelector("textarea"), before = document.activeElement;
    const close = () => {
      field.remove();
      before?.focus({ preventScroll: true });
    };
    document.querySelector("body > .copy-field")?.remove(); // of an earlier try
    area.value = text;
    document.body.append(field);
    area.select();
    let done = false;
    try {
      done = document.execCommand("copy");
    } catch { /* the reader copies it by hand */ }
    if (done) close();
    else {
      field.addEventListener("keydown", (event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        close();
      });
      field.querySelector("button").addEventListener("click", close);
    }
    return done;
  }

  /** Copies PASSAGE; BUTTON tells that it did, and so does the page's voice. */
  async function copy(passage, button) {
    const text = line(passage);
    let done = true;
    try {
      await navigator.clipboard.writeText(text);
    } catch { // none on a page without https, or not allowed
      done = byField(text);
    }
    if (!done) return;
    button.classList.add("copy-done");
    say(words.copied.replace("%s", passage.number || passage.title));
    setTimeout(() => button.classList.remove("copy-done"), SHOWN);
  }

  for (const place of document.querySelectorAll(`article :is(${PLACES})`)) {
    const self = place.querySelector(":scope > p > .head > .self");
    if (!self) continue;
    const button = part(".copy-button");
    button.title = words.copy.replace("%s", self.textContent);
    button.setAttribute("aria-label", button.title);
    button.addEventListener("click", () => copy(ofPlace(place), button));
    self.parentElement.parentElement.prepend(button); // not into the head: see _ext/rulebook/marks.py
  }

  window.RulebookCopy = { copy, line };
})();

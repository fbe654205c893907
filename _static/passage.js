// A rule, a term or an assumption as previews show it and copies tell it: read from the page where it stands there, else put
// together from the site's data. It is {type, number, title, other, edition, address, blocks}; blocks are elements.
"use strict";
(() => {
  const { site, language, records, marks, make } = RulebookSite;
  const PLACES = ".rule, .term, .assumption", OTHER = language === "ru" ? "en" : "ru";
  const NO_TEXT = ".head, .backlinks, .report, details, button"; // what stands in a place and is not its text
  const BULLET = /^(?:-|(\d+)\.) /;
  let loading = null;

  const unstopped = (title) => title.replace(/\.$/, "");

  /** The passage at PLACE, an element of this page. */
  function ofPlace(place) {
    const said = (selector) => place.querySelector(`.head ${selector}`)?.textContent ?? "";
    const copy = place.cloneNode(true);
    for (const one of copy.querySelectorAll(NO_TEXT)) one.remove();
    for (const one of copy.querySelectorAll("[id]")) one.removeAttribute("id");
    const here = new URL(location.href);
    [here.search, here.hash] = ["", place.id];
    return {
      type: ["rule", "term", "assumption"].find((type) => place.classList.contains(type)),
      number: said(".rule-number"), title: unstopped(said(".term-name") || said(".rule-title")), other: said(".term-other"),
      edition: place.id.startsWith("r15-") ? "15" : "II",
      address: here.href,
      blocks: [...copy.children],
    };
  }

  /** What LINK leads to, if that stands on this page. */
  function placeOf(link) {
    if (["protocol", "host", "pathname"].some((part) => link[part] !== location[part])) return null;
    const place = document.getElementById(link.hash.slice(1));
    return place?.matches(PLACES) ? place : null;
  }

  /** The address of a record, only if it is within this site. */
  function addressOf(record) {
    try {
      const { href } = new URL(record.url[language], site);
      return href.startsWith(site.href) ? href : "";
    } catch {
      return "";
    }
  }

  /** Everything that can be shown or linked, by address and by id; whatever is broken is as if it were not there. */
  function data() {
    loading ??= Promise.all([records(), marks().catch(() => ({}))]).then(([all, told]) => {
      const byAddress = new Map(), byId = new Map();
      for (const record of all) {
        const address = addressOf(record ?? {});
        if (!address) continue;
        byAddress.set(address, record);
        byId.set(record.type === "example" ? `example:${record.id}` : record.id, record);
      }
      return { byAddress, byId, told: told ?? {} };
    });
    loading.catch(() => { loading = null; });
    return loading;
  }

  /** The marks of a text as {begin, end, meaning}; `_ext/rulebook/inline.py` writes them. */
  function read(told) {
    const words = typeof told === "string" && told ? told.split(" ") : [], found = [];
    for (let i = 0, last = 0; i + 2 < words.length; i += 3) {
      const begin = last + Number(words[i]);
      last = begin + Number(words[i + 1]);
      if (last >= begin) found.push({ begin, end: last, meaning: words[i + 2] });
    }
    return found;
  }

  /** The blocks of a plain TEXT with its marks: paragraphs, lists, quotes. */
  function blocksOf(text, found, byId) {
    function marked({ begin, end, meaning }) {
      const words = text.slice(begin, end);
      if (meaning === "*") return make("strong", "", words);
      const record = byId.get(meaning);
      if (!record) return words;
      const link = make("a", `to-${record.type} reference internal`, words);
      link.href = addressOf(record);
      return link;
    }

    function inline(begin, end) {
      const made = [];
      for (const one of found) {
        if (one.begin < begin || one.end > end || one.begin === one.end) continue;
        made.push(text.slice(begin, one.begin), marked(one));
        begin = one.end;
      }
      return [...made, text.slice(begin, end)];
    }

    let at = 0;
    return text.split("\n\n").map((block) => {
      const quoted = found.some(({ begin, meaning }) => begin === at && meaning === ">");
      const lines = block.split("\n").map((line) => {
        const begin = at;
        at += line.length + 1;
        return { line, begin, bullet: BULLET.exec(line), end: begin + line.length };
      });
      at += 1;
      const made = lines[0].bullet ? make(lines[0].bullet[1] ? "ol" : "ul", "") : make("p", "");
      if (lines[0].bullet?.[1]) made.start = Number(lines[0].bullet[1]);
      for (const { begin, bullet, end } of lines) {
        if (lines[0].bullet && bullet) made.append(make("li", "", ...inline(begin + bullet[0].length, end)));
        else (made.lastElementChild?.matches("li") ? made.lastElementChild : made).append(...(begin > lines[0].begin ? [make("br", "")] : []), ...inline(begin, end));
      }
      return quoted ? make("blockquote", "", made) : made;
    });
  }

  function ofRecord(record, { byId, told }) {
    const title = record.title?.[language], text = record.text?.[language];
    if (!["rule", "term", "assumption"].includes(record.type) || typeof title !== "string" || typeof text !== "string") return null;
    const marked = read(Object.hasOwn(told, record.id) ? told[record.id] : "");
    return {
      type: record.type, number: record.type === "term" ? "" : String(record.id), title,
      other: (record.type === "term" && record.title[OTHER]) || "", edition: String(record.id).startsWith("15:") ? "15" : "II",
      address: addressOf(record), blocks: blocksOf(text, marked, byId),
    };
  }

  /** The passage that LINK leads to, or null where nothing is known of it. */
  async function ofLink(link) {
    const place = placeOf(link);
    if (place) return ofPlace(place);
    const known = await data(), record = known.byAddress.get(link.href);
    return record ? ofRecord(record, known) : null;
  }

  /** Elements as lines of plain text. */
  function plain(elements) {
    const words = (element) => element.textContent.replace(/\s+/g, " ").trim();
    return [...elements].flatMap((element) => {
      if (element.matches("ul, ol")) {
        const bullet = (at) => (element.matches("ol") ? `${element.start + at}. ` : "- ");
        return [...element.children].map((item, at) => bullet(at) + (item.querySelector("p, ul, ol") ? plain(item.children).join("\n  ") : words(item)));
      }
      if (element.matches("tr")) return [...element.children].map(words).join(" | ");
      return element.querySelector("p, ul, ol, tr") ? plain(element.children) : words(element);
    }).filter(Boolean);
  }

  window.RulebookPassage = { PLACES, ofPlace, ofLink, placeOf, plain };
})();

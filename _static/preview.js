// Previews: a link to a rule, a term or an assumption shows its text in place. A mouse or the keyboard's focus shows it in
// passing; a finger's first tap shows it, the second goes there. Without this script, or its data, links are plain links.
"use strict";
(() => {
  const { part, make, say, words } = RulebookSite;
  const { ofLink, placeOf, plain } = RulebookPassage;
  const KINDS = "a:is(.to-rule, .to-term, .to-assumption)", LINKS = `article ${KINDS}, .preview-text ${KINDS}`;
  const SHOW = 250, HIDE = 300, SLOW = 200, GAP = 6; // milliseconds, and pixels
  const panel = part(".preview");
  const [name, kind, text, back, open, copy, close] = ["name", "kind", "text", "back", "open", "copy", "close"]
    .map((one) => panel.querySelector(`.preview-${one}`));
  let link = null, how = "", shown = null, wanted = null, touched = null, dismissed = null, pressed = null, timer = 0, asking = "";
  const trail = []; // the passages on the way to the one that is shown
  document.body.append(panel);

  const linkAt = (target) => target?.closest?.(LINKS) ?? null;

  function later(what, act, after) {
    clearTimeout(timer);
    asking = what;
    timer = setTimeout(act, after);
  }

  /** Takes back what WHAT ("hover", "focus", "hide") asked for, as long as it has not come about. */
  function cancel(what) {
    if (asking !== what) return;
    clearTimeout(timer);
    [wanted, asking] = [null, ""];
  }
  const modified = (event) => event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

  /** Whether one sees what the link leads to anyway. */
  function inSight(at) {
    const box = placeOf(at)?.getBoundingClientRect();
    return box && !panel.contains(at) && box.top >= document.querySelector(".bar").offsetHeight && box.bottom <= innerHeight;
  }

  /** A sheet at the bottom for a thumb; else beside the link, where there is more room. */
  function place() {
    const sheet = how === "touch" && matchMedia("(max-width: 46em)").matches;
    panel.classList.toggle("preview-sheet", sheet);
    panel.removeAttribute("style");
    if (sheet) {
      const covered = link.getBoundingClientRect().bottom + GAP - panel.getBoundingClientRect().top;
      if (covered > 0) scrollBy({ top: covered, behavior: "instant" });
    } else {
      const box = link.getBoundingClientRect(), { clientWidth } = document.documentElement; // a link may run over two lines
      const left = Math.min(link.getClientRects()[0]?.left ?? 0, clientWidth - panel.offsetWidth - GAP);
      const above = box.top - document.querySelector(".bar").offsetHeight - 2 * GAP, below = innerHeight - box.bottom - 2 * GAP;
      const under = below >= Math.min(panel.offsetHeight, above);
      panel.style.maxHeight = `${Math.max(120, Math.min(panel.offsetHeight, under ? below : above))}px`;
      panel.style.left = `${Math.max(GAP, left) + scrollX}px`;
      panel.style.top = `${(under ? box.bottom + GAP : box.top - GAP - panel.offsetHeight) + scrollY}px`;
    }
    if (text.scrollHeight > text.clientHeight + 1) text.tabIndex = 0;
    else text.removeAttribute("tabindex");
  }

  function render(passage) {
    shown = passage;
    const number = passage.number && make("b", "preview-number", passage.number);
    const other = passage.other && make("span", "preview-other", passage.other);
    if (other) other.lang = words.other;
    name.replaceChildren(...[number, passage.title, other].filter(Boolean).flatMap((one, at) => (at ? [" ", one] : [one])));
    kind.textContent = [words[passage.type], passage.type !== "assumption" && words[passage.edition]].filter(Boolean).join(" · ");
    text.replaceChildren(...passage.blocks);
    open.href = passage.address;
    back.hidden = !trail.length;
    copy.classList.remove("copy-done");
    copy.hidden = !passage.type;
    panel.hidden = false;
    place();
    text.scrollTop = 0;
  }

  /** Shows what AT leads to, as a hovering mouse, the focus or a touch asked; a touch never leads nowhere. */
  async function show(at, by) {
    clearTimeout(timer);
    [wanted, asking] = [at, by];
    const inside = panel.contains(at), touch = by === "touch";
    const begin = () => {
      if (inside) return;
      trail.length = 0;
      [link, how, dismissed] = [at, by, null];
    };
    const slow = touch && !inside ? setTimeout(() => {
      begin();
      render({ title: at.textContent, address: at.href, blocks: [make("p", "", words.loading)] });
    }, SLOW) : 0;
    const passage = await ofLink(at).catch(() => null);
    clearTimeout(slow);
    if (wanted !== at) return;
    if (!passage) {
      if (touch) location.assign(at.href);
      return;
    }
    begin();
    if (inside) trail.push(shown);
    render(passage);
    asking = "";
    if (touch) panel.focus({ preventScroll: true }); // a screen reader reads on from there
    if (by === "focus") say([name.textContent, kind.textContent, ...plain(text.children), words.keys].join(". "));
  }

  /** Closes the preview; the focus, if it was in there, goes back to the link. */
  function hide(focus = panel.contains(document.activeElement)) {
    clearTimeout(timer);
    [wanted, asking] = [null, ""];
    if (panel.hidden) return;
    dismissed = focus || document.activeElement === link ? link : null;
    panel.hidden = true;
    say("");
    if (focus) link.focus({ preventScroll: true });
  }

  const leave = () => later("hide", () => { if (!panel.contains(document.activeElement)) hide(false); }, HIDE);

  document.addEventListener("pointerover", ({ target, pointerType }) => {
    if (pointerType !== "mouse") return;
    const at = linkAt(target), open = !panel.hidden;
    if (at && !panel.contains(at) && !(open && at === link)) later("hover", () => { if (!inSight(at)) show(at, "hover"); }, SHOW);
    else if (open && (at === link || panel.contains(target))) ["hover", "hide"].forEach(cancel);
    else if (open && how === "hover") leave();
    else cancel("hover");
  });
  document.documentElement.addEventListener("pointerleave", () => {
    if (!panel.hidden && how === "hover") leave();
    else cancel("hover");
  });

  document.addEventListener("focusin", ({ target }) => {
    if (panel.contains(target) || target === dismissed || (target === link && !panel.hidden)) return;
    dismissed = null;
    if (how === "focus" && !panel.hidden) hide(false);
    cancel("focus");
    const at = linkAt(target);
    if (at?.matches(":focus-visible") && !inSight(at)) later("focus", () => show(at, "focus"), SHOW);
  });

  document.addEventListener("pointerdown", ({ target, pointerType }) => {
    touched = pointerType === "mouse" ? null : linkAt(target);
    pressed = target;
  });
  document.addEventListener("pointerup", ({ target }) => { // of a touch that scrolls there is none
    const outside = [target, pressed].every((one) => !panel.contains(one) && linkAt(one) !== link);
    if (!panel.hidden && outside) hide(false);
  });

  document.addEventListener("click", (event) => {
    const at = linkAt(event.target), finger = at && at === touched && event.detail > 0;
    touched = null;
    if (event.defaultPrevented || modified(event)) return;
    if (finger && !(at === link && !panel.hidden) && !inSight(at)) {
      event.preventDefault();
      show(at, "touch");
    } else if (at || (event.target.closest("a") && panel.contains(event.target))) hide(false);
  });

  document.addEventListener("keydown", (event) => {
    touched = null;
    if (panel.hidden || event.defaultPrevented) return;
    if (event.key === "Escape") hide();
    if (event.key !== "Tab" || event.ctrlKey || event.altKey || event.metaKey) return;
    // The preview comes after its link in the order of the tabulator, whatever the page's order is.
    const stops = [...panel.querySelectorAll("a[href], button, [tabindex='0']")].filter((one) => !one.hidden);
    const active = document.activeElement, at = stops.indexOf(active), inside = panel.contains(active);
    if (!inside && active !== link) return;
    if (event.shiftKey ? inside && at <= 0 : !inside) {
      event.preventDefault();
      (event.shiftKey ? link : stops[0]).focus();
    } else if (!event.shiftKey && at === stops.length - 1) hide(); // the browser goes on from the link
  });

  back.addEventListener("click", () => {
    render(trail.pop());
    panel.focus({ preventScroll: true });
  });
  copy.addEventListener("click", () => RulebookCopy.copy(shown, copy));
  close.addEventListener("click", () => hide());
  addEventListener("hashchange", () => hide(false));
  addEventListener("pagehide", () => hide(false));
  addEventListener("resize", () => { if (!panel.hidden && !panel.matches(".preview-sheet")) place(); });
})();

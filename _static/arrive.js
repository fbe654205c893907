// Arriving at a place: its folded surroundings open, it has the keyboard's focus, a screen reader reads on from there.
// Who comes back finds the page where he left it: what is folded opens, and no more. An entry of the history that has been
// visited bears a mark; how far down it was read is kept here, since Chromium goes back to the place that a page was
// opened with, not to where its reader left it.
"use strict";
(() => {
  const left = new Map();
  let back;

  /** The place that the address names, with all that it is folded in open. By `:target`, so no address does harm. */
  function unfold() {
    const place = document.querySelector(":target");
    if (!place || place.id === "furo-main-content") return null;
    for (let fold = place.closest("details"); fold; fold = fold.parentElement.closest("details")) fold.open = true;
    return place;
  }

  function arrive() {
    const place = unfold();
    if (!place) return;
    const reader = place.matches("details") ? place.querySelector("summary") : place;
    if (reader === place && !place.hasAttribute("tabindex")) place.tabIndex = -1;
    reader.focus({ preventScroll: true });
    place.scrollIntoView();
  }

  const mark = () => history.state?.visit;

  function visit() {
    arrive();
    try {
      history.replaceState({ ...history.state, visit: Math.random() }, "");
    } catch { /* no history for pages opened from disk: every visit is the first */ }
  }

  function revisit() {
    unfold();
    if (back !== undefined) scrollTo({ top: back, behavior: "instant" });
  }

  addEventListener("scroll", () => { if (mark()) left.set(mark(), scrollY); }, { passive: true });
  addEventListener("popstate", () => { back = left.get(mark()); });
  // An event that is not the browser's comes from the look-up box, of going where one is.
  addEventListener("hashchange", (event) => { if (event.isTrusted && mark()) revisit(); else visit(); });
  document.addEventListener("click", (event) => {
    const link = event.target.closest?.("a[href]");
    if (!link?.hash || link.href !== location.href) return;
    setTimeout(() => { if (!event.defaultPrevented) visit(); }); // of this, too, the browser tells nothing
  });

  const opened = () => { if (mark()) unfold(); else visit(); };
  unfold();
  if (document.readyState === "complete") opened();
  else addEventListener("load", opened);
})();

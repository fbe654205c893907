// Arriving at a rule: its folded surroundings open, it has the keyboard's focus, a screen reader reads on from there.
"use strict";
(() => {
  function arrive() {
    const place = document.querySelector(":target");
    if (!place || place.id === "furo-main-content") return;
    for (let fold = place.closest("details"); fold; fold = fold.parentElement.closest("details")) fold.open = true;
    if (!place.hasAttribute("tabindex")) place.tabIndex = -1;
    place.focus({ preventScroll: true });
    place.scrollIntoView();
  }

  addEventListener("hashchange", arrive);
  if (document.readyState === "complete") arrive();
  else addEventListener("load", arrive);
})();

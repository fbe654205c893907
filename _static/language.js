// The language switch keeps the rule as well as the page, and the choice is remembered for the next visit.
// Without this script the switch is a plain link to the same page.
"use strict";
(() => {
  const link = document.querySelector(".bar-language");
  if (!link) return;
  const plain = link.getAttribute("href");

  const inView = (element) => {
    const box = element.getBoundingClientRect();
    return box.bottom > 150 && box.top < innerHeight * 0.6; // the end of the one before shows above a rule that one arrived at
  };

  /** The anchor that the reader is at: the one of the address while it is in sight, else the first one in sight. */
  function here() {
    const named = document.querySelector(":target");
    if (named && inView(named)) return location.hash;
    if (scrollY < 120) return "";
    const places = "article :is(.rule, .term, .assumption)[id], article section[id] > :is(h1, h2, h3)";
    const first = [...document.querySelectorAll(places)].find(inView);
    return first ? `#${first.id || first.parentElement.id}` : location.hash;
  }

  const aim = () => link.setAttribute("href", plain + location.search + here());
  for (const event of ["pointerenter", "pointerdown", "focus", "click"]) link.addEventListener(event, aim);
  link.addEventListener("click", () => {
    try {
      localStorage.setItem("rulebook-language", link.hreflang);
    } catch { /* nothing is remembered then */ }
  });
})();

// The site's root opens the site in the reader's language: the one chosen before, else the first of the browser's that we have.
"use strict";
(() => {
  const READ_RUSSIAN = ["ru", "be", "uk", "kk", "ky", "hy", "ka"]; // where the game is played in Russian
  let language = null;
  try {
    language = localStorage.getItem("rulebook-language");
  } catch { /* nothing is remembered then */ }
  if (language !== "ru" && language !== "en") {
    const known = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => tag === "en" || READ_RUSSIAN.includes(tag));
    language = READ_RUSSIAN.includes(known) ? "ru" : "en";
  }
  location.replace(`${language}/index.html${location.search}${location.hash}`);
})();

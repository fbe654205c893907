// Runs before anything is painted: the page has a script, and the reader's choice of colours holds from the first moment.
"use strict";
document.documentElement.classList.remove("no-js");
try {
  document.body.dataset.theme = localStorage.getItem("theme") || "auto";
} catch {
  document.body.dataset.theme = "auto"; // a browser that keeps nothing for pages opened from disk
}

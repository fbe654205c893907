// Runs before anything is painted: the page has a script, and the reader's choice of colours holds from the first moment.
"use strict";
document.documentElement.classList.remove("no-js");
try {
  localStorage.getItem("theme");
} catch { // refused: what is chosen holds on this page; the scripts of Furo and Sphinx would stop at a storage that throws
  const kept = new Map();
  const storage = {
    getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => { kept.set(key, String(value)); }, removeItem: (key) => { kept.delete(key); },
  };
  Object.defineProperty(window, "localStorage", { configurable: true, value: storage });
}
document.body.dataset.theme = ["light", "dark"].find((theme) => theme === localStorage.getItem("theme")) ?? "auto";

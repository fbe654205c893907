// A printed page says where it is to be found; where the build was not told its address, the browser knows.
"use strict";
(() => {
  const line = document.querySelector(".paper-address[data-here]");
  if (line && location.protocol.startsWith("http")) line.textContent = location.origin + location.pathname;
})();

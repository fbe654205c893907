// Sphinx's Russian for ", in " before a page's name lacks its last space; a colon reads better in both languages.
"use strict";
Documentation.TRANSLATIONS[", in "] = ": ";

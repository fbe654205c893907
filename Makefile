# Every command sets up what it needs. A machine needs Python 3.11 (with venv) and make; `make` alone lists the commands.
PYTHON ?= python3
PORT ?= 8000
HOST ?= 127.0.0.1
LANGUAGE ?= ru
IDS ?= all

BIN := .venv/bin
READY := .venv/.ready
VENDOR := _build/vendor/.ready
JOIN = PYTHONPATH=_ext $(BIN)/python -m rulebook.join _build/html
STEMMERS = $$($(BIN)/python -c 'import sphinx.search as here; print(here.__path__[0])')/minified-js
# $(call site,en): one of the two sites; warnings are errors.
site = BOOK_LANGUAGE=$(1) $(BIN)/sphinx-build -b html -q -W --keep-going -j auto -d _build/doctrees/$(1) . _build/html/$(1)

.DEFAULT_GOAL := help
.PHONY: help serve html test examples watch lint confirm lock clean chromium sites

help:  ## this list
	@sed -n 's/^\([a-z]*\):[^#]*##  *\(.*\)/make \1#\2/p' $(MAKEFILE_LIST) | awk -F'#' '{printf "%-14s %s\n", $$1, $$2}'

serve: html  ## build both languages into _build/html and serve them on PORT (8000)
	@echo "Serving http://$(HOST):$(PORT)/ (Ctrl+C stops)"
	@$(BIN)/python -m http.server $(PORT) --bind $(HOST) --directory _build/html

html: $(READY) $(VENDOR)  ## build both languages from an empty folder and join them: what is published
	rm -rf _build/html _build/doctrees
	$(MAKE) --no-print-directory sites
	$(JOIN)

sites: $(READY) $(VENDOR)
	$(call site,en)
	$(call site,ru)
	cp _static/root/* _build/html/

test: lint chromium  ## everything: style, types, engine, extension, examples, both sites, a real browser
	$(BIN)/pytest -q -n auto --ignore tests/site
	$(MAKE) --no-print-directory html
	$(BIN)/pytest -q -n auto tests/site

examples: $(READY)  ## run the worked examples only (seconds)
	$(BIN)/pytest -q tests/examples

watch: $(READY) $(VENDOR)  ## rebuild one language on each save and serve it on PORT: LANGUAGE=ru or en
	BOOK_LANGUAGE=$(LANGUAGE) $(BIN)/sphinx-autobuild -b html -d _build/doctrees/watch-$(LANGUAGE) --host $(HOST) --port $(PORT) \
		--watch engine --watch _ext --ignore '*/_build/*' --ignore '*/.venv/*' --ignore '*/node_modules/*' --ignore '*.mo' \
		. _build/watch/$(LANGUAGE)

lint: $(READY)  ## style and types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check --quiet .
	$(BIN)/mypy conf.py engine _ext/rulebook tests
	for script in _static/*.js _static/root/*.js; do $(BIN)/node --check $$script || exit 1; done

confirm: $(READY) $(VENDOR)  ## note in the ledger that both languages say the same: IDS="401.3 queue", or all
	$(MAKE) --no-print-directory sites
	$(JOIN) --confirm $(IDS)

lock: $(READY)  ## write requirements.txt and package-lock.json anew from pyproject.toml and package.json
	$(PYTHON) -m venv _build/lock
	_build/lock/bin/pip install -q uv
	UV_CUSTOM_COMPILE_COMMAND="make lock" _build/lock/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
		--no-emit-index-url --no-emit-find-links --group pyproject.toml:all --output-file requirements.txt
	$(BIN)/npm install --package-lock-only

clean:  ## remove what was built; the virtual environment and node_modules stay
	rm -rf _build

$(READY): requirements.txt
	@$(PYTHON) -c 'import sys; sys.exit(0 if sys.version_info >= (3, 11) else "Python 3.11 or newer is needed: make PYTHON=python3.11")'
	$(PYTHON) -m venv .venv
	$(BIN)/pip install -q --require-hashes -r requirements.txt
	@touch $@

node_modules/.ready: package-lock.json $(READY)
	$(BIN)/npm ci --ignore-scripts
	@touch $@

# What the look-up box takes from elsewhere: MiniSearch, and the stemmers that Sphinx brings.
$(VENDOR): node_modules/.ready
	mkdir -p $(@D)
	cp node_modules/minisearch/dist/umd/index.js $(@D)/minisearch.js
	for name in base russian english; do cp $(STEMMERS)/$$name-stemmer.js $(@D); done
	@touch $@

chromium: node_modules/.ready
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || { \
		if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
			apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium; \
		else echo "The browser tests need Chromium: install it (as root: apt-get install chromium) and run this again." >&2; exit 1; fi; }

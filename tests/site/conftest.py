"""The built site in a real browser, served on this machine. No page may ask anything of anybody else."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.site.browsing import BUILT, LAPTOP, Open, launch

LEFT = "net::ERR_ABORTED"  # the test went on to another page while this one was still loading


class Handler(SimpleHTTPRequestHandler):
    """Serves without a line per request."""

    def log_message(self, format: str, *args: Any) -> None:
        return


@pytest.fixture(scope="session")
def served() -> Iterator[str]:
    """The address of the built site."""
    if not (BUILT / "index.html").is_file():
        pytest.fail("there is no built site: run `make html` first")
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=str(BUILT)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()


@pytest.fixture(scope="session")
def on_disk() -> str:
    """The address of the site opened from a folder."""
    return BUILT.as_uri() + "/"


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """One browser for all tests."""
    with sync_playwright() as playwright:
        try:
            browser = launch(playwright)
        except FileNotFoundError as missing:
            pytest.fail(str(missing))
        yield browser
        browser.close()


@pytest.fixture
def open_page(chromium: Browser, served: str) -> Iterator[Open]:
    """Opens a page of the site; at the end, nothing of any page may have gone elsewhere, failed or complained."""
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    def open_it(
        path: str,
        *,
        at: str = served,
        size: dict[str, int] = LAPTOP,
        phone: bool = False,
        scheme: str = "light",
        script: bool = True,
        locale: str = "en-GB",
    ) -> Page:
        context = chromium.new_context(
            viewport={"width": size["width"], "height": size["height"]},
            color_scheme=scheme,  # type: ignore[arg-type]
            java_script_enabled=script,
            locale=locale,
            has_touch=phone,
            is_mobile=phone,
            reduced_motion="reduce",
        )
        contexts.append(context)
        page = context.new_page()
        page.on("console", lambda said: wrong.append(said.text) if said.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("request", lambda asked: None if asked.url.startswith((at, "data:")) else wrong.append(asked.url))
        page.on(
            "requestfailed",
            lambda asked: wrong.append(f"{asked.url}: {asked.failure}") if asked.failure != LEFT else None,
        )
        page.on("response", lambda got: wrong.append(f"{got.status} {got.url}") if got.status >= 400 else None)
        page.goto(at + path)
        return page

    yield open_it
    for context in contexts:
        context.close()
    assert not wrong

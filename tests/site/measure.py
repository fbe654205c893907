"""What the look-up costs: `python -m tests.site.measure`. No test: what it prints depends on the machine.

Types every query of queries.tsv letter by letter into the built site in headless Chromium with its processor slowed
down four times. Printed is the time from a keystroke to its hits laid out: script, style and layout, not painting.
Other work on the machine shows in single keystrokes, so each is also taken at its best of several passes.
"""

from __future__ import annotations

import argparse
import gzip
from collections.abc import Sequence
from statistics import median, quantiles

from playwright.sync_api import Page, sync_playwright

from tests.site.browsing import BUILT, PHONE, launch, queries

SLOWER = 4
PASSES = 3
FRAME = 1000 / 60

WATCH = """() => {
  const panel = document.querySelector(".lookup-panel");
  let begun = 0;
  window.taken = [];
  addEventListener("input", () => { begun = performance.now(); }, true);
  new MutationObserver(() => {
    panel.getBoundingClientRect();
    if (begun) taken.push([performance.now() - begun, panel.dataset.query]);
    begun = 0;
  }).observe(panel, { attributeFilter: ["data-query"] });
}"""

Keystroke = tuple[float, str]


def opened(page: Page, language: str) -> float:
    """Opens a page, slowed down; the time from the first use of the box to its first answer, in milliseconds."""
    page.goto(f"{BUILT.as_uri()}/{language}/rules/401-queue.html")
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.evaluate(WATCH)
    page.locator(".lookup-input").press_sequentially("4")
    page.wait_for_function("taken.length === 1")
    first: float = page.evaluate("taken.pop()[0]")
    return first


def typed(page: Page, query: str) -> list[Keystroke]:
    """Types a query; each keystroke's time and what stood in the box."""
    page.locator(".lookup-input").fill("")
    page.evaluate("taken.length = 0")
    page.locator(".lookup-input").press_sequentially(query)
    page.wait_for_function("query => taken.at(-1)?.[1] === query", arg=query)
    return [(time, said) for time, said in page.evaluate("taken")]


def told(name: str, keystrokes: Sequence[Keystroke]) -> None:
    """Prints one line: median, 95 %, worst, how many took longer than a frame."""
    times = [time for time, _ in keystrokes]
    worst, said = max(keystrokes)
    late = sum(time > FRAME for time in times)
    print(
        f"{name:24} {len(times):5} keystrokes: median {median(times):5.1f} ms, "
        f"95 % {quantiles(times, n=20)[-1]:5.1f} ms, worst {worst:5.1f} ms (“{said}”); over {FRAME:.1f} ms: {late}"
    )


def main() -> None:
    """Print the size of the data and the times."""
    parser = argparse.ArgumentParser(prog="python -m tests.site.measure", description="What the look-up costs.")
    parser.add_argument("--most", type=int, default=None, help="only so many queries of each language")
    most = parser.parse_args().most
    data = (BUILT / "records.js").read_bytes()
    print(f"records.js: {len(data) / 1000:.0f} KB, {len(gzip.compress(data, 9)) / 1000:.1f} KB gzipped")
    asked = {language: [one.query for one in queries() if one.language == language][:most] for language in ("ru", "en")}
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for language, said in asked.items():
            passes: list[list[Keystroke]] = []
            for _ in range(PASSES):
                page = browser.new_page(viewport={"width": PHONE["width"], "height": PHONE["height"]})
                first = opened(page, language)
                passes.append([stroke for query in said for stroke in typed(page, query)])
                page.close()
            print(f"{language}: first answer, with loading, {first:.0f} ms")
            told(f"{language}, as measured", [stroke for one in passes for stroke in one])
            told(f"{language}, best of {PASSES} passes", [min(strokes) for strokes in zip(*passes, strict=True)])
        browser.close()


if __name__ == "__main__":
    main()

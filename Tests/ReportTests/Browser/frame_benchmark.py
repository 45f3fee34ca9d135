"""Measures what a frame of the report's page costs the browser's main thread while it plays, in milliseconds.

python3 frame_benchmark.py CHROMIUM PAGE [ADDRESS…]: the browser's program, the page's file, and the only addresses to
measure; without any, all scenarios and transitions. Each plays once. Prints a row for each, the dearest first: the whole
and its parts, by the browser's counters of processor time.
"""

import pathlib
import sys

from devtools import Browser

# Of the budget of 16.7 ms for a frame.
LIMIT = 4

OPEN = """(async () => {
  page.show(new Route(%r));
  page.playback.seek(0);
  for (let count = 0; count < 3; count += 1) await new Promise((resume) => requestAnimationFrame(resume));
})()"""

PLAY = """new Promise((resume) => {
  const { playback } = page;
  let frames = 0;
  playback.addEventListener("change", () => {
    if (playback.isPlaying) frames += 1;
    else resume(frames);
  });
  playback.loops = false;
  playback.play();
})"""


def addresses(page):
    return page.evaluate(
        '(({ scenarios, transitions }) => [...scenarios.map(({ id }) => `#scenarios/${id}`),'
        '...transitions.map(({ name }) => `#transitions/${name}`)])'
        '(JSON.parse(document.getElementById("report-data").textContent))')


def busy(page):
    """How long the main thread has worked, in milliseconds: all of it, its scripts, its styles and its layout."""
    metrics = {metric["name"]: metric["value"] for metric in page.call("Performance.getMetrics")["metrics"]}
    return [1000 * metrics[name] for name in ("TaskDuration", "ScriptDuration", "RecalcStyleDuration", "LayoutDuration")]


def measure(page, address):
    """The means for a frame, and how many there were."""
    page.evaluate(OPEN % address)
    before = busy(page)
    frames = page.evaluate(PLAY)
    return [(after - first) / frames for first, after in zip(before, busy(page))], frames


def main():
    rows = []
    with Browser(sys.argv[1]) as browser:
        page = browser.open(pathlib.Path(sys.argv[2]).resolve().as_uri())
        page.until("document.documentElement.dataset.openedAfter")
        page.call("Performance.enable", timeDomain="threadTicks")
        for address in sys.argv[3:] or addresses(page):
            rows.append((address, *measure(page, address)))
    print(f"{'whole':>7} {'script':>7} {'style':>7} {'layout':>7} {'frames':>7}")
    for address, phases, frames in sorted(rows, key=lambda row: -row[1][0]):
        print("".join(f"{phase:7.2f} " for phase in phases) + f"{frames:7d}  {address}")
    dear = sum(phases[0] > LIMIT for _, phases, _ in rows)
    print(f"{dear} of {len(rows)} cost more than {LIMIT} ms a frame.")


if __name__ == "__main__":
    main()

"""Compares what the painter of mosaics draws while something plays with what the page draws itself. Prints what does not
hold, as JSON.

python3 mosaic_checks.py CHROMIUM PAGE: the browser's program and the page's file.
"""

import json
import pathlib
import sys

from devtools import Browser

# How long something may take that takes some milliseconds, in seconds.
PATIENCE = 4
# What the console says of a thread that these checks have broken.
BROKEN = "Uncaught Error: broken"

# Whether the page takes a frame for one that plays; how many paintings the painter is asked for; a canvas as text, and how
# many of its pixels are not clear.
TOOLS = """
window.plays = true;
Object.defineProperty(Playback.prototype, "isPlaying", { get: () => plays });
window.asked = 0;
const { paint: paintAside } = MosaicPainter.prototype;
MosaicPainter.prototype.paint = function (painting) {
  asked += 1;
  return paintAside.call(this, painting).finally(() => { asked -= 1; });
};
window.picture = (canvas) => {
  const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  let sum = 0, seen = 0;
  for (let index = 0; index < data.length; index += 4) {
    if (data[index + 3] > 0) seen += 1;
    sum = (sum * 31 + data[index] + 256 * data[index + 1] + 65536 * data[index + 2] + data[index + 3]) % 4294967291;
  }
  return { name: `${canvas.width}x${canvas.height} ${canvas.getAttribute("style")} ${sum}`, seen };
};
window.pictures = () => [...document.querySelectorAll(".mosaic")].map(picture);
window.names = () => pictures().map(({ name }) => name).join();
"""


class Checks:
    def __init__(self, page):
        self._page = page
        self._frames = []
        self.count = 0
        self.failures = []

    def run(self):
        self._page.until("document.documentElement.dataset.openedAfter")
        self._page.evaluate(TOOLS)
        self._page.evaluate("location.hash = '#transitions/explode'")
        self._page.until("document.querySelector('.mosaic')?.width > 300")
        checks = (
            self.finds_frames, self.paints_as_the_page, self.shows_the_last_frame, self.plays, self.does_without_a_thread)
        for check in checks:
            try:
                check()
            except Exception as error:
                self.failures.append(f"{check.__name__}: {type(error).__name__}: {error}")
            # On a page that is broken, each of the others would wait in vain.
            if self.failures:
                break
        self.failures += [error for error in self._page.evaluate("pageErrors") if error != BROKEN]

    def _expect(self, holds, words):
        self.count += 1
        if not holds:
            self.failures.append(words)

    def _seek(self, *frames):
        self._page.evaluate(f"for (const frame of {list(frames)}) page.playback.seekFrame(frame)")

    def _drawn_by_the_page(self, frame):
        """The canvases' names, and how many pixels are seen, at a frame that the page draws at once."""
        self._wait_for_the_painter()
        self._page.evaluate("plays = false")
        self._seek(frame - 1, frame)
        names, seen = self._page.evaluate("[names(), pictures().reduce((sum, { seen }) => sum + seen, 0)]")
        self._page.evaluate("plays = true")
        return names, seen

    def _shown(self):
        """The canvases' names when the painter has nothing to do any more."""
        self._wait_for_the_painter()
        return self._page.evaluate("names()")

    def _wait_for_the_painter(self):
        if not self._page.until("asked === 0", PATIENCE):
            raise TimeoutError("the painter has not answered")

    def finds_frames(self):
        # The canvases grow with what they have to show; from here on they are as large as they become.
        self._seek(*range(60))
        frames = [frame for frame in range(1, 60, 6) if self._drawn_by_the_page(frame)[1] > 10_000]
        self._frames = frames[::max(1, len(frames) // 3)]
        self._expect(len(self._frames) > 2, f"enough frames show pieces: {frames}")

    def paints_as_the_page(self):
        self._expect(self._page.evaluate("Mosaic.painter instanceof MosaicPainter"), "the page has a painter")
        names = set()
        for frame in self._frames:
            drawn, _ = self._drawn_by_the_page(frame)
            names.add(drawn)
            self._seek(*(other for other in self._frames if other != frame))
            self._expect(self._shown() != drawn, f"another frame than {frame} is painted")
            self._seek(frame)
            self._expect(self._shown() == drawn, f"frame {frame} is painted as the page draws it")
        self._expect(len(names) == len(self._frames) > 2, f"the frames {self._frames} differ")

    def shows_the_last_frame(self):
        first, last, other = self._frames[:3]
        drawn, _ = self._drawn_by_the_page(last)
        self._seek(first, other, first, last)
        self._expect(self._shown() == drawn, "of frames that pass at once the last is shown")
        self._seek(first)
        self._page.evaluate(f"page.playback.seekFrame({other}), plays = false, page.playback.seekFrame({last})")
        self._expect(self._shown() == drawn, "what the page has drawn stays")
        self._page.evaluate("plays = true")

    def plays(self):
        self._seek(0)
        self._page.evaluate("window.seen = new Set(), page.playback.play()")
        self._page.until("seen.add(names()) && seen.size > 5", PATIENCE)
        count = self._page.evaluate("page.playback.pause(), seen.size")
        self._expect(count > 5, f"while it plays, what is seen changes: {count} pictures")

    def does_without_a_thread(self):
        drawn, _ = self._drawn_by_the_page(self._frames[2])
        for program in ('throw new Error("broken")', "onmessage = () => { throw new Error('broken'); }"):
            self._drawn_by_the_page(self._frames[1])
            self._page.evaluate(f"""
                window.whole = Worker;
                Worker = class extends Worker {{
                  constructor() {{ super(URL.createObjectURL(new Blob([{json.dumps(program)}]))); }}
                }};
                Mosaic.painter = new MosaicPainter();
                Worker = whole;
                undefined
            """)
            self._seek(self._frames[2])
            is_same = self._page.until(f"names() === {json.dumps(drawn)}", PATIENCE)
            self._expect(is_same, f"the page draws if the thread does {program}")
            is_told = self._page.until(f"pageErrors.includes({json.dumps(BROKEN)})", PATIENCE)
            self._expect(is_told, f"the console tells of {program}")


def main():
    with Browser(sys.argv[1]) as browser:
        checks = Checks(browser.open(f"{pathlib.Path(sys.argv[2]).resolve().as_uri()}#transitions/cube"))
        checks.run()
    print(json.dumps({"count": checks.count, "failures": checks.failures}))


if __name__ == "__main__":
    main()

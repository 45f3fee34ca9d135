"""Measures the live phone in a browser: from a finger's event to the picture after it, frames a second, and memory.

python3 live_benchmark.py DEMO CHROMIUM [SECONDS]: the demo's program, built with -c release, and the browser's.
"""

import os
import statistics
import sys
import time

from devtools import Browser
from live_demo import Demo


def memory(process):
    """Of a process and those that it has started, in MB: what is in physical memory and belongs to no other."""
    total = 0
    for number in [process, *children(process)]:
        with open(f"/proc/{number}/smaps_rollup", encoding="ascii") as file:
            total += sum(int(line.split()[1]) for line in file if line.startswith("Private_"))
    return total / 1024


def children(process):
    with open(f"/proc/{process}/task/{process}/children", encoding="ascii") as file:
        return [int(number) for number in file.read().split()]


def processor_time(process):
    """Of a process and those that it has started, in seconds."""
    total = 0
    for number in [process, *children(process)]:
        with open(f"/proc/{number}/stat", encoding="ascii") as file:
            fields = file.read().rpartition(")")[2].split()
            total += int(fields[11]) + int(fields[12])
    return total / os.sysconf("SC_CLK_TCK")


def swipe(page, there):
    """Opens the player by a tap, and leaves it by a drag of half a second with a sample for every frame."""
    page.touch("touchStart", there(120, 190))
    time.sleep(0.08)
    page.touch("touchEnd")
    time.sleep(0.7)
    page.drag(there(60, 550), there(340, 550), 0.5)
    time.sleep(0.6)


def main():
    program, chromium = sys.argv[1:3]
    seconds = float(sys.argv[3]) if len(sys.argv) > 3 else 30
    with Demo(program) as demo, Browser(chromium) as browser:
        page = browser.open(demo.address)
        page.until('document.querySelectorAll(".layer").length > 20')
        left, top, width = page.evaluate(
            '(({ left, top, width }) => [left, top, width])(document.querySelector(".glass").getBoundingClientRect())')

        def there(x, y):
            return (left + x * width / 390, top + y * width / 390)

        swipe(page, there)
        page.evaluate("livePage.measures.latencies.length = 0")
        before, busy = memory(demo.process.pid), processor_time(demo.process.pid)
        shown, begin = page.evaluate("livePage.measures.frames"), time.monotonic()
        heap = used(page)
        end = time.monotonic() + seconds
        rates = []
        while time.monotonic() < end:
            start, frames = time.monotonic(), page.evaluate("livePage.measures.frames")
            # By the browser itself, with a sample for every frame: to send one and wait for its answer takes longer.
            x, y = there(195, 600)
            page.call("Input.synthesizeScrollGesture", x=x, y=y, yDistance=-200, speed=50, gestureSourceType="touch",
                      preventFling=True)
            rates.append((page.evaluate("livePage.measures.frames") - frames) / (time.monotonic() - start))
            swipe(page, there)
        latencies = sorted(page.evaluate("livePage.measures.latencies"))
        print(f"From a finger's event to the picture, in ms: median {statistics.median(latencies):.1f} (at most 50), "
              f"nine of ten {latencies[len(latencies) * 9 // 10]:.1f}, of {len(latencies)}.")
        print(f"Frames a second under a finger that moves: {statistics.median(rates):.1f} (60).")
        busy = processor_time(demo.process.pid) - busy
        shown = page.evaluate("livePage.measures.frames") - shown
        print(f"Processor time of the demo and its server: {1000 * busy / shown:.2f} ms for a frame that is sent, "
              f"{100 * busy / (time.monotonic() - begin):.0f} % of a core.")
        print(f"Memory of the demo, in MB: {before:.1f}, after {seconds:.0f} s of swipes {memory(demo.process.pid):.1f}; "
              f"of the page's objects {heap:.1f} and {used(page):.1f}.")


def used(page):
    page.call("HeapProfiler.collectGarbage")
    return page.call("Runtime.getHeapUsage")["usedSize"] / 2 ** 20


if __name__ == "__main__":
    main()

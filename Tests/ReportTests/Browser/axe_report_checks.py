"""Has axe-core look at the report's page in each of its states. Prints what it finds, as JSON.

python3 axe_report_checks.py AXE CHROMIUM PAGE [STATE…]: axe-core's script, the browser's program, the page's file, and the
only states to look at.
"""

import json
import pathlib
import sys

from axe import SCHEMES, WIDTHS, Axe
from devtools import Browser


def addresses(page):
    """What is looked at, by its address."""
    scenario, transition = page.evaluate(
        '(({ scenarios, transitions }) => [scenarios[0].id, transitions[0].name])'
        '(JSON.parse(document.getElementById("report-data").textContent))')
    return {"start": "", "scenario": f"#scenarios/{scenario}?t=0.3", "gallery": "#transitions",
            "transition": f"#transitions/{transition}?t=0.4", "nothing": "#nowhere"}


def states(page):
    """The states, and what brings the page into each."""
    show = {name: f"page.show(new Route({json.dumps(address)})); page.playback?.pause();"
            for name, address in addresses(page).items()}
    return {**show,
            "keys": show["scenario"] + 'document.getElementById("keys-button").click();',
            "list": show["scenario"] + 'document.getElementById("catalogue-toggle").click();'}


def main():
    axe = Axe(sys.argv[1])
    address = pathlib.Path(sys.argv[3]).resolve().as_uri()
    wanted = sys.argv[4:]
    with Browser(sys.argv[2]) as browser:
        for width in WIDTHS:
            for scheme in SCHEMES:
                page = browser.open(address, width, 900, scheme)
                if not page.until("document.documentElement.dataset.openedAfter"):
                    axe.failures.append("The page was not painted.")
                for name, script in states(page).items():
                    if wanted and name not in wanted:
                        continue
                    page.evaluate(f'document.getElementById("keys").close(); {script}')
                    axe.check(page, f"{name}, {width} pixels wide, {scheme}")
                page.close()
    print(json.dumps({"count": axe.count, "failures": axe.failures}))


if __name__ == "__main__":
    main()

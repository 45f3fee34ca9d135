"""Looks whether the report's page still tells things apart where the person's own few colours take the place of its own.
Prints what does not hold, as JSON.

python3 forced_colors_checks.py CHROMIUM PAGE: the browser's program and the page's file.
"""

import json
import pathlib
import sys

from devtools import Browser

# What must not look the same.
PAIRS = [
    (".outcome.resolved", ".outcome:not(.resolved)"),
    (".entries a[aria-current]", ".entries a:not([aria-current])"),
    (".variants a[aria-current]", ".variants a:not([aria-current])"),
    ('.icon[aria-pressed="true"]', ".icon:not([aria-pressed])"),
]


def main():
    failures, count = [], 0
    with Browser(sys.argv[1]) as browser:
        for scheme in ("light", "dark"):
            page = browser.open(pathlib.Path(sys.argv[2]).resolve().as_uri(), 1440, 900, scheme)
            page.call("Emulation.setEmulatedMedia", features=[
                {"name": "forced-colors", "value": "active"}, {"name": "prefers-color-scheme", "value": scheme}])
            page.until("document.documentElement.dataset.openedAfter")
            for one, other in PAIRS:
                count += 1
                grounds = page.evaluate(f"""[{json.dumps(one)}, {json.dumps(other)}].map((selector) => {{
                    const element = document.querySelector(selector);
                    return element && getComputedStyle(element).backgroundColor;
                }})""")
                if None in grounds or grounds[0] == grounds[1]:
                    failures.append(f"{one} and {other} look the same, {scheme}: {grounds}")
    print(json.dumps({"count": count, "failures": failures}))


if __name__ == "__main__":
    main()

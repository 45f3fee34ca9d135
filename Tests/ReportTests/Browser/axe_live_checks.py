"""Has axe-core look at the live phone's page in each of its states. Prints what it finds, as JSON.

python3 axe_live_checks.py AXE CHROMIUM DEMO: axe-core's script, and the programs of the browser and the demo.
"""

import json
import sys

from axe import SCHEMES, WIDTHS, Axe
from devtools import Browser
from live_demo import Demo

SLIDER = "slider-in-pager-thumb-right-quick"


def send(page, **message):
    page.evaluate('fetch("/input", { method: "POST", headers: { "Content-Type": "application/json" }, '
                  f"body: {json.dumps(json.dumps(message))} }}).then((answer) => answer.json())")


def show(page, screen, *contenders):
    send(page, show={"screen": screen, "contenders": contenders, "system": 26, "direction": "ltr"})
    wait(page, f'document.querySelectorAll(".glass").length === {len(contenders)}'
               f' && document.getElementById("screen").value === "{screen}"')


def wait(page, condition):
    if not page.until(condition):
        raise RuntimeError(f"{condition} does not come to hold")


def touch(page):
    """A finger on the middle of the first phone."""
    page.evaluate('document.querySelector(".glass").scrollIntoView({ block: "center" })')
    page.touch("touchStart", page.evaluate(
        '(({ left, top, width, height }) => [left + width / 2, top + height / 2])'
        '(document.querySelector(".glass").getBoundingClientRect())'))
    wait(page, 'document.querySelector(".recognizer")')


def record(page):
    send(page, record=True)
    wait(page, 'document.body.dataset.mode === "recording"')
    touch(page)


def end_recording(page):
    page.touch("touchEnd")
    send(page, record=False)
    wait(page, '!document.getElementById("recorded").hidden')
    page.evaluate('document.querySelector("#recorded details").open = true')


def look(axe, page, where):
    steps = {
        "demo": lambda: show(page, "demo", "toolkit"),
        "two phones": lambda: show(page, SLIDER, "stock", "toolkit"),
        "paused": lambda: (send(page, pause=True), wait(page, '!document.querySelector("[data-command=step]").disabled')),
        "recording": lambda: (send(page, pause=False), record(page)),
        "recorded": lambda: end_recording(page),
        "refused": lambda: (show(page, "demo", "toolkit"), send(page, record=True)),
        "keys": lambda: page.evaluate('document.querySelector("[data-command=keys]").click()'),
        "choices": lambda: page.evaluate(
            'document.getElementById("keys").close(); document.querySelector("[data-command=choices]").click()'),
    }
    for name, bring in steps.items():
        bring()
        axe.check(page, f"{name}, {where}")


def main():
    axe = Axe(sys.argv[1])
    with Demo(sys.argv[3]) as demo, Browser(sys.argv[2]) as browser:
        for width in WIDTHS:
            for scheme in SCHEMES:
                page = browser.open(demo.address, width, 900, scheme)
                wait(page, 'document.querySelectorAll(".layer").length > 20')
                look(axe, page, f"{width} pixels wide, {scheme}")
                page.close()
    print(json.dumps({"count": axe.count, "failures": axe.failures}))


if __name__ == "__main__":
    main()

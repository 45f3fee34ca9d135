"""Uses the report's gallery of transitions as a person would. Prints what does not hold, as JSON.

python3 gallery_checks.py CHROMIUM PAGE: the browser's program and the page's file.
"""

import json
import pathlib
import sys
import time

from devtools import Browser

# Far enough down that the gallery is scrolled.
CARD = 11


class Checks:
    def __init__(self, browser, address):
        self._browser = browser
        self._address = address
        self._page = None
        self.count = 0
        self.failures = []

    def run(self):
        for width in (1440, 390):
            for check in (self.comes_back, self.leaves_by_escape, self.follows_a_mouse, self.follows_a_finger,
                          self.follows_keys, self.opens_by_a_click):
                try:
                    self._open(width)
                    check()
                except Exception as error:  # Whatever goes wrong is a failure of that check alone.
                    self.failures.append(f"{check.__name__}, {width}: {type(error).__name__}: {error}")

    # Tools

    def _expect(self, holds, words):
        self.count += 1
        if not holds:
            self.failures.append(words)

    def _until(self, condition, words):
        self._expect(self._page.until(condition, 10), words)

    def _open(self, width):
        if self._page:
            self._page.close()
        self._page = self._browser.open(f"{self._address}#transitions", width, 900)
        self._page.until('document.querySelectorAll("#cards .layer").length > 20')
        self._page.evaluate(f'document.querySelectorAll(".card")[{CARD}].scrollIntoView({{ block: "center" }})')
        self._page.until(f'document.querySelectorAll(".card")[{CARD}].querySelector(".layer")')

    def _card(self, expression, card=CARD):
        return self._page.evaluate(f'((card) => {expression})(document.querySelectorAll(".card")[{card}])')

    def _top(self):
        return self._card("card.getBoundingClientRect().top")

    def _name(self):
        return self._card('card.querySelector(".card-name").textContent')

    def _picture(self):
        return self._card('[...card.querySelectorAll(".layer")].map(({ style }) => style.transform + style.opacity).join()')

    def _value(self):
        return int(self._card('card.querySelector(".card-stage").ariaValueNow'))

    def _at(self, x, y=0.5):
        """A place of the card's phone, from 0 to 1."""
        return self._card('(({ left, top, width, height }) => [left + width * %f, top + height * %f])'
                          '(card.querySelector(".card-stage").getBoundingClientRect())' % (x, y))

    def _comes_to(self, percent, words):
        self._until(f'document.querySelectorAll(".card")[{CARD}].querySelector(".card-stage").ariaValueNow === "{percent}"',
                    f"{words}: {self._value()} %")

    def _is_open(self):
        self._until(f'document.getElementById("title").textContent === {json.dumps(self._name())}', "the transition is shown")

    # Checks

    def comes_back(self):
        top = self._top()
        self._card('card.querySelector("a").click()')
        self._is_open()
        self._expect(self._page.evaluate('document.querySelector("main").scrollTop + document.scrollingElement.scrollTop === 0'),
                     "a transition is shown from its top on")
        self._page.evaluate("history.back()")
        self._is_where_it_was(top)

    def leaves_by_escape(self):
        top = self._top()
        self._card('card.querySelector("a").click()')
        self._is_open()
        self._page.evaluate('document.querySelector("[data-command=start]").focus()')
        self._page.key("keyDown", "Escape")
        self._is_where_it_was(top)
        self._page.key("keyDown", "Escape")
        self._expect(self._page.evaluate("location.hash") == "#transitions", "from the gallery Escape leads nowhere")

    def _is_where_it_was(self, top):
        self._until('location.hash === "#transitions" && document.getElementById("gallery").checkVisibility()',
                    "the gallery is shown again")
        self._expect(abs(self._top() - top) < 1.5, f"the card is at {self._top()}, where it was: {top}")
        self._expect(self._card('card.querySelector("a") === document.activeElement'), "the card's link has the focus")

    def follows_a_mouse(self):
        self._page.mouse("mousePressed", *self._at(0.9))
        before = self._value()
        for x in (0.8, 0.7, 0.6):
            self._page.mouse("mouseMoved", *self._at(x))
        value, picture = self._value(), self._picture()
        self._expect(value > before, f"to the left it goes on: {value} % after {before} %")
        self._page.mouse("mouseMoved", *self._at(0.7))
        self._expect(self._value() < value and self._picture() != picture, "to the right it goes back")
        self._page.mouse("mouseMoved", *self._at(0.6))
        self._expect(self._picture() == picture, "at the same place it is the same picture")
        self._page.mouse("mouseMoved", *self._at(0.05))
        self._rests_until_released(self._at(0.05))
        self._comes_to(100, "released near its end, it finishes")
        self._expect(self._page.evaluate("location.hash") == "#transitions", "a drag is no click")

    def _rests_until_released(self, place):
        """The speed of what has rested for a while does not count."""
        time.sleep(0.3)
        self._page.mouse("mouseReleased", *place)

    def follows_a_finger(self):
        self._page.touch("touchStart", self._at(0.2))
        for x in (0.3, 0.5, 0.7, 0.9):
            self._page.touch("touchMove", self._at(x))
        self._expect(self._value() < 40, f"a finger leads it back: {self._value()} %")
        time.sleep(0.3)
        self._page.touch("touchEnd")
        self._comes_to(0, "lifted near its start, it goes back")
        self._expect(self._page.evaluate("location.hash") == "#transitions", "a drag of a finger is no tap")

    def follows_keys(self):
        self._card('card.querySelector(".card-stage").focus()')
        before = self._value()
        self._page.key("keyDown", "ArrowRight")
        self._expect(before < self._value() < before + 10, f"→ leads it on: {self._value()} %")
        for key, value in (("Home", 0), ("PageUp", 20), ("ArrowUp", 25), ("ArrowLeft", 20), ("End", 100)):
            self._page.key("keyDown", key)
            self._expect(self._value() == value, f"after {key} it is at {self._value()} %, not at {value}")
        for _ in range(2):
            self._page.key("keyDown", "PageDown")
        self._page.key("keyDown", "Enter", "Enter")
        self._comes_to(100, "let go by Enter beyond its middle, it finishes")
        for _ in range(4):
            self._page.key("keyDown", "PageDown")
        self._page.key("keyDown", "Enter", "Enter")
        self._comes_to(0, "let go by Enter before its middle, it goes back")
        self._page.key("keyDown", "End")
        self._page.key("keyDown", "ArrowLeft")
        self._page.key("keyDown", "Escape")
        self._comes_to(0, "taken away by Escape, it goes back")

    def opens_by_a_click(self):
        place = self._at(0.5)
        self._page.mouse("mousePressed", *place)
        self._page.mouse("mouseReleased", *place)
        self._is_open()
        self._expect(not self._page.evaluate("pageErrors"), f"the page reports no error: {self._page.evaluate('pageErrors')}")


def main():
    with Browser(sys.argv[1]) as browser:
        checks = Checks(browser, pathlib.Path(sys.argv[2]).resolve().as_uri())
        checks.run()
    print(json.dumps({"count": checks.count, "failures": checks.failures}))


if __name__ == "__main__":
    main()

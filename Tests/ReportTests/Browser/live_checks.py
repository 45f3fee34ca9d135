"""Uses the live phone in a browser as a person would. Prints what does not hold, as JSON.

python3 live_checks.py DEMO CHROMIUM: the demo's program and the browser's.
"""

import json
import os
import sys
import tempfile
import time

from devtools import Browser
from live_demo import Demo

SLIDER = "slider-in-pager-thumb-right-quick"


class Checks:
    def __init__(self, demo, browser):
        self._demo = demo
        self._browser = browser
        self._page = None
        self.count = 0
        self.failures = []

    def run(self):
        for check in (self.shows, self.pops_a_screen, self.scrolls_nothing_else, self.drags_a_slider, self.turns_a_page,
                      self.takes_several_fingers, self.takes_a_mouse, self.takes_keys, self.stands_still,
                      self.tells_why, self.plays_side_by_side, self.turns_the_phone, self.records_and_replays, self.records_the_demo,
                      self.keeps_what_is_interrupted, self.answers_what_it_cannot_do, self.shows_all_to_a_second_page,
                      self.lets_fingers_go_with_a_reload, self.names_what_it_shows, self.follows_an_address,
                      self.fits_low_windows, self.keeps_forced_colours, self.refuses_wrong_addresses,
                      self.says_that_nobody_answers, self.opens_a_stream_again, self.takes_keys_with_caps_lock,
                      self.can_be_read):
            try:
                check()
            except Exception as error:  # Whatever goes wrong is a failure of that check alone.
                self.failures.append(f"{check.__name__}: {type(error).__name__}: {error}")
        self._page.close()

    # Tools

    def _expect(self, holds, words):
        self.count += 1
        if not holds:
            self.failures.append(words)

    def _open(self, width=1440, height=900, address=""):
        if self._page:
            self._page.close()
        self._page = self._browser.open(self._demo.address + address, width, height)
        self._expect(self._page.until('document.querySelectorAll(".layer").length > 20'), "the page shows layers")

    def _show(self, screen, **changes):
        choice = {"screen": screen, "contenders": ["toolkit"], "system": 26, "direction": "ltr", **changes}
        answer = self._send(show=choice)
        self._expect(answer == {}, f"{screen} can be shown: {answer}")
        names = json.dumps(choice["contenders"])
        self._expect(self._page.until(
            f'document.getElementById("screen").value === {json.dumps(screen)} && document.querySelectorAll(".glass").length'
            f' === {names}.length'), f"{screen} is shown")
        self._pass(0.3)

    def _send(self, **message):
        return self._page.evaluate(
            'fetch("/input", { method: "POST", headers: { "Content-Type": "application/json" }, '
            f"body: {json.dumps(json.dumps(message))} }}).then((answer) => answer.json())")

    def _state(self):
        """What is shown, as another page would be told."""
        with self._demo.events(7) as events:
            return json.loads(events.readline().removeprefix(b"data: "))["state"]

    def _pass(self, seconds):
        time.sleep(seconds)

    def _at(self, x, y, phone=0):
        """A place of the phone's window, in the browser's."""
        left, top, scale = self._page.evaluate(
            f'(() => {{ const glass = document.querySelectorAll(".glass")[{phone}]; const box = glass.getBoundingClientRect();'
            'const width = Number(getComputedStyle(glass).getPropertyValue("--width"));'
            'return [box.left, box.top, box.width / width]; })()')
        return (left + x * scale, top + y * scale)

    def _drag(self, start, end, seconds=0.25, phone=0):
        self._page.drag(self._at(*start, phone), self._at(*end, phone), seconds)

    def _marks(self):
        return self._page.evaluate('[...document.querySelectorAll("#marks .what")].map((each) => each.textContent)')

    def _happens(self, words, patience=20):
        shown = json.dumps(words)
        self._expect(self._page.until(
            f'[...document.querySelectorAll("#marks .what")].some((each) => each.textContent.includes({shown}))', patience),
            f"“{words}” is in the trace: {self._marks()}")

    def _picture(self, phone=0):
        return self._page.evaluate(
            f'[...document.querySelectorAll(".canvas")[{phone}].querySelectorAll(".layer, .sublayers")]'
            '.map(({ style }) => style.transform + style.opacity).join()')

    def _picture_at_rest(self):
        """The picture when it has not changed for a while."""
        picture, since = self._picture(), time.monotonic()
        end = since + 20
        while time.monotonic() < min(end, since + 1.5):
            time.sleep(0.05)
            if (now := self._picture()) != picture:
                picture, since = now, time.monotonic()
        return picture

    def _changes_from(self, picture):
        end = time.monotonic() + 20
        while self._picture() == picture and time.monotonic() < end:
            time.sleep(0.05)
        return self._picture() != picture

    def _text(self, phone=0):
        return self._page.evaluate(f'document.querySelectorAll(".canvas")[{phone}].textContent')

    # Checks

    def shows(self):
        self._open()
        self._expect("Transitions" in self._text(), "the demo's list is shown")

    def pops_a_screen(self):
        self._show("demo")
        self._page.touch("touchStart", self._at(120, 190))
        self._pass(0.08)
        self._page.touch("touchEnd")
        self._expect(self._page.until('document.querySelector(".canvas").textContent.includes("Slow Water")'),
                     "a tap opens the player")
        self._pass(0.8)
        self._drag((80, 550), (330, 550))
        self._happens("pop finished")
        self._expect(self._page.until('!document.querySelector(".canvas").textContent.includes("Slow Water")'),
                     "the player has gone")

    def scrolls_nothing_else(self):
        self._expect(self._page.evaluate("scrollX === 0 && scrollY === 0"), "a drag on the phone does not scroll the page")

    def drags_a_slider(self):
        self._show(SLIDER)
        before = self._picture()
        # The finger stays down until the phone has seen it move, however busy the machine is.
        self._page.touch("touchStart", self._at(195, 325))
        self._happens("comes down")
        for x in (235, 275, 315):
            self._page.touch("touchMove", self._at(x, 325))
            self._pass(0.05)
        self._expect(self._changes_from(before), "the slider moves under the finger")
        self._page.touch("touchEnd")
        self._expect(self._page.until('!document.querySelector(".recognizer")'), "the recognizers have come to rest")
        self._expect(self._picture() != before, "the slider has moved")
        self._expect(not any("popped" in mark or "finished" in mark for mark in self._marks()), "nothing is popped")

    def turns_a_page(self):
        self._show("demo")
        row = (120, 290)
        self._page.touch("touchStart", self._at(*row))
        self._pass(0.08)
        self._page.touch("touchEnd")
        self._expect(self._page.until('document.querySelector(".canvas").textContent.includes("Voice")'), "the mixer opens")
        before = self._picture_at_rest()
        self._drag((330, 150), (60, 150))
        turned = self._picture_at_rest()
        self._expect(turned != before, "the page is turned")
        self._drag((60, 150), (330, 150))
        self._expect(self._picture_at_rest() == before, "the page is turned back, and nothing is popped")

    def takes_several_fingers(self):
        self._show("demo")
        places = [self._at(100, 300), self._at(300, 500)]
        self._page.touch("touchStart", *places)
        self._expect(self._page.until('document.querySelectorAll(".finger .dot").length === 2'), "two fingers are shown")
        self._page.call("Input.dispatchTouchEvent", type="touchCancel", touchPoints=[])
        self._happens("is taken away")

    def takes_a_mouse(self):
        self._show("demo")
        x, y = self._at(120, 190)
        self._page.mouse("mousePressed", x, y)
        self._pass(0.08)
        self._page.mouse("mouseReleased", x, y)
        self._expect(self._page.until('document.querySelector(".canvas").textContent.includes("Slow Water")'),
                     "a click opens the player")

    def takes_keys(self):
        self._show(SLIDER)
        self._page.evaluate('document.querySelector(".screen").focus()')
        self._page.key("keyDown", " ", "Space")
        self._happens("comes down")
        self._page.key("keyDown", "ArrowRight")
        self._expect(self._page.until('(() => { const dot = document.querySelector(".finger .dot");'
                                      'return dot && Number(dot.getAttribute("cx")) > 330; })()'), "an arrow moves the finger")
        self._page.key("keyUp", "ArrowRight")
        self._page.key("keyUp", " ", "Space")
        self._happens("lifts")

    def stands_still(self):
        self._show(SLIDER)
        self._expect(self._send(pause=True) == {}, "the session can be paused")
        self._page.touch("touchStart", self._at(195, 500))
        self._page.touch("touchMove", self._at(230, 500))
        self._pass(0.2)
        self._expect(not self._marks(), f"no time passes: {self._marks()}")
        clock = self._page.evaluate('document.getElementById("clock").textContent')
        self._page.evaluate('document.querySelector("[data-command=step]").click()')
        self._happens("comes down")
        self._page.evaluate('document.querySelector("[data-command=step]").click()')
        self._expect(self._page.until(f'document.getElementById("clock").textContent !== {json.dumps(clock)}'),
                     "a step takes a frame")
        self._page.touch("touchEnd")
        self._expect(self._send(step=True) == {} and self._send(pause=False) == {}, "the session goes on")
        self._happens("lifts")

    def tells_why(self):
        self._show(SLIDER)
        self._page.touch("touchStart", self._at(195, 325))
        self._expect(self._page.until('document.querySelectorAll(".recognizer").length > 2'), "recognizers are listed")
        self._expect(self._page.until('document.querySelector("#recognizers .waits")'), "who waits for whom is listed")
        self._page.touch("touchEnd")

    def plays_side_by_side(self):
        self._show("scrubber-on-screen", contenders=["stock", "toolkit"])
        self._expect(self._page.until('document.querySelectorAll(".canvas .layer").length > 20'), "both are shown")
        self._send(play="own")
        self._happens("pop refused by the control rule")
        self._expect(self._page.until('document.body.dataset.mode === "free"'), "the scenario's fingers come to an end")
        self._pass(1)
        self._expect(self._text(0) != self._text(1), "UIKit alone has popped the screen, the package has not")

    def turns_the_phone(self):
        self._show("demo")
        self._send(rotate=True)
        shape = 'document.querySelector(".glass").clientWidth > document.querySelector(".glass").clientHeight'
        self._expect(self._page.until(shape), "the phone lies on its side")
        self._pass(0.5)
        radius, width, height, side = self._page.evaluate(
            '(() => { const glass = document.querySelector(".glass"), box = glass.getBoundingClientRect();'
            'const island = glass.querySelector(".island").getBoundingClientRect();'
            'return [parseFloat(getComputedStyle(glass).borderTopLeftRadius), box.width, box.height,'
            'island.height > island.width && island.left - box.left < box.width / 10]; })()')
        self._expect(width > height and abs(radius - 0.11 * height) < 1, f"its corners are as round as before: {radius}")
        self._expect(side, "its island is at the side")
        part = ('document.querySelector(".home").getBoundingClientRect().width'
                ' / document.querySelector(".glass").getBoundingClientRect().width')
        self._expect(abs(self._page.evaluate(part) - 209 / 844) < 0.005, f"its home indicator is longer: {self._page.evaluate(part)}")
        self._show("demo", size=[820, 1180])
        radius, width, hardware = self._page.evaluate(
            '(() => { const glass = document.querySelector(".glass");'
            'return [parseFloat(getComputedStyle(glass).borderTopLeftRadius), glass.getBoundingClientRect().width,'
            '[...glass.querySelectorAll(".status, .island")].some((part) => part.checkVisibility())]; })()')
        self._expect(abs(radius - 0.024 * width) < 1 and not hardware,
                     f"a tablet has small corners, and nothing of a phone: {radius} of {width}, {hardware}")

    def records_and_replays(self):
        self._show(SLIDER)
        self._expect(not self._page.evaluate('document.getElementById("record-help").checkVisibility()'),
                     "what a file has of an app's screens is said only where it holds")
        self._expect(self._send(record=True) == {}, "a recording can begin")
        self._expect(self._page.until('document.body.dataset.mode === "recording"'), "the page says that it records")
        self._drag((195, 325), (315, 325), 0.6)
        self._pass(0.3)
        self._drag((40, 760), (330, 765), 0.3)
        self._pass(0.5)
        self._expect(self._send(record=False) == {}, "the recording ends")
        self._expect(self._page.until('!document.getElementById("recorded").hidden'), "the recording is shown")
        about = self._page.evaluate('document.getElementById("recorded-about").textContent')
        self._expect("to the last digit" in about, f"a player sees the same: {about}")
        text = self._page.evaluate('document.getElementById("recorded-text").textContent')
        name = self._page.evaluate('document.getElementById("download").download')
        self._expect(name == f"{SLIDER}-recorded.json", f"the file has a name: {name}")
        self._is_played_by_the_demo(text)
        self._is_kept(name)
        expected = json.loads(text)["expect"]["toolkit"]
        self._expect(expected["moved"] == ["volume"] and expected["popped"] == 1, f"it has seen what happened: {expected}")
        self._send(play="recorded")
        self._happens("pop refused by the control rule")
        self._happens("pop finished")
        self._expect(self._page.until('document.body.dataset.mode === "free"'), "the recorded fingers come to an end")

    def records_the_demo(self):
        self._show("demo")
        help_shown = 'document.getElementById("record-help").checkVisibility()'
        self._expect(self._page.until(help_shown), "the page says what a file has of the demo's own screens")
        self._expect(self._send(record=True) == {}, "a recording of the demo's own screens can begin")
        self._expect(self._page.until('document.body.dataset.mode === "recording"'), "the page says that it records")
        self._drag((195, 500), (195, 300), 0.3)
        self._pass(0.5)
        self._expect(self._send(record=False) == {}, "that recording ends")
        self._expect(self._page.until('document.getElementById("download").download === "demo-recorded.json"'),
                     "and is shown")
        about = self._page.evaluate('document.getElementById("recorded-about").textContent')
        self._expect("the same is on the screen" in about, f"a player sees the same of the demo: {about}")
        self._is_played_by_the_demo(self._page.evaluate('document.getElementById("recorded-text").textContent'))

    def _is_kept(self, name):
        """The file stays, and is replayed where its screens are."""
        can_replay = '!document.querySelector("[data-command=again]").disabled'
        self._expect(self._page.until(can_replay), "what was recorded can be replayed")
        self._show("demo")
        self._expect(self._page.until(f"!({can_replay})"), "but not on other screens")
        shown = self._page.evaluate('document.getElementById("download").checkVisibility()'
                                    ' && document.getElementById("download").download')
        self._expect(shown == name, f"the file stays on other screens: {shown}")
        self._show(SLIDER)
        self._expect(self._page.until(can_replay), "and is replayed on its own ones again")

    def keeps_what_is_interrupted(self):
        self._show("scrubber-on-screen")
        titles = '["restart", "own"].map((name) => document.querySelector(`[data-command=${name}]`).title)'
        before = self._page.evaluate(titles)
        self._send(record=True)
        self._expect(self._page.until('document.body.dataset.mode === "recording"'), "a recording begins")
        during = self._page.evaluate(titles)
        self._expect(all(title.startswith("End the recording, and ") for title in during),
                     f"the buttons say that they end the recording: {during}")
        self._page.evaluate('document.querySelector("[data-command=restart]").click()')
        self._expect(self._page.until('document.body.dataset.mode === "free"'), "the recording has ended")
        self._expect(self._page.until('document.getElementById("download").download === "scrubber-on-screen-recorded.json"'),
                     "and is shown")
        self._expect(self._page.evaluate(titles) == before, "the buttons have their names again")

    def _is_played_by_the_demo(self, text):
        with tempfile.TemporaryDirectory() as folder:
            file = os.path.join(folder, "recorded.json")
            with open(file, "w", encoding="utf-8") as sink:
                sink.write(text)
            status, output = self._demo.play(file)
            self._expect(status == 0, f"the demo plays the file, and all holds: {output}")

    def answers_what_it_cannot_do(self):
        self._show("demo")
        answer = self._send(touches=[{"finger": 1, "down": [1]}])
        self._expect("touches[0].down" in answer.get("error", ""), f"a message that is wrong is answered: {answer}")
        self._page.evaluate("document.querySelector('[data-command=pause]').click()")
        self._expect(self._page.until('document.querySelector("[data-command=pause]").ariaPressed === "true"'),
                     "the session goes on working")
        self._send(pause=False)

    def shows_all_to_a_second_page(self):
        self._show("finger-arc")
        self._page.touch("touchStart", self._at(195, 500))
        self._happens("comes down")
        self._page.touch("touchEnd")
        self._happens("lifts")
        marks = self._marks()
        other = self._browser.open(self._demo.address, 390, 844)
        self._expect(other.until('document.querySelectorAll(".layer").length > 20'), "a second page shows all as well")
        self._page.call("Page.bringToFront")
        same = '[...document.querySelectorAll(".canvas .layer")].map(({ style }) => style.transform + style.opacity).join()'
        shown = json.dumps(other.evaluate(same))
        self._expect(self._page.until(f"({same}) === {shown}"), "both pages show the same")
        for width in (320, 390):
            other.call("Emulation.setDeviceMetricsOverride", width=width, height=800, deviceScaleFactor=1, mobile=False)
            self._expect(other.until("document.documentElement.scrollWidth <= innerWidth"),
                         f"nothing is wider than a window of {width} pixels")
        other.close()
        self._expect(self._marks()[:len(marks)] == marks, f"what has happened stays in the list: {marks}, {self._marks()}")
        self._returns_to_the_page(marks)

    def _hide_and_show(self):
        for is_hidden in ("true", "false"):
            self._page.evaluate(
                f'Object.defineProperty(document, "hidden", {{ configurable: true, value: {is_hidden} }});'
                'document.dispatchEvent(new Event("visibilitychange"))')

    def _returns_to_the_page(self, marks):
        self._hide_and_show()
        self._page.touch("touchStart", self._at(195, 500))
        self._expect(self._page.until(f'document.querySelectorAll("#marks li").length > {len(marks)}'),
                     "a page that is seen again goes on")
        self._page.touch("touchEnd")
        self._expect(self._marks()[:len(marks)] == marks, f"with its list: {marks}, {self._marks()}")
        self._send(restart=True)
        self._expect(self._page.until('!document.querySelector("#marks li")'), "new phones begin a new list")

    def lets_fingers_go_with_a_reload(self):
        self._show("finger-arc")
        with self._demo.events(8) as events:
            self._page.touch("touchStart", self._at(195, 500))
            self._expect(self._is_told(events, "finger 1 comes down"), "a finger lands")
            self._page.touch("touchMove", self._at(215, 500))
            self._page.call("Page.reload")
            self._expect(self._is_told(events, "finger 1 is taken away"), "a page that is loaded again takes its finger with it")
        self._page.call("Input.dispatchTouchEvent", type="touchCancel", touchPoints=[])
        self._expect(self._page.until('document.querySelectorAll(".layer").length > 20'), "the page shows layers again")
        self._expect(self._page.until('!document.querySelector(".finger .dot")'), "and no finger")
        self._drag((60, 500), (330, 510))
        self._happens("pop finished")

    @staticmethod
    def _is_told(events, words, patience=10):
        end = time.monotonic() + patience
        while time.monotonic() < end:
            if words.encode() in events.readline():
                return True
        return False

    def fits_low_windows(self):
        self._open(844, 390, "#screens/finger-arc?with=stock,toolkit")
        self._expect(self._page.until('document.querySelectorAll(".glass").length === 2'), "both phones are shown")
        self._pass(0.3)
        # What is listed below has to take no room from the phones.
        self._page.touch("touchStart", self._at(195, 300))
        self._expect(self._page.until('document.querySelectorAll(".recognizer").length > 2'), "a finger lands")
        top, bottom, transport, trace, low = self._page.evaluate(
            '(() => { const box = document.querySelector(".glass").getBoundingClientRect();'
            'return [box.top, box.bottom, document.querySelector(".transport").getBoundingClientRect().top,'
            'document.querySelector(".trace").getBoundingClientRect().top, document.documentElement.scrollHeight]; })()')
        self._expect(0 < top and bottom <= min(transport, trace) and bottom - top > 180,
                     f"a phone is seen as a whole in a low window: {top} to {bottom} above {transport} and {trace}")
        self._expect(low <= 390, f"the page is no longer than the window: {low}")
        self._page.touch("touchEnd")
        self._open()

    def keeps_forced_colours(self):
        for scheme in ("light", "dark"):
            self._page.call("Emulation.setEmulatedMedia", features=[
                {"name": "prefers-color-scheme", "value": scheme}, {"name": "forced-colors", "value": "active"}])
            chosen, text = self._page.evaluate(
                '(() => { const style = getComputedStyle(document.querySelector("#screen option:checked"));'
                'return [style.backgroundImage, style.color === style.backgroundColor]; })()')
            self._expect(chosen == "none" and not text, f"the chosen screens have the person's colours, {scheme}: {chosen}")
            faded = self._page.evaluate('[...document.querySelectorAll(":disabled")].filter((each) => getComputedStyle(each).opacity'
                                        ' !== "1").length')
            self._expect(not faded, f"what is disabled is not faded, {scheme}: {faded}")
        self._page.call("Emulation.setEmulatedMedia", features=[
            {"name": "prefers-color-scheme", "value": "light"}, {"name": "forced-colors", "value": "none"}])

    def _names(self, address):
        self._expect(self._page.until(f"location.hash === {json.dumps(address)}"),
                     f"the address becomes {address}: {self._page.evaluate('location.hash')}")

    def _choose(self, part, value):
        self._page.evaluate(f'(() => {{ const part = document.getElementById("{part}"); part.value = {json.dumps(value)};'
                            'part.dispatchEvent(new Event("change", { bubbles: true })); })()')

    def names_what_it_shows(self):
        entries = self._page.evaluate("history.length")
        self._show("finger-arc")
        self._names("#screens/finger-arc?with=toolkit&system=26&direction=ltr")
        self._expect(self._page.evaluate("history.length") == entries, "what others choose is no entry in the history")
        self._choose("second", "stock")
        both = "#screens/finger-arc?with=toolkit,stock&system=26&direction=ltr"
        self._names(both)
        self._choose("size", "375,667")
        self._choose("speed", "0.5")
        self._names(f"{both}&size=375x667&speed=0.5")
        self._expect(self._page.evaluate("history.length") == entries + 2, "what the person chooses is one")
        self._page.evaluate("history.back()")
        self._names(both)
        self._expect(self._page.until('document.getElementById("size").value === "" && document.getElementById("speed").value'
                                      ' === "1"'), "the step back shows what was shown then")
        self._page.evaluate("history.back()")
        self._expect(self._page.until('document.querySelectorAll(".glass").length === 1'), "and so does the next one")
        self._page.evaluate("history.forward()")
        self._expect(self._page.until('document.querySelectorAll(".glass").length === 2'), "and one forward")
        self._page.evaluate('document.querySelector(".skip").click()')
        self._expect(self._page.evaluate('location.hash') == both and self._page.evaluate(
            'document.activeElement.matches(".screen")'), "to go to the phone leaves the address alone")
        self._is_there_after_a_reload(both)

    def _is_there_after_a_reload(self, address):
        build = self._state()["build"]
        self._page.evaluate("pageErrors.push('not loaded again')")
        self._page.call("Page.reload")
        self._expect(self._page.until('!pageErrors.length && document.querySelectorAll(".canvas .layer").length > 20'),
                     "the page is loaded again")
        self._names(address)
        now = self._state()["build"]
        self._expect(now == build, f"what is shown already does not begin anew: {build}, {now}")

    def follows_an_address(self):
        self._show("demo")
        wanted = "#screens/table-vertical?with=stock&system=18&direction=rtl&size=500x700&reduceMotion=1&speed=0.3"
        other = self._browser.open(self._demo.address + wanted)
        self._expect(other.until('document.getElementById("screen").value === "table-vertical"'), "an address is followed")
        values = '["first", "second", "system", "direction", "size", "speed"].map((id) => document.getElementById(id).value)'
        self._expect(other.until(f'{values}.join("/") === "stock//18/rtl/500,700/0.3"'),
                     f"in all that it names: {other.evaluate(values)}")
        self._expect(other.evaluate('document.getElementById("reduceMotion").checked'), "motion is reduced")
        entries = self._page.evaluate("history.length")
        self._page.call("Page.bringToFront")
        self._names(wanted)
        self._expect(self._page.evaluate("history.length") == entries, "another page's address follows, without an entry")
        other.close()
        self._send(speed=1)
        self._page.evaluate('location.hash = "#screens/demo"')
        self._expect(self._page.until('document.getElementById("screen").value === "demo"'), "an address is written by hand")
        self._names("#screens/demo?with=toolkit&system=26&direction=ltr")

    def refuses_wrong_addresses(self):
        wrong = {
            "#nothing": "names no screens", "#screens": "names no screens", "#screens/a/b": "names no screens",
            "#screens/%ff": "not encoded", "#screens/nowhere": "no screens “nowhere”",
            "#screens/<img src=x onerror=pageErrors.push(1)>": "no screens “<img src=x",
            "#screens/demo?with=nobody": "no contender “nobody”", "#screens/demo?with=": "no contender “”",
            "#screens/demo?with=stock,stock": "two different", "#screens/demo?with=stock,toolkit,toolkitInstalled": "two",
            "#screens/demo?system=9": "system “9”", "#screens/demo?direction=up": "direction “up”",
            "#screens/demo?size=1x1": "size “1x1”", "#screens/demo?size=390": "size “390”",
            "#screens/demo?reduceMotion=yes": "reduceMotion “yes”", "#screens/demo?speed=fast": "speed “fast”",
            "#screens/demo?speed=1e400": "speed “1e400”", "#screens/demo?colour=red": "can't say “colour”",
            "#screens/demo?speed=1&speed=2": "twice", "#screens/container-column?size=200x200": "no room",
        }
        self._show("finger-arc")
        shown = "#screens/finger-arc?with=toolkit&system=26&direction=ltr"
        self._names(shown)
        message = 'document.getElementById("message").textContent'
        for address, words in wrong.items():
            self._page.evaluate(f"location.hash = {json.dumps(address)}")
            self._expect(self._page.until(f"{message}.includes({json.dumps(words)})"),
                         f"{address} is answered: {self._page.evaluate(message)}")
            self._names(shown)
        self._open(address="#screens/nowhere")
        self._expect(self._page.until(f'{message}.includes("no screens “nowhere”")'), "so it is when a page is opened")
        self._names(shown)
        self._expect(self._page.evaluate('!document.querySelector("#message *, .field img")'), "no address becomes HTML")

    def _expect_no_answer(self):
        """Returns what holds once the page no longer says so."""
        message = 'document.getElementById("message").textContent'
        self._expect(self._page.until(f'{message}.startsWith("The program does not answer")'),
                     "the page says that nobody answers")
        return f'{message} === ""'

    def says_that_nobody_answers(self):
        self._show("demo")
        # One message does not arrive; the stream of events goes on.
        self._page.evaluate('(() => { const { fetch } = window; window.fetch = () => { window.fetch = fetch;'
                            'return Promise.reject(new TypeError("no network")); }; })()')
        self._choose("speed", "0.5")
        is_silent = self._expect_no_answer()
        self._choose("speed", "1")
        self._expect(self._page.until(is_silent), "and no longer says so when the next message is answered")

    def opens_a_stream_again(self):
        self._show("demo")
        # What is no stream of events is given up by the browser for good.
        self._page.evaluate('(() => { const { EventSource } = window; window.EventSource = function () {'
                            'window.EventSource = EventSource; return new EventSource("/nothing"); }; })()')
        self._hide_and_show()
        is_silent = self._expect_no_answer()
        self._expect(self._page.until(is_silent), "a stream that was given up is opened again")
        self._show("finger-arc")

    def takes_keys_with_caps_lock(self):
        for is_paused in ("true", "false"):
            self._page.key("keyDown", "P")
            self._expect(
                self._page.until(f'document.querySelector("[data-command=pause]").ariaPressed === "{is_paused}"'),
                f"P pauses with Caps Lock as well: {is_paused}")

    def can_be_read(self):
        unnamed = self._page.evaluate(
            '[...document.querySelectorAll("button, input, select, a, [role=application]")].filter((element) => !('
            'element.getAttribute("aria-label") || element.labels?.[0]?.textContent || element.textContent).trim()'
            ' && element.offsetParent).map((element) => element.outerHTML)')
        self._expect(not unnamed, f"everything that can be operated has a name: {unnamed}")
        errors = self._page.evaluate("pageErrors")
        self._expect(not errors, f"the page reports no error: {errors}")


def main():
    program, chromium = sys.argv[1:3]
    with Demo(program) as demo, Browser(chromium) as browser:
        checks = Checks(demo, browser)
        checks.run()
    print(json.dumps({"count": checks.count, "failures": checks.failures}))


if __name__ == "__main__":
    main()

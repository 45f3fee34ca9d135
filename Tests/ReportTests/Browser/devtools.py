"""A browser without a window, driven by the DevTools protocol through pipes."""

import itertools
import json
import os
import select
import shutil
import subprocess
import tempfile
import time

PATIENCE = 120
"""How long the browser may say nothing when it has been asked, in seconds."""


class Browser:
    """To be used with `with`: the browser ends behind it."""

    def __init__(self, program):
        self._folder = tempfile.mkdtemp(prefix="browser-")
        to_browser, self._sink = os.pipe()
        self._source, from_browser = os.pipe()

        def place_pipes():
            # Where the browser looks for them; first out of the way of each other.
            reading, writing = os.dup(to_browser), os.dup(from_browser)
            os.dup2(reading, 3)
            os.dup2(writing, 4)

        self._process = subprocess.Popen(
            [program, "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
             "--touch-events=enabled", "--remote-debugging-pipe", f"--user-data-dir={self._folder}", "about:blank"],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, close_fds=False,
            preexec_fn=place_pipes)
        os.close(to_browser)
        os.close(from_browser)
        self._numbers = itertools.count(1)
        self._rest = b""

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._process.terminate()
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        os.close(self._sink)
        os.close(self._source)
        shutil.rmtree(self._folder, ignore_errors=True)

    def call(self, method, session=None, **parameters):
        """Calls a method and returns what comes of it."""
        number = next(self._numbers)
        message = {"id": number, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        os.write(self._sink, json.dumps(message).encode() + b"\0")
        while True:
            answer = self._read()
            if answer.get("id") != number:
                continue
            if "error" in answer:
                raise RuntimeError(f"{method}: {answer['error']['message']}")
            return answer["result"]

    def _read(self):
        while b"\0" not in self._rest:
            if not select.select([self._source], [], [], PATIENCE)[0]:
                raise RuntimeError(f"the browser has said nothing for {PATIENCE} seconds")
            piece = os.read(self._source, 1 << 16)
            if not piece:
                raise RuntimeError("the browser has ended")
            self._rest += piece
        message, _, self._rest = self._rest.partition(b"\0")
        return json.loads(message)

    def open(self, address, width=1440, height=900, scheme="light"):
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        page = Page(self, session, target)
        page.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)
        page.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
        page.call("Page.enable")
        # What goes wrong in the page is kept for the checks.
        page.call("Page.addScriptToEvaluateOnNewDocument", source="""
            window.pageErrors = [];
            addEventListener("error", ({ message }) => pageErrors.push(message));
            addEventListener("unhandledrejection", ({ reason }) => pageErrors.push(String(reason)));
            addEventListener("securitypolicyviolation", ({ blockedURI }) => pageErrors.push(`blocked: ${blockedURI}`));
        """)
        page.call("Page.navigate", url=address)
        return page


class Page:
    def __init__(self, browser, session, target):
        self._browser = browser
        self._session = session
        self._target = target

    def call(self, method, **parameters):
        return self._browser.call(method, self._session, **parameters)

    def close(self):
        self._browser.call("Target.closeTarget", targetId=self._target)

    def evaluate(self, expression):
        result = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            raise RuntimeError(result["exceptionDetails"].get("exception", {}).get("description", expression))
        return result["result"].get("value")

    def until(self, expression, patience=20):
        """Waits until something holds; returns whether it does."""
        end = time.monotonic() + patience
        while time.monotonic() < end:
            try:
                if self.evaluate(f"Boolean({expression})"):
                    return True
            except RuntimeError:
                # The page is being loaded.
                pass
            time.sleep(0.03)
        return False

    def touch(self, kind, *places):
        """All fingers that are on the screen from now on: `touchStart`, `touchMove` or `touchEnd`."""
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(places)]
        self.call("Input.dispatchTouchEvent", type=kind, touchPoints=points)

    def drag(self, start, end, seconds, steps=None):
        """Fingers on their straight ways at once, lifted at their ends."""
        starts, ends = (start, end) if isinstance(start[0], (tuple, list)) else ([start], [end])
        steps = steps or max(2, round(seconds * 60))
        self.touch("touchStart", *starts)
        for step in range(1, steps + 1):
            time.sleep(seconds / steps)
            part = step / steps
            self.touch("touchMove", *[(x + (to_x - x) * part, y + (to_y - y) * part)
                                      for (x, y), (to_x, to_y) in zip(starts, ends)])
        self.touch("touchEnd")

    def mouse(self, kind, x, y):
        self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left",
                  buttons=0 if kind == "mouseReleased" else 1, clickCount=1)

    def key(self, kind, key, code=None):
        text = key if len(key) == 1 and kind == "keyDown" else None
        self.call("Input.dispatchKeyEvent", type=kind, key=key, code=code or key, **({"text": text} if text else {}))

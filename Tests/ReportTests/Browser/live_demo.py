"""The demo's live command, as a process of its own."""

import contextlib
import http.client
import re
import subprocess


class Demo:
    """To be used with `with`: the process ends behind it."""

    def __init__(self, program, *arguments):
        self._program = program
        self.process = subprocess.Popen(
            [program, "live", *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        line = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", line)
        if not found:
            raise RuntimeError(f"the demo does not say where it is: {line}{self.process.stderr.read()}")
        self.address = found[0]
        self.port = int(found[1])

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.communicate(timeout=20)

    @contextlib.contextmanager
    def events(self, page):
        """What a page of this number is told, line by line, as long as it is open."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=20)
        connection.request("GET", f"/events?page={page}")
        with contextlib.closing(connection), connection.getresponse() as events:
            yield events

    def play(self, file):
        """Plays a scenario file; returns the status and what is said."""
        done = subprocess.run([self._program, "run", file], capture_output=True, text=True, check=False)
        return done.returncode, done.stdout + done.stderr

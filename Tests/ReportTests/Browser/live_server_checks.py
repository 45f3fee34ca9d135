"""Sends the live phone's server what it has to answer, refuse and outlive. Prints what does not hold, as JSON.

python3 live_server_checks.py DEMO: the demo's program.
"""

import http.client
import json
import socket
import subprocess
import sys
import time

from live_demo import Demo

JSON = {"Content-Type": "application/json"}


class Checks:
    def __init__(self, demo):
        self._port = demo.port
        self._demo = demo
        self.count = 0
        self.failures = []

    def run(self, program):
        for check in (self.serves_its_pages, self.listens_on_this_machine_alone, self.refuses_others,
                      self.limits_what_it_reads, self.answers_what_is_malformed, self.outlives_broken_connections,
                      self.lets_go_of_pages, self.takes_fingers_of_a_page_that_goes, self.leaves_room_for_messages):
            try:
                check()
            except Exception as error:  # Whatever goes wrong is a failure of that check alone.
                self.failures.append(f"{check.__name__}: {type(error).__name__}: {error}")
        self.says_that_a_port_is_taken(program)

    def _expect(self, holds, words):
        self.count += 1
        if not holds:
            self.failures.append(words)

    def _ask(self, method, path, body=None, headers=None, host=None):
        connection = http.client.HTTPConnection("127.0.0.1", self._port, timeout=20)
        connection.putrequest(method, path, skip_host=True)
        connection.putheader("Host", host or f"127.0.0.1:{self._port}")
        for name, value in (headers or {}).items():
            connection.putheader(name, value)
        if body is not None and "Content-Length" not in (headers or {}):
            connection.putheader("Content-Length", str(len(body)))
        connection.endheaders(body)
        answer = connection.getresponse()
        text = answer.read()
        connection.close()
        return answer, text

    def _status(self, *words, **more):
        return self._ask(*words, **more)[0].status

    def _raw(self, data):
        with socket.create_connection(("127.0.0.1", self._port), timeout=20) as connection:
            connection.sendall(data)
            try:
                connection.shutdown(socket.SHUT_WR)
            except OSError:
                pass  # The server has answered, and has closed the connection already.
            answer = b""
            while piece := connection.recv(4096):
                answer += piece
            return answer

    # Checks

    def serves_its_pages(self):
        answer, text = self._ask("GET", "/")
        self._expect(answer.status == 200 and b"FullScreenPop live" in text, "the page is served")
        policy = answer.headers["Content-Security-Policy"] or ""
        self._expect("default-src 'none'" in policy and "frame-ancestors 'none'" in policy, "the page has a policy")
        self._expect(answer.headers["X-Content-Type-Options"] == "nosniff", "types are not guessed")
        self._expect(self._status("GET", "/", host=f"localhost:{self._port}") == 200, "also under the name localhost")
        for path in ("/nothing", "/../live.py", "/input", "/?a", "/%2e%2e/x"):
            self._expect(self._status("GET", path) == 404, f"there is no {path}")

    def listens_on_this_machine_alone(self):
        with open("/proc/net/tcp", encoding="ascii") as table:
            rows = [line.split() for line in table][1:]
        addresses = {row[1].split(":")[0] for row in rows if row[3] == "0A" and int(row[1].split(":")[1], 16) == self._port}
        self._expect(addresses == {"0100007F"}, f"it listens on the loopback address alone: {addresses}")

    def refuses_others(self):
        for host in ("example.com", f"example.com:{self._port}", "127.0.0.1", "127.0.0.1:1"):
            self._expect(self._status("GET", "/", host=host) == 403, f"the host {host} is refused")
        body = b'{"restart":true}'
        for origin in ("https://example.com", "null", f"http://localhost:{self._port + 1}", f"https://127.0.0.1:{self._port}"):
            status = self._status("POST", "/input", body, {**JSON, "Origin": origin})
            self._expect(status == 403, f"the origin {origin} is refused")
            self._expect(self._status("GET", "/events", headers={"Origin": origin}) == 403, f"{origin} hears nothing")
        self._expect(self._status("POST", "/input", body, {**JSON, "Sec-Fetch-Site": "cross-site"}) == 403,
                     "another site is refused")
        own = {**JSON, "Origin": f"http://127.0.0.1:{self._port}", "Sec-Fetch-Site": "same-origin"}
        self._expect(self._status("POST", "/input", body, own) == 200, "its own page is answered")
        self._expect(self._status("POST", "/input", body, {"Content-Type": "text/plain"}) == 415, "a form is refused")

    def limits_what_it_reads(self):
        large = {**JSON, "Content-Length": str(10 ** 9)}
        self._expect(self._status("POST", "/input", b"", large) == 413, "a long message is refused before it is read")
        for length in ("-1", "x", "", "1e3", "9" * 30):
            status = self._status("POST", "/input", b"", {**JSON, "Content-Length": length})
            self._expect(status in (411, 413), f"a length of {length!r} is refused")
        self._expect(b"431" in self._raw(b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * 1000 + b"\r\n")[:20], "so are many headers")
        self._expect(b"414" in self._raw(b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\n\r\n")[:20], "and a long address")

    def answers_what_is_malformed(self):
        wrong = [b"", b'"\\ud800"', b"{", b"[]", b'"a"', b'{"a":NaN}', b"\xff\xfe", b"[" * 50_000, b'{"touches":[{}]}', b'{"a":1}',
                 b'{"pause":true,"pause":1}', b'{"touches":[{"finger":1,"down":[1e999,0]}]}', b'{"speed":"fast"}']
        for body in wrong:
            answer, text = self._ask("POST", "/input", body, JSON)
            self._expect(answer.status == 400 and json.loads(text).get("error"), f"{body[:40]} is answered: {text[:80]}")
        answer, text = self._ask("POST", "/input", b'{"touches":[{"finger":1,"down":[1]}]}', JSON)
        self._expect("touches[0].down" in json.loads(text)["error"], f"with the place in it: {text}")
        self._expect(self._ask("POST", "/input", b'{"restart":true}', JSON)[1] == b"{}", "and what is right works afterwards")
        for method in ("PUT", "DELETE", "OPTIONS", "TRACE"):
            self._expect(self._status(method, "/input") == 501, f"{method} is refused")

    def outlives_broken_connections(self):
        for data in (b"", b"\0\0\0", b"GET", b"GET / HTTP/9.9\r\n\r\n", b"POST /input HTTP/1.1\r\nContent-Length: 50\r\n\r\n{"):
            self._raw(data)
        silent = [socket.create_connection(("127.0.0.1", self._port)) for _ in range(60)]
        for connection in silent:
            connection.close()
        self._expect(self._until(lambda: self._status("GET", "/") == 200), "it goes on serving")

    @staticmethod
    def _until(holds):
        """Tries a few times: connections that are closed are let go a moment later."""
        for _ in range(100):
            try:
                if holds():
                    return True
            except OSError:
                pass
        return False

    def lets_go_of_pages(self):
        connection = http.client.HTTPConnection("127.0.0.1", self._port, timeout=20)
        connection.request("GET", "/events")
        events = connection.getresponse()
        self._expect(events.headers["Content-Type"] == "text/event-stream", "events are streamed")
        first = json.loads(events.readline().removeprefix(b"data: "))
        self._expect("state" in first, "the state comes first")
        for number in ("x", "-1", "", "9" * 30):
            self._expect(self._status("GET", f"/events?page={number}") == 400, f"the page {number!r} is refused")
        events.readline()
        frame = json.loads(events.readline().removeprefix(b"data: "))
        self._expect(frame["frame"]["phones"][0]["reset"], "and then the whole picture")
        connection.close()
        self._expect(self._demo.process.poll() is None, "a page that goes away ends nothing")

    def takes_fingers_of_a_page_that_goes(self):
        seen, seen_events = self._stream(11)
        going, going_events = self._stream(12)
        going_events.readline()
        for page, x in ((11, 100), (12, 200)):
            body = json.dumps({"touches": [{"finger": 1, "down": [x, 500]}]}).encode()
            self._expect(self._ask("POST", f"/input?page={page}", body, JSON)[1] == b"{}", f"page {page} touches")
        self._hears(seen_events, "finger 2 comes down")
        going.close()
        going_events.close()
        begin = time.monotonic()
        self._hears(seen_events, "finger 2 is taken away")
        self._expect(time.monotonic() - begin < 8, "a page that goes without a word takes its fingers with it at once")
        body = b'{"touches":[{"finger":1,"up":true}]}'
        self._ask("POST", "/input?page=11", body, JSON)
        self._hears(seen_events, "finger 1 lifts")
        seen.close()
        seen_events.close()

    def leaves_room_for_messages(self):
        streams = [self._stream(20 + number) for number in range(6)]
        for number, (_, events) in enumerate(streams):
            if number < 2:
                self._hears(events, '{"taken":true}')
                self._expect(self._ends(events), f"page {number} of six is let go")
        body = json.dumps({"restart": True}).encode()
        self._expect(self._status("POST", "/input?page=25", body, JSON) == 200, "a page of six is answered")
        self._hears(streams[2][1], "reset")
        for connection, events in streams:
            connection.close()
            events.close()

    def _stream(self, page):
        connection = http.client.HTTPConnection("127.0.0.1", self._port, timeout=20)
        connection.request("GET", f"/events?page={page}")
        return connection, connection.getresponse()

    def _hears(self, events, words):
        for _ in range(500):
            line = events.readline()
            if words.encode() in line:
                return self._expect(True, words)
            if not line:
                break
        return self._expect(False, f"“{words}” is among the events")

    @staticmethod
    def _ends(events):
        """Whether nothing follows the event that was read last. A stream that goes on has a line at least every two seconds."""
        return events.readline() == b"\n" and not events.readline()

    def says_that_a_port_is_taken(self, program):
        done = subprocess.run([program, "live", "--port", str(self._port)], capture_output=True, text=True, timeout=60,
                              check=False)
        self._expect(done.returncode == 2 and f"port {self._port}" in done.stderr, f"a taken port is said: {done.stderr}")
        done = subprocess.run([program, "live"], capture_output=True, text=True, timeout=60, env={"PATH": "/nowhere"},
                              check=False)
        self._expect(done.returncode == 2 and "needs python3" in done.stderr, f"a missing python3 is said: {done.stderr}")


def main():
    program = sys.argv[1]
    with Demo(program) as demo:
        checks = Checks(demo)
        checks.run(program)
    print(json.dumps({"count": checks.count, "failures": checks.failures}))


if __name__ == "__main__":
    main()

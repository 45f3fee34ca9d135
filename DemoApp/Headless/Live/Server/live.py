"""Serves one page on this machine alone, and carries its messages to the program that has started this and back.

The program writes to the standard input:  page LENGTH, a line's end and as many bytes of HTML; then lines:
    all JSON          goes to every page that is open
    answer ID JSON    is the answer to a message; {} if there is nothing to say, else {"error": "…"}
It reads lines of JSON from the standard output:
    {"ready": PORT}, {"failed": WHY}, {"opened": PAGE}, {"closed": PAGE}, {"id": ID, "page": PAGE, "message": TEXT}
A page has a number of its own choice, which its stream of events and its messages carry; 0 is nobody's.
It ends when the standard input does.
"""

import itertools
import json
import os
import queue
import socket
import sys
import threading
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

ADDRESS = "127.0.0.1"
# In bytes. A message has a few hundred.
LONGEST_MESSAGE = 64 * 1024
# How many messages may wait for a page before it has to begin anew.
LONGEST_QUEUE = 600
MOST_CONNECTIONS = 32
# A browser has six connections to a server: with a stream for each page, some have to be left for messages.
MOST_PAGES = 4
# In digits: a number that JavaScript has exactly.
LONGEST_NUMBER = 15
# In seconds.
ANSWER_PATIENCE = 10
IDLE_PATIENCE = 60
HEARTBEAT = 2

POLICY = "; ".join([
    "default-src 'none'", "script-src 'unsafe-inline'", "style-src 'unsafe-inline'", "img-src data:",
    "connect-src 'self'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
])


class Program:
    """The program at the other end of the pipes."""

    def __init__(self, source, sink):
        self._source = source
        self._sink = sink
        self._writing = threading.Lock()
        self._ids = itertools.count(1)
        self._answers = {}
        self.pages = Pages(self)

    def read_page(self):
        word, length = self._source.readline().split()
        if word != b"page":
            raise ValueError("expected the page first")
        return self._source.read(int(length))

    def say(self, **words):
        line = json.dumps(words, separators=(",", ":")).encode() + b"\n"
        with self._writing:
            self._sink.write(line)
            self._sink.flush()

    def ask(self, page, message):
        """Hands on the text of a message of this page; returns the answer as bytes of JSON, or None if there is none in time."""
        number = next(self._ids)
        answer = queue.SimpleQueue()
        self._answers[number] = answer
        try:
            self.say(id=number, page=page, message=message)
            return answer.get(timeout=ANSWER_PATIENCE)
        except queue.Empty:
            return None
        finally:
            del self._answers[number]

    def listen(self):
        """Hands on what the program says, until it says no more."""
        for line in self._source:
            word, _, rest = line.rstrip(b"\n").partition(b" ")
            if word == b"all":
                self.pages.send(rest)
            elif word == b"answer":
                number, _, words = rest.partition(b" ")
                answer = self._answers.get(int(number))
                if answer is not None:
                    answer.put(words)


class Pages:
    """The pages that are open, by their numbers, the latest last, each with what waits for it."""

    def __init__(self, program):
        self._program = program
        self._queues = {}
        self._lock = threading.Lock()

    def open(self, page):
        """Opens a page. One that opens again, before it is known that its stream has ended, begins anew."""
        waiting = queue.Queue(LONGEST_QUEUE)
        with self._lock:
            if page in self._queues:
                self._end(page)
            while len(self._queues) >= MOST_PAGES:
                self._end(next(iter(self._queues)), b'{"taken":true}')
            self._queues[page] = waiting
            self._program.say(opened=page)
        return waiting

    def close(self, page, waiting):
        with self._lock:
            if self._queues.get(page) is waiting:
                self._end(page)

    def send(self, event):
        with self._lock:
            for page, waiting in list(self._queues.items()):
                try:
                    waiting.put_nowait(event)
                except queue.Full:
                    # A page that does not keep up opens again by itself and begins with the whole picture.
                    self._end(page)

    def _end(self, page, *last_words):
        """Lets a page go, without what still waits for it. The lock is held."""
        waiting = self._queues.pop(page)
        self._program.say(closed=page)
        with waiting.mutex:
            waiting.queue.clear()
        for words in (*last_words, None):
            waiting.put_nowait(words)


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server_version = "DemoApp"
    sys_version = ""
    timeout = IDLE_PATIENCE
    # Small answers must not wait for each other.
    disable_nagle_algorithm = True

    def do_GET(self):
        if not self._is_from_here():
            return
        path, page = self._address()
        if self.path == "/":
            self._answer(HTTPStatus.OK, self.server.page, "text/html; charset=utf-8")
        elif path == "/events" and page is None:
            self._refuse(HTTPStatus.BAD_REQUEST, "expected a whole number as page")
        elif path == "/events":
            self._send_events(page)
        else:
            self._refuse(HTTPStatus.NOT_FOUND, "there is / and /events")

    def do_POST(self):
        # What can't be read to its end can't be followed by another request.
        self.close_connection = True
        if not self._is_from_here():
            return
        path, page = self._address()
        if path != "/input":
            return self._refuse(HTTPStatus.NOT_FOUND, "messages go to /input")
        if page is None:
            return self._refuse(HTTPStatus.BAD_REQUEST, "expected a whole number as page")
        if self.headers.get_content_type() != "application/json":
            return self._refuse(HTTPStatus.UNSUPPORTED_MEDIA_TYPE, "expected application/json")
        body = self._body()
        if body is None:
            return
        try:
            message = body.decode("utf-8")
        except UnicodeDecodeError as error:
            return self._refuse(HTTPStatus.BAD_REQUEST, f"expected text in UTF-8: {error.reason}")
        answer = self.server.program.ask(page, message)
        if answer is None:
            return self._refuse(HTTPStatus.GATEWAY_TIMEOUT, "the program did not answer")
        self.close_connection = False
        status = HTTPStatus.OK if answer == b"{}" else HTTPStatus.BAD_REQUEST
        self._answer(status, answer, "application/json")

    def _address(self):
        """The path, and the number of the page, 0 where there is none; None for what is no number."""
        path, _, query = self.path.partition("?")
        number = query.removeprefix("page=") if query else "0"
        is_number = number.isascii() and number.isdigit() and len(number) <= LONGEST_NUMBER
        return path, int(number) if is_number else None

    def _body(self):
        length = self.headers.get("Content-Length", "")
        if not (length.isascii() and length.isdigit()) or "Transfer-Encoding" in self.headers:
            self._refuse(HTTPStatus.LENGTH_REQUIRED, "expected a Content-Length")
            return None
        if len(length) > 9 or int(length) > LONGEST_MESSAGE:
            self._refuse(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, f"expected at most {LONGEST_MESSAGE} bytes")
            return None
        return self.rfile.read(int(length))

    def _is_from_here(self):
        """Pages of other sites may neither look nor touch, also under a name that leads to this address."""
        names = [f"{name}:{self.server.server_port}" for name in (ADDRESS, "localhost")]
        if self.headers.get("Host") not in names:
            self._refuse(HTTPStatus.FORBIDDEN, "expected the host " + " or ".join(names))
            return False
        origin = self.headers.get("Origin")
        if origin is not None and origin not in [f"http://{name}" for name in names]:
            self._refuse(HTTPStatus.FORBIDDEN, "expected a page of this server")
            return False
        if self.headers.get("Sec-Fetch-Site", "none") not in ("none", "same-origin"):
            self._refuse(HTTPStatus.FORBIDDEN, "expected a page of this server")
            return False
        return True

    def _send_events(self, page):
        self.close_connection = True
        pages = self.server.program.pages
        # Before the answer: whoever has that counts on the page being open, and on those opened before it having gone.
        waiting = pages.open(page)
        watch = threading.Thread(target=self._watch, args=(page, waiting), daemon=True)
        watch.start()
        try:
            self.send_response(HTTPStatus.OK)
            self.send_header("Content-Type", "text/event-stream")
            self.send_header("Cache-Control", "no-store")
            self.end_headers()
            while True:
                try:
                    event = waiting.get(timeout=HEARTBEAT)
                except queue.Empty:
                    self.wfile.write(b":\n\n")
                    continue
                if event is None:
                    return
                self.wfile.write(b"data: " + event + b"\n\n")
        except OSError:
            pass
        finally:
            pages.close(page, waiting)
            self._hang_up()
            watch.join()

    def _watch(self, page, waiting):
        """Learns at once that a page has gone: its end of the connection is closed, also when the browser has crashed."""
        while True:
            try:
                if not self.connection.recv(1024):
                    break
            except TimeoutError:
                continue
            except OSError:
                break
        self.server.program.pages.close(page, waiting)

    def _hang_up(self):
        try:
            self.connection.shutdown(socket.SHUT_RDWR)
        except OSError:
            # The page has done so already.
            pass

    def _refuse(self, status, reason):
        self.close_connection = True
        body = json.dumps({"error": reason}).encode()
        self._answer(status, body, "application/json")

    def _answer(self, status, body, kind):
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        self.send_header("Content-Security-Policy", POLICY)
        self.send_header("X-Content-Type-Options", "nosniff")
        self.send_header("Referrer-Policy", "no-referrer")
        if self.close_connection:
            self.send_header("Connection", "close")
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *words):
        """The program says what is to be said."""


class Server(ThreadingHTTPServer):
    daemon_threads = True
    # A port that another program listens on is an error on every system.
    allow_reuse_address = sys.platform != "win32"

    def __init__(self, port, program, page):
        super().__init__((ADDRESS, port), Handler)
        self.program = program
        self.page = page
        self._room = threading.BoundedSemaphore(MOST_CONNECTIONS)

    def process_request(self, request, client_address):
        if not self._room.acquire(blocking=False):
            self.shutdown_request(request)
            return
        super().process_request(request, client_address)

    def process_request_thread(self, request, client_address):
        try:
            super().process_request_thread(request, client_address)
        finally:
            self._room.release()

    def handle_error(self, request, client_address):
        """A browser that goes away in the middle of something is no error."""
        if not isinstance(sys.exc_info()[1], (OSError, socket.timeout)):
            super().handle_error(request, client_address)


def main():
    program = Program(sys.stdin.buffer, sys.stdout.buffer)
    page = program.read_page()
    try:
        server = Server(int(sys.argv[1]), program, page)
    except OSError as error:
        program.say(failed=error.strerror or str(error))
        return 1
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        program.say(ready=server.server_port)
        program.listen()
    except (KeyboardInterrupt, BrokenPipeError):
        # The program has ended. What is left to be said to it is dropped without a word.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""A server that stands between a client and a real one and does what goes wrong on the way, or answers what a script says."""

import http.client
import http.server
import socket
import ssl
import struct
import threading
import time


class Faulty(http.server.ThreadingHTTPServer):
    """Passes requests on to `port`. `fault(method, path)` names what goes wrong with a request, or answers None.

    With a `certificate`, a file that holds its key as well, it speaks TLS.
    """

    daemon_threads = True

    def __init__(self, port=None, certificate=None):
        super().__init__(("127.0.0.1", 0), Passing)
        self.scheme = "https" if certificate else "http"
        if certificate:
            context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            context.load_cert_chain(certificate)
            self.socket = context.wrap_socket(self.socket, server_side=True, do_handshake_on_connect=False)
        self.behind, self.fault, self.seen = port, lambda method, path: None, []
        threading.Thread(target=self.serve_forever, daemon=True).start()

    @property
    def origin(self):
        return f"{self.scheme}://127.0.0.1:{self.server_address[1]}"

    def handle_error(self, request, client_address):
        """A client that has gone is what is tried here."""


class Passing(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *_):
        """Nothing is logged."""

    def __getattr__(self, name):
        # Every method of WebDAV is one that is passed on.
        if name.startswith("do_"):
            return self.passed
        raise AttributeError(name)

    def passed(self):
        server = self.server
        body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        server.seen.append((self.command, self.path, body, dict(self.headers)))
        fault = server.fault(self.command, self.path)
        kind = fault[0] if fault else None
        if kind == "answer":
            _, status, headers, text = fault
            return self.answer(status, headers, text)
        if kind == "raw":
            self.wfile.write(fault[1])
            return self.cut()
        if kind == "endless":
            return self.endless(fault[1])
        if kind == "trickle":
            return self.trickle()
        if kind == "lost":  # before it has arrived
            return self.cut()
        status, headers, text = self.behind(body)
        if kind == "twice":
            status, headers, text = self.behind(body)
        if kind == "unanswered":  # after it was done
            return self.cut()
        if kind == "slow":
            time.sleep(fault[1])
        if kind == "short":  # the answer ends after some bytes, which its length does not say
            return self.answer(status, headers, text, fault[1])
        self.answer(status, headers, text)

    def behind(self, body):
        connection = http.client.HTTPConnection("127.0.0.1", self.server.behind, timeout=20)
        headers = {name: value for name, value in self.headers.items() if name.lower() not in ("host", "connection", "accept-encoding")}
        connection.request(self.command, self.path, body, {**headers, "Host": self.headers["Host"]})
        answer = connection.getresponse()
        text = answer.read()
        connection.close()
        kept = [(name, value) for name, value in answer.getheaders()
                if name.lower() not in ("content-length", "transfer-encoding", "connection", "server", "date")]
        return answer.status, kept, text

    def answer(self, status, headers, text, most=None):
        self.send_response(status)
        for name, value in headers:
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(text)))
        self.end_headers()
        self.wfile.write(text if most is None else text[:most])
        if most is not None:
            self.cut()

    def endless(self, piece):
        self.send_response(200)
        self.end_headers()
        until = time.monotonic() + 20
        while time.monotonic() < until:
            self.wfile.write(piece)

    def trickle(self):
        """Sends a byte now and then, fast enough for a limit of the speed alone."""
        self.send_response(200)
        self.send_header("Content-Length", "100000")
        self.end_headers()
        until = time.monotonic() + 20
        while time.monotonic() < until:
            self.wfile.write(b" " * 20)
            time.sleep(0.05)

    def cut(self):
        """Ends the connection with a reset, as a machine does that is switched off."""
        self.wfile.flush()
        self.connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.connection.close()
        self.close_connection = True

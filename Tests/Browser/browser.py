"""A browser without a window, driven over its debugging protocol.

It needs nothing but Python's own library: the protocol goes over a plain WebSocket.
"""

import base64
import json
import os
import shutil
import socket
import struct
import subprocess
import tempfile
import time
import urllib.request

PROGRAMS = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]


def program():
    """The browser that is installed, or None."""
    return next((path for path in map(shutil.which, PROGRAMS) if path), None)


class Socket:
    """The client's side of a WebSocket."""

    def __init__(self, address):
        host, path = address.removeprefix("ws://").split("/", 1)
        name, port = host.split(":")
        self.stream = socket.create_connection((name, int(port)), timeout=60)
        key = base64.b64encode(os.urandom(16)).decode()
        self.stream.sendall(
            f"GET /{path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode())
        answer = b""
        while b"\r\n\r\n" not in answer:
            answer += self.stream.recv(1)

    def read(self, count):
        data = b""
        while len(data) < count:
            part = self.stream.recv(count - len(data))
            if not part:
                raise ConnectionError("the browser closed the connection")
            data += part
        return data

    def send(self, text):
        data = text.encode()
        length = len(data)
        if length < 126:
            head = struct.pack("!BB", 0x81, 0x80 | length)
        elif length < 65536:
            head = struct.pack("!BBH", 0x81, 0xFE, length)
        else:
            head = struct.pack("!BBQ", 0x81, 0xFF, length)
        # A mask of zeros leaves the data as it is.
        self.stream.sendall(head + bytes(4) + data)

    def receive(self):
        text = b""
        while True:
            first, second = self.read(2)
            length = second & 0x7F
            if length == 126:
                (length,) = struct.unpack("!H", self.read(2))
            elif length == 127:
                (length,) = struct.unpack("!Q", self.read(8))
            text += self.read(length)
            if first & 0x80:
                return text.decode()


class Browser:
    """One page in a browser; what it asks for and what it says is kept."""

    def __init__(self):
        self.folder = tempfile.mkdtemp(prefix="autoscale-browser-")
        self.process = subprocess.Popen(
            [program(), "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run",
             "--remote-debugging-port=0", "--remote-allow-origins=*",
             f"--user-data-dir={self.folder}", "--window-size=1400,900", "about:blank"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.number = 0
        self.isPressed = False
        self.events = []
        port = self.port()
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/json/list") as answer:
            pages = [page for page in json.load(answer) if page["type"] == "page"]
        self.socket = Socket(pages[0]["webSocketDebuggerUrl"])
        for domain in ["Page", "Runtime", "Log", "Network"]:
            self.call(domain + ".enable")

    def port(self):
        path = os.path.join(self.folder, "DevToolsActivePort")
        for _ in range(600):
            if os.path.exists(path) and open(path).read().strip():
                return open(path).read().split()[0]
            time.sleep(0.1)
        raise TimeoutError("the browser does not start")

    def call(self, method, **parameters):
        """Calls a method of the protocol, and returns its result."""
        self.number += 1
        self.socket.send(json.dumps(
            {"id": self.number, "method": method, "params": parameters}))
        while True:
            message = json.loads(self.socket.receive())
            if message.get("id") == self.number:
                if "error" in message:
                    raise RuntimeError(f"{method}: {message['error']['message']}")
                return message["result"]
            self.events.append(message)

    def open(self, path, fragment=""):
        """Opens a file, and waits until it is loaded."""
        # Another fragment alone would not load the page again.
        for address in ["about:blank", "file://" + os.path.abspath(path) + fragment]:
            self.events = []
            self.call("Page.navigate", url=address)
            while not any(event["method"] == "Page.loadEventFired" for event in self.events):
                self.events.append(json.loads(self.socket.receive()))

    def run(self, expression):
        """The value of an expression in the page."""
        result = self.call(
            "Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            raise RuntimeError(result["exceptionDetails"]["exception"].get("description"))
        return result["result"].get("value")

    def press(self, key):
        """Presses a key."""
        text = {"text": key} if len(key) == 1 else {}
        self.call("Input.dispatchKeyEvent", type="keyDown", key=key, **text)
        self.call("Input.dispatchKeyEvent", type="keyUp", key=key)

    def mouse(self, kind, x, y):
        """Moves or presses the mouse: mouseMoved, mousePressed or mouseReleased."""
        self.isPressed = kind == "mousePressed" or self.isPressed and kind == "mouseMoved"
        button = {"button": "left"} if self.isPressed or kind != "mouseMoved" else {}
        clicks = 0 if kind == "mouseMoved" else 1
        self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, clickCount=clicks,
                  buttons=int(self.isPressed), **button)

    def click(self, x, y):
        """Clicks at a place of the window."""
        for kind in ["mouseMoved", "mousePressed", "mouseReleased"]:
            self.mouse(kind, x, y)

    def requests(self):
        """The addresses that the page asked for, but for its own and those of its thumbnails."""
        addresses = [event["params"]["request"]["url"] for event in self.events
                     if event["method"] == "Network.requestWillBeSent"]
        inside = ("data:", addresses[0].rpartition("/")[0] + "/thumbnails/") if addresses else ()
        return [address for address in addresses[1:] if not address.startswith(inside)]

    def messages(self):
        """What the page wrote to the console, and its errors."""
        return [json.dumps(event["params"]) for event in self.events
                if event["method"] in (
                    "Log.entryAdded", "Runtime.consoleAPICalled", "Runtime.exceptionThrown")]

    def close(self):
        self.process.terminate()
        self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)

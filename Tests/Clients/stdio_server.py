"""A language server on its standard streams, one request at a time."""
import json
import subprocess


class StdioServer:
    def __init__(self, binary, capabilities, arguments=("--stdio",), settings=None):
        self.process = subprocess.Popen([binary, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.number = 0
        # The features that the server has registered, with what it says of each.
        self.registered = {}
        answer = self.request("initialize", {
            "processId": None, "rootUri": None, "capabilities": capabilities, "initializationOptions": settings})
        self.capabilities = answer["capabilities"]
        self.notify("initialized", {})

    def send(self, message):
        data = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(data) + data)
        self.process.stdin.flush()

    def receive(self):
        length = 0
        while (line := self.process.stdout.readline().strip()):
            name, value = line.split(b":", 1)
            if name.lower() == b"content-length":
                length = int(value)
        if not length:
            raise RuntimeError("the server has ended")
        return json.loads(self.process.stdout.read(length))

    def notify(self, method, params):
        self.send({"method": method, "params": params})

    def request(self, method, params):
        self.number += 1
        self.send({"id": self.number, "method": method, "params": params})
        while True:
            message = self.receive()
            if message.get("method") == "client/registerCapability":
                self.registered |= {one["method"]: one.get("registerOptions", {}) for one in message["params"]["registrations"]}
                self.send({"id": message["id"], "result": None})
            if message.get("id") == self.number and "method" not in message:
                if "error" in message:
                    raise RuntimeError(f"{method}: {message['error']}")
                return message["result"]

    def open(self, uri, text, language):
        self.notify("textDocument/didOpen", {"textDocument": {"uri": uri, "languageId": language, "version": 1, "text": text}})

    def close(self, uri):
        self.notify("textDocument/didClose", {"textDocument": {"uri": uri}})

    def end(self):
        self.request("shutdown", None)
        self.notify("exit", None)
        return self.process.wait(10)

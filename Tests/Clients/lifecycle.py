#!/usr/bin/env python3
"""Holds the built server against the protocol's lifecycle and error rules, over its real streams and with real processes.

usage: lifecycle.py PLUMBLINE      exit status 0 where every rule holds

One line a rule; the rules that need no process are tested in Tests/LanguageServerTests as well.
"""
import json
import os
import queue
import subprocess
import sys
import threading
import time

BINARY = [os.path.abspath(sys.argv[1])]
URI = "file:///nowhere/a.layout"
PATIENCE = 10
failures = 0


def check(rule, got, wanted):
    global failures
    good = got == wanted
    failures += not good
    print(f"{'ok   ' if good else 'WRONG'} {rule}{'' if good else f': {got!r}, not {wanted!r}'}", flush=True)


class Server:
    """The server as a process; what it writes is read strictly, so that a stray byte on its output is an error."""

    def __init__(self, *arguments):
        self.process = subprocess.Popen(
            [*BINARY, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.arrived = queue.Queue()
        self.kept = []
        self.stray = None
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        stream = self.process.stdout
        while True:
            line = stream.readline()
            if not line:
                break
            if not line.startswith(b"Content-Length: ") or stream.readline() != b"\r\n":
                self.stray = line
                break
            self.arrived.put(json.loads(stream.read(int(line[16:]))))
        self.arrived.put(None)

    def write(self, data):
        try:
            self.process.stdin.write(data)
            self.process.stdin.flush()
        except BrokenPipeError:
            pass

    @staticmethod
    def frame(message):
        body = json.dumps({"jsonrpc": "2.0", **message}, ensure_ascii=False).encode()
        return b"Content-Length: %d\r\n\r\n" % len(body) + body

    def send(self, *messages):
        self.write(b"".join(self.frame(m) for m in messages))

    def wait(self, wanted, seconds=PATIENCE):
        """The first message for which `wanted` is true; None where the stream ends or nothing comes."""
        for message in self.kept:
            if wanted(message):
                self.kept.remove(message)
                return message
        end = time.time() + seconds
        while True:
            try:
                message = self.arrived.get(timeout=max(0.01, end - time.time()))
            except queue.Empty:
                return None
            if message is None or wanted(message):
                return message
            self.kept.append(message)

    def response(self, id, seconds=PATIENCE):
        return self.wait(lambda m: "method" not in m and m.get("id") == id and type(m.get("id")) is type(id), seconds)

    def ask(self, id, method, **rest):
        self.send({"id": id, "method": method, **rest})
        return outcome(self.response(id))

    def diagnostics(self):
        message = self.wait(lambda m: m.get("method") == "textDocument/publishDiagnostics")
        return message and message["params"]

    def initialize(self, process=None, **capabilities):
        self.send({"id": 0, "method": "initialize",
                   "params": {"processId": process, "rootUri": None, "capabilities": capabilities}})
        answer = self.response(0)
        self.send({"method": "initialized", "params": {}})
        return answer

    def open(self, text, version=0, uri=URI):
        self.send({"method": "textDocument/didOpen", "params": {
            "textDocument": {"uri": uri, "languageId": "layout", "version": version, "text": text}}})

    def change(self, version, *changes, uri=URI):
        self.send({"method": "textDocument/didChange", "params": {
            "textDocument": {"uri": uri, "version": version}, "contentChanges": list(changes)}})

    def status(self, seconds=PATIENCE):
        try:
            return self.process.wait(seconds)
        except subprocess.TimeoutExpired:
            self.process.kill()
            return "still running"

    def end(self):
        self.send({"id": 9999, "method": "shutdown"})
        self.response(9999)
        self.send({"method": "exit"})
        return self.status()


def outcome(message):
    if message is None:
        return "no answer"
    return message["error"]["code"] if "error" in message else message["result"]


def at(line, character):
    return {"textDocument": {"uri": URI}, "position": {"line": line, "character": character}}


def span(line, start, end):
    return {"start": {"line": line, "character": start}, "end": {"line": line, "character": end}}


WRONG = "layout A {\n    size 100 x 100\n    x.top == super.top\n}\n"
FINE = "layout A {\n    size 100 x 100\n}\n"

# Rows

s = Server()
check("a request before initialize", s.ask(5, "workspace/symbol", params={"query": "x"}), -32002)
check("shutdown before initialize", s.ask(6, "shutdown"), -32002)
s.open(WRONG)
s.send({"method": "nonsense"})
early = list(s.kept)
check("only messages for the person before the response to initialize", early, [])
answer = s.initialize()
check("initialize succeeds after that", "capabilities" in outcome(answer), True)
check("the document opened too early is unknown", s.ask(7, "textDocument/hover", params=at(2, 4)), None)
check("a second initialize", s.ask(8, "initialize", params={"processId": None, "capabilities": {}}), -32600)
check("an unknown request", s.ask(9, "nonsense/method", params={}), -32601)
check("an unknown $/ request", s.ask(10, "$/nonsense", params={}), -32601)
s.send({"method": "$/nonsense", "params": {}}, {"method": "nonsense/note"})
check("unknown notifications are ignored", s.ask(11, "nonsense"), -32601)
check("bad params", s.ask(12, "textDocument/hover", params={"bad": 1}), -32602)
check("missing params", s.ask(13, "textDocument/hover"), -32602)
check("params of another type", s.ask(14, "textDocument/rename", params=[1]), -32602)
s.write(b"Content-Length: 5\r\n\r\n{oops")
check("a body that is not JSON", outcome(s.response(None)), -32700)
for text in (b"[]", b"7", b'{"jsonrpc":"2.0"}', b'{"jsonrpc":"2.0","id":null,"method":"shutdown"}'):
    s.write(b"Content-Length: %d\r\n\r\n" % len(text) + text)
    check(f"JSON that is no request: {text.decode()}", outcome(s.response(None)), -32600)
check("alive after all that", s.ask(15, "nonsense"), -32601)
s.open(FINE)
s.diagnostics()
s.send({"id": 16, "method": "textDocument/rename", "params": {**at(0, 1), "newName": "b"}})
refusal = s.response(16)
check("a rename of nothing is refused", outcome(refusal), -32803)
check("in a sentence", refusal["error"]["message"].endswith("."), True)
check("shutdown", s.ask(17, "shutdown"), None)
check("a request after shutdown", s.ask(18, "textDocument/hover", params=at(0, 0)), -32600)
check("a second shutdown", s.ask(19, "shutdown"), -32600)
s.send({"method": "exit"})
check("exit after shutdown", s.status(), 0)

s = Server()
s.initialize()
s.send({"method": "exit"})
check("exit without shutdown", s.status(), 1)

s = Server()
s.send({"method": "exit"})
check("exit before initialize", s.status(), 1)

s = Server()
s.initialize()
s.process.stdin.close()
check("stdin closed", s.status(), 1)

s = Server()
s.initialize()
s.ask(1, "shutdown")
s.process.stdin.close()
check("stdin closed after shutdown", s.status(), 0)

parent = subprocess.Popen(["sleep", "1"])
s = Server()
s.initialize(parent.pid)
parent.wait()
check("the process of processId is gone", s.status(), 1)

parent = subprocess.Popen(["sleep", "1"])
s = Server(f"--clientProcessId={parent.pid}", "--stdio")
s.initialize()
parent.wait()
check("the process of --clientProcessId is gone", s.status(), 1)

# Numbered rules

s = Server("--stdio")
s.initialize(process="77", textDocument={"publishDiagnostics": {"versionSupport": True}})
check("1 a string id is echoed as a string", s.ask("12", "nonsense"), -32601)
check("1 an integer id is echoed as an integer", s.ask(12, "nonsense"), -32601)

hovers = [{"id": 100 + n, "method": "textDocument/hover", "params": at(0, 8)} for n in range(50)]
s.send({"method": "textDocument/didOpen", "params": {
    "textDocument": {"uri": URI, "languageId": "layout", "version": 0, "text": FINE}}}, *hovers)
answers = [s.response(hover["id"]) for hover in hovers]
check("3 one response to each of many requests in one write", None not in answers, True)
check("3 and no second one", s.ask(200, "nonsense") == -32601 and not [m for m in s.kept if "method" not in m], True)

for n, header in enumerate(["content-length: %d\r\n\r\n", "CONTENT-LENGTH:%d\r\n\r\n",
                            "Content-Type: application/vscode-jsonrpc; charset=utf8\r\nContent-Length: %d\r\n\r\n",
                            "Content-Length: %d\r\nContent-Type: application/vscode-jsonrpc; charset=utf-8\r\n\r\n"]):
    body = json.dumps({"jsonrpc": "2.0", "id": 300 + n, "method": "nonsense/ä😀"}, ensure_ascii=False).encode()
    s.write((header % len(body)).encode() + body)
    check(f"4 header {header.split(':')[0]}", outcome(s.response(300 + n)), -32601)
for byte in Server.frame({"id": 310, "method": "nonsense"}):
    s.write(bytes([byte]))
check("4 one message over many reads", outcome(s.response(310)), -32601)

params = s.diagnostics()
check("7 version 0 is published", (params["version"], params["diagnostics"]), (0, []))
s.change(1, {"range": span(1, 999, 999), "text": "\n    x.top == super.top"})
params = s.diagnostics()
found = [(d["code"], d["range"]) for d in params["diagnostics"]]
check("6 a column beyond the line end clamps", found, [("unknown-name", span(2, 4, 5))])
s.change(2, {"range": {"start": {"line": -1, "character": -1}, "end": {"line": 10**9, "character": 10**9}}, "text": "// 😀\n" + WRONG})
check("6 places out of any range", [d["range"] for d in s.diagnostics()["diagnostics"]], [span(3, 4, 5)])
log = s.wait(lambda m: m.get("method") == "window/logMessage")
check("6 and negative ones are logged", "negative" in (log or {}).get("params", {}).get("message", ""), True)
s.change(3, {"range": span(0, 4, 4), "text": ""})
check("6 a place inside a surrogate pair", s.diagnostics()["version"], 3)
check("6 a hover inside a surrogate pair", s.ask(320, "textDocument/hover", params=at(0, 4)), None)
for n, end in enumerate(["\n", "\r\n", "\r"]):
    s.change(4 + n, {"text": WRONG.replace("\n", end)})
    check(f"6 line end {end!r}", [d["range"] for d in s.diagnostics()["diagnostics"]], [span(2, 4, 5)])
s.change(8, {"text": ""}, {"range": span(0, 0, 0), "rangeLength": 999, "text": FINE},
         {"range": span(1, 18, 18), "text": "\n    y.top == super.top"}, {"range": span(2, 4, 5), "text": "zz"})
check("8 batched changes apply in order", [d["range"] for d in s.diagnostics()["diagnostics"]], [span(2, 4, 6)])
s.change(1, {"text": ""}, uri="file:///nowhere/other.layout")
log = s.wait(lambda m: m.get("method") == "window/logMessage")
check("9 an edit for a file that is not open is logged", "other.layout" in (log or {}).get("params", {}).get("message", ""), True)
s.send({"method": "textDocument/didClose", "params": {"textDocument": {"uri": URI}}})
check("10 closing clears the diagnostics", s.diagnostics()["diagnostics"], [])
check("10 a file that is closed answers null", s.ask(330, "textDocument/hover", params=at(0, 0)), None)
check("12 prepareRename on nothing", s.ask(331, "textDocument/prepareRename", params=at(0, 0)), None)
check("14 a processId that is no number is not watched", s.process.poll(), None)
check("2 shutdown takes params null", s.ask(340, "shutdown", params=None), None)
s.send({"method": "exit", "params": None})
check("2 exit takes params null", s.status(), 0)
check("5 nothing but messages on the output", s.stray, None)

s = Server()
s.initialize()
s.open(WRONG)
params = s.diagnostics()
check("10 no version for a client that did not declare it", "version" in params, False)
extra = sorted({key for d in params["diagnostics"] for key in d})
check("11 nothing that was not declared", extra, ["code", "message", "range", "severity", "source"])
capabilities = outcome(answer)["capabilities"]
check("11 plain code actions and rename", (capabilities["codeActionProvider"], capabilities["renameProvider"]), (True, True))
check("11 no position encoding", "positionEncoding" in capabilities, False)
hover = s.ask(1, "textDocument/hover", params=at(0, 8))
check("11 a plaintext hover", hover and hover["contents"]["kind"], "plaintext")
s.send({"id": 2, "method": "textDocument/hover", "params": at(0, 8)}, {"method": "$/cancelRequest", "params": {"id": 2}})
check("a cancelled request has one response", outcome(s.response(2)) in (-32800, hover), True)
check("and no second one", s.ask(3, "nonsense") == -32601 and not [m for m in s.kept if m.get("id") == 2], True)
check("orderly end", s.end(), 0)

print(f"{failures} wrong" if failures else "all hold")
sys.exit(1 if failures else 0)

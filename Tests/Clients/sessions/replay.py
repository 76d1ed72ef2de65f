#!/usr/bin/env python3
"""Says to the server what real clients have said, in their words and their order, and holds it to what it answered then.

usage: replay.py PLUMBLINE      exit status 0 where every session goes as it went

A finding more than was recorded is no fault: rules are added. A finding that was there has to be there, and a clean file clean. A method that the
server did not know then may be answered now.
"""
import json
import pathlib
import queue
import subprocess
import sys
import threading

sys.dont_write_bytecode = True
HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
from messages import outline, read

PATIENCE = 20
UNKNOWN_METHOD = -32601


def fits(expected, entry):
    if expected.get("error") == UNKNOWN_METHOD:
        return entry.get("answers") == expected["answers"]
    if "method" in expected:
        return entry.get("method") == expected["method"] and ("id" in entry) == ("id" in expected)
    if "codes" not in expected:
        return entry == expected
    return entry.get("uri") == expected["uri"] and set(entry["codes"]) >= set(expected["codes"]) \
        and bool(entry["codes"]) == bool(expected["codes"])


class Replay:
    def __init__(self, binary, lines):
        arguments = json.loads(lines[0]).get("arguments", []) if lines else []
        self.lines = lines[1:] if arguments else lines
        # What the server asks of its client today and did not then is answered with null, as an old client's user would want.
        self.asked = {json.loads(line).get("server", {}).get("method") for line in lines}
        self.server = subprocess.Popen([binary, "--stdio", *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.arrived = queue.Queue()
        self.early = []
        # What the server calls its requests today, by what it called them then.
        self.ids = {}
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self):
        while (found := read(self.server.stdout)) is not None:
            entry = outline(found[1])
            if entry and "method" in entry and entry["method"] not in self.asked:
                if "id" in entry:
                    self.say({"jsonrpc": "2.0", "id": entry["id"], "result": None})
            elif entry:
                self.arrived.put(entry)
        self.arrived.put(None)

    def say(self, message):
        data = json.dumps(message, ensure_ascii=False).encode()
        try:
            self.server.stdin.write(b"Content-Length: %d\r\n\r\n" % len(data) + data)
            self.server.stdin.flush()
        except BrokenPipeError:
            pass

    def meet(self, expected, entry):
        """Whether it is what was expected."""
        if not fits(expected, entry):
            return False
        if "method" in expected and "id" in expected:
            self.ids[expected["id"]] = entry["id"]
        return True

    def translated(self, message):
        """A message of the client; in an answer the server's request is called as it is called today."""
        return message if "method" in message else {**message, "id": self.ids.get(message["id"], message["id"])}

    def expect(self, expected):
        """None where it came, else what is wrong."""
        for entry in self.early:
            if self.meet(expected, entry):
                self.early.remove(entry)
                return None
        while True:
            try:
                entry = self.arrived.get(timeout=PATIENCE)
            except queue.Empty:
                return f"{expected} did not come; {self.early} did"
            if entry is None:
                return f"the server ended before {expected}"
            if self.meet(expected, entry):
                return None
            self.early.append(entry)

    def run(self):
        for number, line in enumerate(self.lines, 1):
            entry = json.loads(line)
            if "client" in entry:
                self.say(self.translated(entry["client"]))
            elif problem := self.expect(entry["server"]):
                self.server.kill()
                return f"line {number}: {problem}"
        self.server.stdin.close()
        says_goodbye = any(json.loads(line).get("client", {}).get("method") == "shutdown" for line in self.lines)
        try:
            status = self.server.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.server.kill()
            return "the server does not end"
        # A client that just goes away, as ALE does, is no crash: 1 is the protocol's status for it.
        if status != (0 if says_goodbye else 1):
            return f"the server ended with {status}"
        answers = [entry for entry in self.early if "answers" in entry or "method" in entry]
        return f"the server also said {answers}" if answers else None


def main():
    failed = False
    sessions = sorted(HERE.glob("*.jsonl"))
    for file in sessions:
        problem = Replay(sys.argv[1], file.read_text().splitlines()).run()
        failed |= problem is not None
        print(f"{'WRONG' if problem else 'ok   '} {file.stem}{f': {problem}' if problem else ''}")
    return 1 if failed or not sessions else 0


if __name__ == "__main__":
    sys.exit(main())

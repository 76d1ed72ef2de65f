#!/usr/bin/env python3
"""Stands between a client and the server, passes every byte on, and records the session: what the client says in full, of what the server says
the outline. A server that is started when there is a record already goes without.

use: SESSION=file.jsonl FOLDER=folder/of/the/files SERVER=plumbline record.py ARGUMENTS…      as the client's server command
"""
import json
import os
import subprocess
import sys
import threading

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from messages import outline, read

if os.path.exists(os.environ["SESSION"]) or len(sys.argv) > 1 and not sys.argv[1].startswith("-"):
    os.execv(os.environ["SERVER"], [os.environ["SERVER"], *sys.argv[1:]])

lock = threading.Lock()
record = open(os.environ["SESSION"], "a", buffering=1)
server = subprocess.Popen([os.environ["SERVER"], *sys.argv[1:]], stdin=subprocess.PIPE, stdout=subprocess.PIPE)


def without_places(value):
    """The machine's paths and processes have no business in a fixture."""
    if isinstance(value, dict):
        return {without_places(key): None if key == "processId" else without_places(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [without_places(inner) for inner in value]
    return value.replace(os.environ["FOLDER"], "/session") if isinstance(value, str) else value


newest = {}


def is_overtaken(message):
    """Whether a text is newer than the findings of it: another time they may be left out."""
    version = message.get("params", {}).get("version") if message.get("method") == "textDocument/publishDiagnostics" else None
    return version is not None and version < newest.get(message["params"]["uri"], version)


def note(entry):
    with lock:
        if document := (entry.get("client", {}).get("params") or {}).get("textDocument"):
            newest[document["uri"]] = document.get("version", newest.get(document["uri"], 0))
        record.write(json.dumps(without_places(entry), ensure_ascii=False) + "\n")


def pump(source, target, who):
    while (found := read(source)) is not None:
        data, message = found
        if who == "client":
            note({"client": message})
        elif (entry := outline(message)) is not None and not is_overtaken(message):
            note({"server": entry})
        try:
            target.write(data)
            target.flush()
        except (BrokenPipeError, ValueError):
            return
    try:
        target.close()
    except OSError:
        pass


if (arguments := [one for one in sys.argv[1:] if one != "--stdio"]):
    note({"arguments": arguments})
threading.Thread(target=pump, args=(sys.stdin.buffer, server.stdin, "client"), daemon=True).start()
back = threading.Thread(target=pump, args=(server.stdout, sys.stdout.buffer, "server"), daemon=True)
back.start()
status = server.wait()
back.join(1)
os._exit(status if status >= 0 else 128 - status)

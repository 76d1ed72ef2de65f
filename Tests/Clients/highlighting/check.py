#!/usr/bin/env python3
"""Holds every editor's grammar against what the server says that the words mean.

usage: check.py PLUMBLINE      exit status 0 where all agree

Every editor's own engine colours the examples, the reference's examples and nasty.layout: Oniguruma drives a small reader of TextMate
grammars as VS Code has it, syntect reads Sublime's, Kate's own highlighter Kate's, and Vim, Neovim and Emacs run headless. An engine that is
not there is said to be missing, and is no failure; under CI it is one.
"""
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent.parent
sys.dont_write_bytecode = True
sys.path.insert(0, str(HERE))
sys.path.insert(0, str(HERE.parent))

import engines
from stdio_server import StdioServer

TYPES = "comment keyword number string class type variable property parameter enumMember".split()
# What an editor cannot tell from a name is one to the grammars: layouts, views, labels, parameters.
KIND = {"comment": "comment", "keyword": "keyword", "number": "number", "string": "string", "type": "type", "property": "attribute"}
VOCABULARY = json.loads((ROOT / "editors/syntax/vocabulary.json").read_text())
PRIORITIES, ATTRIBUTES = set(VOCABULARY["priorities"]), set(VOCABULARY["attributes"])


def expected(server, text):
    """What each character is, line by line, and the tokens."""
    uri = "file:///nowhere/a.layout"
    server.open(uri, text, "layout")
    data = server.request("textDocument/semanticTokens/full", {"textDocument": {"uri": uri}})["data"]
    server.close(uri)
    lines = text.split("\n")
    result = [[None] * len(line) for line in lines]
    line = column = 0
    for n in range(0, len(data), 5):
        down, right, length, kind, _ = data[n:n + 5]
        line, column = line + down, right if down else column + right
        word = lines[line][column:column + length]
        what = KIND.get(TYPES[kind])
        if TYPES[kind] == "enumMember" and word in PRIORITIES:
            what = "constant"
        # The second word of a slot's name is an attribute.
        if TYPES[kind] == "enumMember" and word in ATTRIBUTES and lines[line][:column].endswith("."):
            what = "attribute"
        result[line][column:column + length] = [what] * length
    return result


def differences(text, wanted, got):
    """The first words of each line on which the two differ."""
    for number, line in enumerate(text.split("\n")):
        for column, character in enumerate(line):
            if character.isspace():
                continue
            if wanted[number][column] != got[number][column]:
                yield f"{number + 1}:{column + 1}: {wanted[number][column]}, not {got[number][column]}: {line.strip()}"
                break


def texts():
    for file in sorted((ROOT / "Tests/Examples").glob("*.layout")) + [HERE / "nasty.layout"]:
        yield file.name, file.read_text()
    reference = subprocess.run([sys.argv[1], "help", "language"], capture_output=True, text=True, check=True).stdout
    for number, block in enumerate(re.findall(r"^```layout\n(.*?)^```", reference, re.M | re.S)):
        yield f"reference{number + 1}.layout", block


def main():
    server = StdioServer(sys.argv[1], {
        "general": {"positionEncodings": ["utf-32"]},
        "textDocument": {"semanticTokens": {"requests": {"full": True}, "tokenTypes": TYPES, "tokenModifiers": [], "formats": ["relative"]}}})
    wanted = {name: (text, expected(server, text)) for name, text in texts()}
    server.end()
    failed = False
    with tempfile.TemporaryDirectory() as scratch:
        files = {}
        for name, (text, _) in wanted.items():
            files[name] = pathlib.Path(scratch, name)
            files[name].write_text(text)
        for editor, colour in engines.ENGINES.items():
            try:
                coloured = colour(ROOT / "editors", files, pathlib.Path(scratch))
            except engines.Missing as missing:
                failed |= "CI" in os.environ
                print(f"{'WRONG' if 'CI' in os.environ else '-    '} {editor}: {missing}")
                continue
            wrong = [f"  {name}:{where}" for name, (text, kinds) in wanted.items() for where in differences(text, kinds, coloured[name])]
            failed |= bool(wrong)
            print(f"{'WRONG' if wrong else 'ok   '} {editor} colours {len(wanted)} texts as the server does")
            print("\n".join(wrong), end="\n" if wrong else "")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())

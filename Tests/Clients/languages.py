#!/usr/bin/env python3
"""What the server offers for Swift code, which has a server of its own: as a server for Swift alone, as one that registers features by language,
and as one for a client that knows neither.

usage: languages.py PLUMBLINE      exit status 0 where all hold
"""
import os
import pathlib
import sys

sys.dont_write_bytecode = True
HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
from stdio_server import StdioServer

BINARY = os.path.abspath(sys.argv[1])
TEXT = (HERE / "PriceTag.swift").read_text()
SWIFT = {"uri": "file:///nowhere/PriceTag.swift"}
LAYOUT = {"uri": "file:///nowhere/a.layout"}

ALWAYS = {"textDocumentSync", "executeCommandProvider"}
SERVED = {"hoverProvider", "codeActionProvider", "codeLensProvider", "inlayHintProvider"}
# What SourceKit does and Plumbline only for layouts and documents, by the names of the client's capabilities.
LEFT_TO_SOURCEKIT = {
    "completion", "definition", "references", "documentHighlight", "linkedEditingRange", "rename", "documentLink", "documentSymbol", "foldingRange",
    "selectionRange", "formatting", "rangeFormatting", "onTypeFormatting", "semanticTokens",
}
LITERALS = {"codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["quickfix", "refactor", "source"]}}}
FULL = {
    "general": {"positionEncodings": ["utf-16"]},
    "workspace": {"workspaceFolders": True, "symbol": {}},
    "textDocument": {
        **{name: {} for name in LEFT_TO_SOURCEKIT},
        "codeAction": LITERALS, "diagnostic": {}, "hover": {"contentFormat": ["markdown"]}, "rename": {"prepareSupport": True},
        "semanticTokens": {"requests": {"full": True}, "tokenTypes": ["variable"], "tokenModifiers": [], "formats": ["relative"]},
    },
}
REGISTERING = {**FULL, "textDocument": {
    name: {**FULL["textDocument"].get(name, {}), "dynamicRegistration": True}
    for name in [*FULL["textDocument"], "codeLens", "inlayHint"]}}
failures = 0


def check(rule, got, wanted=True):
    global failures
    good = got == wanted
    failures += not good
    print(f"{'ok   ' if good else 'WRONG'} {rule}{'' if good else f': {got!r}, not {wanted!r}'}")


def place(word):
    before = TEXT[:TEXT.index(word)].split("\n")
    return {"line": len(before) - 1, "character": len(before[-1]) + 1}


def offered(server):
    return {name for name, value in server.capabilities.items() if value not in (None, False)}


def findings(server, document=SWIFT):
    return server.request("textDocument/diagnostic", {"textDocument": document})["items"]


def hints(server):
    end = {"line": TEXT.count("\n"), "character": 0}
    return server.request("textDocument/inlayHint", {"textDocument": SWIFT, "range": {"start": {"line": 0, "character": 0}, "end": end}})


def swift_alone():
    for arguments in [["--languages=swift"], ["--languages", "swift"], ["--stdio", "--languages=swift"]]:
        server = StdioServer(BINARY, {}, arguments)
        check(f"{' '.join(arguments)} offers a small client what SourceKit does not do", offered(server), ALWAYS | SERVED)
        check("and ends in order", server.end(), 0)

    server = StdioServer(BINARY, REGISTERING, ["--languages=swift"])
    server.open(SWIFT["uri"], TEXT, "swift")
    found = findings(server)
    check("a large client is offered no more, besides findings, folders and the encoding",
          offered(server), ALWAYS | SERVED | {"diagnosticProvider", "workspace", "positionEncoding"})
    check("and nothing of a document is registered", [name for name in server.registered if name.startswith("textDocument/")], [])
    wide = place("badge.widthAnchor.constraint(equalToConstant: 20)")
    check("findings", [(one["code"], one["range"]["start"]["line"]) for one in found], [("conflict", wide["line"])])
    hover = server.request("textDocument/hover", {"textDocument": SWIFT, "position": place("badge = ")})
    check("a hover has the frame, and says for what size", "width 16, height 16 at" in hover["contents"]["value"]
          and "an assumed size" in hover["contents"]["value"], True)
    actions = server.request("textDocument/codeAction", {"textDocument": SWIFT, "range": found[0]["range"], "context": {"diagnostics": found}})
    (fix,) = [one for one in actions if one["title"] == "Remove badge.width == 20 (choice)"]
    ((_, edits),) = fix["edit"]["changes"].items()
    line = {"line": wide["line"], "character": 0}, {"line": wide["line"] + 1, "character": 0}
    check("a fix changes that line alone", edits, [{"range": {"start": line[0], "end": line[1]}, "newText": ""}])
    (lens,) = server.request("textDocument/codeLens", {"textDocument": SWIFT})
    check("a lens stands at the class", lens["range"]["start"]["line"], place("class PriceTag")["line"])
    picture = server.request("workspace/executeCommand", {"command": "plumbline.preview", "arguments": [SWIFT]})
    check("the preview draws it", (picture["layout"], picture["svg"].startswith("<svg")), ("PriceTag", True))
    check("hints are off", hints(server), [])
    server.open(LAYOUT["uri"], "layout A { size 9 x 9; view b; b.width == 1; b.width == 2 }", "layout")
    check("other files are left alone", findings(server, LAYOUT), [])
    check("the server ends in order", server.end(), 0)

    server = StdioServer(BINARY, FULL, ["--languages=swift"], {"inlayHintsInCode": True})
    server.open(SWIFT["uri"], TEXT, "swift")
    check("hints come where the setting is on", place("badge = ")["line"] in {hint["position"]["line"] for hint in hints(server)})
    server.end()


def by_language():
    server = StdioServer(BINARY, REGISTERING)
    server.open(SWIFT["uri"], TEXT, "swift")
    check("one server for all languages has the same findings", [one["code"] for one in findings(server)], ["conflict"])
    selectors = {name.removeprefix("textDocument/"): options["documentSelector"] for name, options in server.registered.items()
                 if name.startswith("textDocument/")}
    check("what SourceKit does is registered, not offered for all", set(selectors), LEFT_TO_SOURCEKIT)
    kinds = {one.get("language", one.get("pattern")) for selector in selectors.values() for one in selector}
    check("for the other languages alone", kinds, {"layout", "xib", "storyboard", "**/*.layout", "**/*.xib", "**/*.storyboard"})
    check("and the rest is offered for all", SERVED <= offered(server) and not any(f"{name}Provider" in offered(server) for name in LEFT_TO_SOURCEKIT))
    server.end()

    server = StdioServer(BINARY, FULL)
    server.open(SWIFT["uri"], TEXT, "swift")
    at = {"textDocument": SWIFT, "position": place("badge = ")}
    for method in ["completion", "definition", "references", "documentHighlight", "documentSymbol", "foldingRange"]:
        check(f"a client that cannot register it gets no {method}", server.request(f"textDocument/{method}", {**at, "context": {"includeDeclaration": True}}) or None, None)
    check("and no names of Swift code", server.request("workspace/symbol", {"query": "badge"}) or None, None)
    server.end()


swift_alone()
by_language()
print(f"{failures} wrong" if failures else "all hold")
sys.exit(1 if failures else 0)

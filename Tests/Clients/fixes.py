"""Applies every fix that the built server offers for the documents of a folder, each alone, and holds the result against what a fix promises.

run: python3 fixes.py PLUMBLINE FOLDER [--damage SEED [--rounds N]] [--most N] [--refactorings]

For each fix: the edited document is well-formed, its ids are as unique and its references as whole as before, its line ends are those
that were there, a server that knows nothing of the fix no longer has the finding, and it has no finding that was not there before.
--damage makes a mistake in each document first, drawn from the seed: a constraint less or twice, another constant, a frame elsewhere.
--rounds does so as often with each. --most takes only so many documents, drawn from the seed. --refactorings also applies what is offered at each view.
Prints a table by code, and exits with 1 when something failed, or there was nothing to apply.
"""
import argparse
import collections
import pathlib
import random
import re
import sys
import xml.etree.ElementTree as ElementTree

from stdio_server import StdioServer

CAPABILITIES = {
    "general": {"positionEncodings": ["utf-8"]},
    "textDocument": {
        "codeAction": {"codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["quickfix", "refactor.rewrite"]}},
                       "isPreferredSupport": True},
        "documentSymbol": {"hierarchicalDocumentSymbolSupport": True},
    },
}


class Server(StdioServer):
    """Publishes what it finds in a document that is opened."""

    def __init__(self, binary):
        super().__init__(binary, CAPABILITIES)

    def diagnostics(self, uri, text, language):
        """Opens a document, and answers with what is published for it."""
        self.open(uri, text.decode(), language)
        while True:
            message = self.receive()
            if message.get("method") == "textDocument/publishDiagnostics" and message["params"]["uri"] == uri:
                return message["params"]["diagnostics"]


def line_starts(text):
    return [0] + [match.end() for match in re.finditer(rb"\r\n|\n|\r", text)]


def applied(text, edits):
    """The text after edits that must not overlap; those at one place come in their order."""
    starts = line_starts(text)

    def offset(position):
        return starts[position["line"]] + position["character"]

    places = sorted(
        ((offset(edit["range"]["start"]), offset(edit["range"]["end"]), number, edit["newText"].encode())
         for number, edit in enumerate(edits)), key=lambda place: (place[0], place[1] != place[0], place[2]))
    result, last = [], 0
    for start, end, _, new in places:
        if start < last:
            raise ValueError("edits overlap")
        result += [text[last:start], new]
        last = end
    return b"".join(result + [text[last:]])


REFERENCES = {"firstItem", "secondItem", "destination", "reference"}


def identities(text):
    """How often each id is there, and which references lead nowhere."""
    ids, named = collections.Counter(), collections.Counter()
    for element in ElementTree.fromstring(text).iter():
        if element.tag in ("device", "adaptation"):
            continue
        if "id" in element.attrib:
            ids[element.attrib["id"]] += 1
        for name in REFERENCES & element.attrib.keys():
            named[element.attrib[name]] += 1
    return ids, {name for name in named if name not in ids}


def line_ends(text):
    return set(re.findall(rb"\r\n|\n|\r", text))


def faults(before, after, was, now, code):
    """What an edited document does not keep of what a fix promises."""
    found = []
    try:
        ids, dangling = identities(after)
    except ElementTree.ParseError as error:
        return [f"not well-formed: {error}"]
    old_ids, old_dangling = identities(before)
    if again := [name for name, count in ids.items() if count > max(1, old_ids[name])]:
        found.append(f"ids twice: {again}")
    if lost := dangling - old_dangling:
        found.append(f"references to nothing: {sorted(lost)}")
    if line_ends(after) - line_ends(before):
        found.append("other line ends")
    if after == before:
        found.append("nothing changes")
    counts, old = collections.Counter(d["code"] for d in now), collections.Counter(d["code"] for d in was)
    if new := {name: count - old[name] for name, count in counts.items() if count > old[name]}:
        found.append(f"new findings: {new}")
    if code and counts[code] >= old[code]:
        found.append("the finding is still there")
    return found


def damaged(text, chance):
    """The document with one mistake in it; as it was where there is nothing to spoil."""
    places = {
        "constraint": [m for m in re.finditer(rb"[ \t]*<constraint [^<>]*/>\r?\n", text)],
        "constant": [m for m in re.finditer(rb'(?<=<constraint )([^<>]* constant=")([^"]*)"', text)],
        "frame": [m for m in re.finditer(rb'<rect key="frame" x="([^"]*)"', text)],
    }
    kinds = [kind for kind, found in places.items() if found]
    if not kinds:
        return text
    kind = chance.choice(kinds)
    match = chance.choice(places[kind])
    if kind == "constraint":
        if chance.random() < 0.5:
            return text[:match.start()] + text[match.end():]
        double = re.sub(rb' id="[^"]*"', b' id="Dbl-dd-%03d"' % chance.randrange(1000), match.group())
        return text[:match.end()] + double + text[match.end():]
    try:
        number = float(match.group(2) if kind == "constant" else match.group(1)) + chance.choice([-20, -5, 5, 20, 300])
    except ValueError:
        return text
    start, end = match.span(2 if kind == "constant" else 1)
    return text[:start] + (b"%g" % number) + text[end:]


def symbols(list_):
    for symbol in list_ or []:
        yield symbol
        yield from symbols(symbol.get("children"))


class Run:
    def __init__(self, binary, chance, refactorings):
        self.offering, self.judging = Server(binary), Server(binary)
        self.chance, self.refactorings = chance, refactorings
        self.findings, self.mended = collections.Counter(), collections.Counter()
        self.offered, self.failed = collections.Counter(), collections.Counter()
        self.number = 0

    def document(self, path, text):
        language = path.suffix[1:]
        # Each document has a name of its own: what is published when one is closed is not taken for the next one's.
        self.number += 1
        uri = f"file:///offering/{self.number}{path.suffix}"
        was = self.offering.diagnostics(uri, text, language)
        for diagnostic in was:
            code = diagnostic["code"]
            self.findings[code] += 1
            actions = self.actions(uri, diagnostic["range"], [diagnostic], "quickfix")
            actions = [a for a in actions if diagnostic["message"] in [d["message"] for d in a.get("diagnostics", [])]]
            self.mended[code] += bool(actions)
            for action in actions:
                self.check(path, text, was, action, code, code)
        if self.refactorings:
            answer = self.offering.request("textDocument/documentSymbol", {"textDocument": {"uri": uri}})
            for symbol in symbols(answer):
                for action in self.actions(uri, symbol["selectionRange"], [], "refactor.rewrite"):
                    self.check(path, text, was, action, None, re.sub('"[^"]*"', "…", action["title"]))
        self.offering.close(uri)

    def actions(self, uri, place, diagnostics, kind):
        return self.offering.request("textDocument/codeAction", {
            "textDocument": {"uri": uri}, "range": place,
            "context": {"diagnostics": diagnostics, "only": [kind]}}) or []

    def check(self, path, text, was, action, code, row):
        self.offered[row] += 1
        self.number += 1
        edits = [edit for list_ in action["edit"]["changes"].values() for edit in list_]
        uri = f"file:///judging/{self.number}{path.suffix}"
        try:
            after = applied(text, edits)
            now = self.judging.diagnostics(uri, after, path.suffix[1:])
            self.judging.close(uri)
            found = faults(text, after, was, now, code)
        except ValueError as error:
            found = [str(error)]
        if found:
            self.failed[row] += 1
            print(f"{path}: {row}: {action['title']}: {'; '.join(found)}")

    def report(self):
        rows = sorted(set(self.findings) | set(self.offered))
        print(f"{'code':60} {'findings':>8} {'with fix':>8} {'fixes':>8} {'failed':>8}")
        for row in rows:
            print(f"{row[:60]:60} {self.findings[row]:8} {self.mended[row]:8} {self.offered[row]:8} {self.failed[row]:8}")
        self.offering.end()
        self.judging.end()
        if not self.offered:
            print("Nothing was offered, so nothing was tested.")
        return sum(self.failed.values()) or not self.offered


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binary")
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--damage", type=int, metavar="SEED")
    parser.add_argument("--rounds", type=int, metavar="N", default=1)
    parser.add_argument("--most", type=int, metavar="N")
    parser.add_argument("--refactorings", action="store_true")
    options = parser.parse_args()
    chance = random.Random(options.damage or 0)
    paths = sorted(p for p in options.folder.rglob("*") if p.suffix in (".xib", ".storyboard") and p.is_file())
    if options.most and options.most < len(paths):
        paths = sorted(chance.sample(paths, options.most))
    run = Run(options.binary, chance, options.refactorings)
    read = 0
    for path in paths:
        text = path.read_bytes()
        try:
            identities(text)
            text.decode()
        except (ElementTree.ParseError, UnicodeDecodeError):
            continue
        read += 1
        for _ in range(options.rounds):
            run.document(path, text if options.damage is None else damaged(text, chance))
    print(f"{read} of {len(paths)} documents could be read")
    sys.exit(1 if run.report() else 0)


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""Helix as a person uses it, in a terminal: set up by the very steps of its README, then keys in and the screen out.

run: HELIX=path/of/hx PLUMBLINE=… PLUGIN=path/of/editors/helix LAYOUT=… XIB=… STORYBOARD=… python3 drive.py
The files are written to. The exit status is 0 where all went well.
"""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from terminal import PATIENCE, Terminal

HELIX = os.environ["HELIX"]
PLUMBLINE = os.environ["PLUMBLINE"]
LAYOUT, XIB, STORYBOARD = (pathlib.Path(os.environ[name]) for name in ["LAYOUT", "XIB", "STORYBOARD"])
PROJECT = LAYOUT.parent

# What Helix says of itself: Debian's package has no grammars, an error answer to a rename is a sentence for the person, and when a server has ended in
# order, its stream closes, into which a restart still says that the files are closed. A restart also forgets the server before it asks it to end. What
# the server sends until then, such as no more findings for a closed file, Helix reports as being from a server that it does not know.
NO_FAULT = [
    r"Failed to load tree-sitter parser for language \"(regex|xml|markdown|interface-builder)\": Error opening dynamic library",
    r"plumbline <- ServerError\(-32803\): .*(cannot be renamed|is already the name)",
    r"plumbline(-swift)? err: <- StreamClosed$",
    r"plumbline err: <- IO\(Os \{ code: 32, kind: BrokenPipe",
    r"\[ERROR\] err: <- Other\(failed to send a message to server$",
    r"\[WARN\] can't find language server with id `",
]

failed = False


def check(what, good, seen):
    global failed
    failed |= not good
    print(f"{'ok   ' if good else 'WRONG'} {what}{'' if good else f': {seen}'}", flush=True)
    return good


class Helix(Terminal):
    def __init__(self, home, file, folder):
        self.home = home
        super().__init__([HELIX, str(file)], folder, home.environment)

    def wait(self, wanted, patience=None):
        """Where a check has failed the others do not wait long, so that the report comes in time."""
        return super().wait(wanted, patience or (5 if failed else PATIENCE))

    def sees(self, what, wanted):
        return check(what, self.wait(wanted), self.text())

    def does_not_see(self, text):
        return lambda: text not in self.text()

    def status(self):
        return self.lines()[-2]

    def at(self, line, column):
        return lambda: self.status().endswith(f" {line}:{column}")

    def open(self, file):
        self.type(f"{self.ESCAPE}:open {file.name}\r")
        self.file = file
        self.wait(lambda: re.match(rf" NOR +{re.escape(file.name)} ", self.status()))

    def place(self, word, offset=0):
        """The line and column of a word of the file as it was last saved, both from 1."""
        for number, line in enumerate(self.file.read_text().splitlines(), 1):
            if word in line:
                return number, line.index(word) + offset + 1
        raise ValueError(f"{word} is not in {self.file.name}")

    def go_to(self, word, offset=0):
        """Over the start of the file, so that the screen is known to be drawn anew, without what popped up before."""
        line, column = self.place(word, offset)
        self.type(f"{self.ESCAPE},;gggh")
        self.wait(self.at(1, 1))
        self.type(f"{line}gggh" + (f"{column - 1}l" if column > 1 else ""))
        if not self.wait(self.at(line, column)):
            check(f"the cursor goes to {word}", False, self.text())

    def ask(self, keys, word, offset=0):
        self.go_to(word, offset)
        self.type(keys)

    def ask_until(self, wanted, keys, word, offset=0):
        """Asks again and again until it is seen: Helix asks nothing of a server that is still starting, and does not make up for it."""
        for _ in range(PATIENCE):
            self.ask(keys, word, offset)
            if self.wait(wanted, 1):
                break

    def save(self):
        self.type(f"{self.ESCAPE}:write\r")
        self.wait(lambda: "written" in self.lines()[-1] and "[+]" not in self.status())
        return self.file.read_text()

    def quit(self):
        self.type(f"{self.ESCAPE}:quit-all!\r")
        return self.end()


class Home:
    """A person's home folder with Helix set up in it as the README says."""

    def __init__(self, folder):
        self.folder = folder
        plugin = pathlib.Path(os.environ["PLUGIN"])
        readme = (plugin / "README.md").read_text()
        self.environment = {name: value for name, value in os.environ.items() if not name.startswith("XDG_")} | {
            "HOME": str(folder), "PATH": f"{folder}/bin:{os.environ['PATH']}"}
        (folder / "bin").mkdir()
        (folder / ".config/helix").mkdir(parents=True)
        server = folder / "bin/plumbline"
        server.write_text(f'#!/bin/sh\necho $$ >>"{folder}/servers"\nexec "{PLUMBLINE}" "$@"\n')
        server.chmod(0o755)
        for script in re.findall(r"^```sh\n(.*?)^```", readme, re.M | re.S):
            subprocess.run(["sh", "-euc", script], cwd=plugin, env=self.environment, check=True)
        self.configuration = folder / ".config/helix/languages.toml"
        settings = "".join(re.findall(r"^```toml\n(.*?)^```", readme, re.M | re.S))
        (folder / ".config/helix/config.toml").write_text(settings)

    def health(self, language):
        run = subprocess.run([HELIX, "--health", language], env=self.environment, capture_output=True, text=True)
        return re.sub(r"\x1b\[[0-9;]*m", "", run.stdout + run.stderr)

    def started(self):
        """The processes of the servers that were started."""
        return (self.folder / "servers").read_text().split()

    def left(self):
        """Those that still run when they have had time to end."""
        deadline = time.monotonic() + PATIENCE
        while (running := [one for one in self.started() if is_running(int(one))]) and time.monotonic() < deadline:
            time.sleep(0.05)
        return running

    def faults(self):
        log = self.folder / ".cache/helix/helix.log"
        lines = log.read_text().splitlines() if log.exists() else []
        return [line for line in lines if re.search(r"\[(ERROR|WARN)\]", line) and not any(re.search(known, line) for known in NO_FAULT)]


def is_running(process):
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    # Where nobody asks how it ended, an ended process stays listed.
    state = pathlib.Path(f"/proc/{process}/stat")
    return not (state.exists() and ") Z " in state.read_text())


def passes(file):
    return subprocess.run([PLUMBLINE, "check", "--strict", str(file)], capture_output=True, text=True)


def layouts(hx):
    hx.sees("a finding stands at its line, with its message",
            lambda: re.search(r'^● +7 +vary middle +// vary  Hiding "middle" leaves a gap of 66 points', hx.text(), re.M))
    hint = "middle 50 x 20 [64, 12, 50 × 20]"
    hx.ask_until(hint, "", "vary middle")
    hx.sees("inlay hints", hint)
    hx.ask(" k", "vary middle", 5)
    hx.sees("hover shows the frame", "x 64, y 12, width 50, height 20 at 320 × 44")
    hx.ask("gd", "vary middle", 5)
    hx.sees("definition", hx.at(*hx.place("middle 50")))
    hx.ask("gr", "vary middle", 5)
    hx.sees("references", lambda: all(f"{LAYOUT.name}:{line}" in hx.text() for line in [4, 5, 6, 7]) and "4/4" in hx.text())
    hx.ask(" h", "vary middle", 5)
    hx.sees("highlights are selected", lambda: " 4 sels " in hx.status())
    hx.ask(" s", "vary middle", 5)
    hx.sees("symbols", lambda: re.search(r"class +Gap .*\n.*field +first .*\n.*field +middle .*\n.*field +last ", hx.text()))
    hx.ask(" d", "vary middle", 5)
    hx.sees("the list of findings", lambda: re.search(r'WARN +gap-when-gone +Hiding "middle" leaves', hx.text()))
    hx.ask(" Sfriend", "vary middle", 5)
    hx.sees("symbols of files that are not open", lambda: re.search(rf"class +FriendListController +{STORYBOARD.name}", hx.text()))
    hx.ask(":lsp-workspace-command\r", "vary middle", 5)
    hx.sees("the server's commands are known", lambda: "plumbline.preview" in hx.text() and "plumbline.explainLog" in hx.text())

    hx.ask("Omiddle.ce", "H:|")
    proposal = lambda: re.search(r"centerX +property", hx.text())
    # Helix may have asked before its last letters were sent, which it does in any order.
    if not hx.wait(proposal, 3):
        hx.type("\x18")
    hx.sees("completion comes while typing", proposal)
    hx.type("\t")
    hx.sees("with its explanation", "The horizontal centre.")
    hx.type("\r")
    hx.sees("what was chosen stands there, and has its finding",
            "middle.centerX  Missing relation: add `==`, `<=` or `>=`")
    hx.type(f"{hx.ESCAPE}:reload\r")
    hx.sees("the finding goes with the text", hx.does_not_see("Missing relation"))

    hx.ask(" r", "vary middle", 5)
    hx.sees("a rename begins with the old name", "rename-to:middle")
    hx.type("\x15first\r")
    hx.sees("a name that is taken is refused in a sentence", '"first" is already the name of a label of Gap.')
    heading, rest = LAYOUT.read_text().split("\n", 1)
    hx.ask(" r", "vary middle", 5)
    hx.wait("rename-to:middle")
    hx.type("\x15centre\r")
    hx.sees("a view is renamed and its finding follows",
            lambda: "-8-[centre]-8-" in hx.text() and 'Hiding "centre" leaves' in hx.text())
    check("everywhere and nothing else", hx.save() == f"{heading}\n{rest.replace('middle', 'centre')}", LAYOUT.read_text())

    before = LAYOUT.read_text()
    hx.ask(" a", "vary centre", 5)
    hx.sees("fixes are offered, the best one first", lambda: re.search(r'Collapse "centre" by its trailing edge.*\n.*Collapse "centre" by its leading edge', hx.text()))
    hx.type("\r")
    hx.sees("the fix is made and the finding gone", lambda: "collapse centre: trailing" in hx.text() and "●" not in hx.text())
    added = [line.strip() for line in hx.save().splitlines() if line not in before.splitlines()]
    check("the file has it", added == ["collapse centre: trailing"], LAYOUT.read_text())
    run = passes(LAYOUT)
    check("the command line agrees", run.returncode == 0, run.stdout)

    good = LAYOUT.read_text()
    hx.ask("x>", "H:|")
    hx.wait("        H:|")
    check("a line is moved", hx.save() != good, good)
    hx.type(f"{hx.ESCAPE}:format\r")
    hx.sees("the file is formatted", lambda: "[+]" in hx.status() and re.search(r"5 {6}H:\|", hx.text()))
    check("as it was", hx.save() == good, LAYOUT.read_text())
    hx.ask("x>", "H:|")
    hx.wait("        H:|")
    hx.save()
    hx.ask("x=", "H:|")
    hx.sees("the selection is formatted", lambda: "[+]" in hx.status() and re.search(r"5 {6}H:\|", hx.text()))
    check("and nothing else", hx.save() == good, LAYOUT.read_text())
    hx.ask("\x03", "H:|")
    hx.sees("a line becomes a comment", "    // H:|-16-")
    hx.type("\x03")
    hx.sees("and text again", lambda: re.search(r"\d +H:\|-16-", hx.text()))
    check("as it was", hx.save() == good, LAYOUT.read_text())


def documents(hx):
    hx.open(XIB)
    hx.sees("a conflict stands at its line", lambda: re.search(
        r'^● +15 .*id="dot-wi-002"/>  Conflict: "Dot"\.width == 30', hx.text(), re.M))
    hx.sees("a document's inlay hints", 'userLabel="Dot"> [16, 20, 20 × 20]')
    hx.ask(" k", 'firstItem="dot-vi-001', 12)
    hx.sees("a document's hover", "x 16, y 20, width 20, height 20 at 200 × 60")
    hx.ask("gd", 'firstItem="dot-vi-001', 12)
    hx.sees("a document's definition", lambda: hx.status().split(":")[0].endswith(f" {hx.place('dot-vi-001')[0]}"))
    hx.ask("gr", 'firstItem="dot-vi-001', 12)
    hx.sees("a document's references", lambda: all(f"{XIB.name}:{line}" in hx.text() for line in [11, 21, 22]))
    hx.ask(" s", 'firstItem="dot-vi-001', 12)
    hx.sees("a document's symbols", lambda: re.search(r"field +😀 +Badge .*\n.*field +Dot ", hx.text()))
    hx.ask(" D", 'firstItem="dot-vi-001', 12)
    hx.sees("the list of all findings", lambda: re.search(rf'ERROR +conflict +{XIB.name} +Conflict: "Dot"', hx.text()))
    hx.ask("i\x18", 'secondItem="', 12)
    hx.sees("ids by the names of their views", lambda: re.search(r"😀 +Badge +variable.*\n.*Dot +variable", hx.text()))
    hx.ask("\x03", "<rect")
    hx.sees("a line of a document becomes a comment", '<!-- <rect key="frame" x="0.0" y="0.0" width="200" height="60"/> -->')
    hx.type(f"{hx.ESCAPE}:reload\r")
    hx.wait(hx.does_not_see("<!-- <rect"))

    hx.ask(" r", "id=\"dot-vi-001", 5)
    hx.sees("an id is not renamed, and why", '"dot-vi-001" cannot be renamed: it is an id from Interface Builder.')
    hx.ask(" r", "😀 Badge", 3)
    hx.wait("rename-to:😀")
    hx.type("\x15R & D\r")
    hx.sees("a user label is renamed, as XML has it", 'userLabel="R &amp; D"')
    before = XIB.read_text()
    hx.ask(" a", 'id="dot-wi-002', 5)
    hx.sees("repairs are offered", lambda: all(title in hx.text() for title in [
        'Remove "Dot".width == 30 (choice)', 'Remove "Dot".width == 20 (choice)']))
    hx.type("\r")
    hx.sees("the document is clean", lambda: "dot-wi-002" not in hx.text() and "●" not in hx.text())
    hx.save()
    wanted = re.sub(r'<constraint [^>]*id="dot-wi-002"/>', "", before.replace("😀 Badge", "R &amp; D"))
    check("the document has both and nothing else", XIB.read_text().split() != before.split()
          and sorted(XIB.read_text().split()) == sorted(wanted.split()), XIB.read_text())
    run = passes(XIB)
    check("the command line agrees", run.returncode == 0, run.stdout)

    hx.open(STORYBOARD)
    hx.sees("a storyboard's finding stands at its line", lambda: re.search(r'^● +17 .*id="pic-tu-001">', hx.text(), re.M))
    hx.ask(" k", 'id="pic-tu-001', 5)
    hx.sees("a storyboard's hover", "x 16, y 40.5, width 40, height 40 at 375 × 667")
    hx.ask("gd", 'secondItem="ttl-la-001', 14)
    hx.sees("a storyboard's definition", lambda: hx.status().split(":")[0].endswith(" 13"))
    hx.ask("gr", 'secondItem="ttl-la-001', 14)
    hx.sees("a storyboard's references", "7/7")
    hx.ask(" s", 'secondItem="ttl-la-001', 14)
    hx.sees("a storyboard's symbols", lambda: re.search(r"class +FriendListController ", hx.text()) and re.search(r"field +Table View Cell ", hx.text()))

    hx.open(PROJECT / "pom.xml")
    hx.type(" k")
    hx.sees("other XML is left alone", "No configured language server supports hover")


def settings(home, folder):
    """A folder that is no repository, the settings of languages.toml as it shows them, and a restart."""
    text = home.configuration.read_text()
    home.configuration.write_text(re.sub(r"^# (config = .*)$", r"\1", text, flags=re.M))
    (folder / ".plumbline.json").write_text("{}\n")
    (folder / "other.layout").write_text("layout Elsewhere { size 10 x 10 }\n")
    file = folder / "card.layout"
    file.write_text("layout Card {\n    size 320 x 100\n    view badge 40 x 40\n    badge.leading == super.leading - 8; badge.top == super.top\n}\n")
    hx = Helix(home, file.name, folder)
    hx.file = file
    hx.sees("settings of languages.toml are heeded", lambda: re.search(r'^● +3 +view badge .*"badge"', hx.text(), re.M))
    hx.ask(" SElsewhere", "view badge")
    hx.sees("a folder with a settings file is a project", lambda: re.search(r"class +Elsewhere +other\.layout", hx.text()))
    started = len(home.started())
    hx.go_to("view badge")
    hx.type(":lsp-restart\r")
    hx.wait(lambda: len(home.started()) > started)
    frame = "width 40, height 40 at 320 × 100"
    hx.ask_until(frame, " k", "view badge", 5)
    hx.sees("after a restart the new server answers", frame)
    check("Helix ends in order", hx.quit() == 0, hx.text())


def main():
    repository = PROJECT / ".git"
    # Fails where there is one already, which is not ours to remove.
    repository.mkdir()
    scratch = pathlib.Path(tempfile.mkdtemp())
    try:
        (scratch / "home").mkdir()
        (scratch / "folder").mkdir()
        home = Home(scratch / "home")
        print(subprocess.run([HELIX, "--version"], capture_output=True, text=True).stdout.strip())
        for language in ["layout", "interface-builder"]:
            health = home.health(language)
            check(f"hx --health {language} finds the server", f"✓ plumbline: {scratch}/home/bin/plumbline" in health, health)
        check("and the colours of documents", "Highlight queries: ✓" in health, health)

        hx = Helix(home, LAYOUT.name, PROJECT)
        hx.file = LAYOUT
        layouts(hx)
        documents(hx)
        check("Helix ends in order", hx.quit() == 0, hx.text())
        started = home.started()
        check("one server was there for all files", len(started) == 1, started)
        settings(home, scratch / "folder")
        left = home.left()
        check("no server is left behind", not left, left)
        check("Helix logged no fault", not home.faults(), home.faults())
    finally:
        shutil.rmtree(scratch, ignore_errors=True)
        shutil.rmtree(repository, ignore_errors=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())

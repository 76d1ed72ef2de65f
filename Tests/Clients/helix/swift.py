#!/usr/bin/env python3
"""Swift code in Helix, set up by the steps of its README, with SourceKit's server and Plumbline's on one file.

run: HELIX=path/of/hx PLUMBLINE=… SOURCEKIT=path/of/sourcekit-lsp PLUGIN=path/of/editors/helix SWIFT=path/of/PriceTag.swift python3 swift.py
SWIFT is written to. The exit status is 0 where all went well.
"""
import os
import pathlib
import re
import shutil
import sys
import tempfile

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import drive
from drive import Helix, Home, check, passes

SWIFT = pathlib.Path(os.environ["SWIFT"])

# SourceKit repeats what the compiler says on its standard error, and closes its stream when Helix ends, with or without an answer.
drive.NO_FAULT += [r"tree-sitter parser for language \"swift\"", r"sourcekit-lsp err:? ", r"language server failed to terminate gracefully"]


def code(hx):
    hx.sees("the finding of Plumbline stands at its line", lambda: re.search(
        r"^● +27 +badge\.widthAnchor.*20\), +Conflict: badge\.width == 20", hx.text(), re.M))
    hx.sees("and a finding of SourceKit at its own", lambda: re.search(r"^● +1 +import UIKit", hx.text(), re.M))
    hx.ask(" s", "badge = ", 1)
    hx.sees("symbols come from SourceKit, once", lambda: re.search(r"class +PriceTag .*\n.*property +badge ", hx.text()) and " 7/7 " in hx.text())
    hx.ask(" k", "badge = ", 1)
    hx.sees("hover has the declaration of SourceKit", "private let badge: _")
    before = SWIFT.read_text()
    hx.ask(" a", "equalToConstant: 20", 3)
    hx.sees("fixes are offered", lambda: re.search(r"Remove badge.width == 20 \(choice\).*\n.*Remove badge.width == 16 \(choice\)", hx.text()))
    hx.type("\r")
    hx.sees("the fix is made and the finding gone", lambda: "equalToConstant: 20" not in hx.text() and "Conflict" not in hx.text())
    wanted = [line for line in before.splitlines() if "equalToConstant: 20" not in line]
    check("the file has it and nothing else", hx.save().splitlines() == wanted, SWIFT.read_text())
    run = passes(SWIFT)
    check("the command line agrees", run.returncode == 0, run.stdout)


def frames(home):
    """Hovers by Plumbline, as the README has it."""
    text = home.configuration.read_text()
    servers = re.search(r"`(language-servers = .*except-features.*)`", (pathlib.Path(os.environ["PLUGIN"]) / "README.md").read_text()).group(1)
    home.configuration.write_text(text.replace('language-servers = ["sourcekit-lsp", "plumbline-swift"]', servers))
    hx = Helix(home, SWIFT.name, SWIFT.parent)
    hx.file = SWIFT
    frame = "width 16, height 16 at"
    hx.ask_until(frame, " k", "badge = ", 1)
    hx.sees("hover has the frame of Plumbline, where the README's line is set", frame)
    check("Helix ends in order again", hx.quit() == 0, hx.text())


def main():
    scratch = pathlib.Path(tempfile.mkdtemp())
    try:
        (scratch / "home").mkdir()
        home = Home(scratch / "home")
        server = scratch / "home/bin/sourcekit-lsp"
        server.write_text(f'#!/bin/sh\nexec "{os.environ["SOURCEKIT"]}" "$@"\n')
        server.chmod(0o755)
        health = home.health("swift")
        check("hx --health swift finds both servers",
              all(f"✓ {name}: {scratch}/home/bin/{name}" in health for name in ["sourcekit-lsp", "plumbline"]), health)
        hx = Helix(home, SWIFT.name, SWIFT.parent)
        hx.file = SWIFT
        code(hx)
        check("Helix ends in order", hx.quit() == 0, hx.text())
        frames(home)
        left = home.left()
        check("no server is left behind", not left, left)
        check("Helix logged no fault", not home.faults(), home.faults())
    finally:
        shutil.rmtree(scratch, ignore_errors=True)
    return 1 if drive.failed else 0


if __name__ == "__main__":
    sys.exit(main())

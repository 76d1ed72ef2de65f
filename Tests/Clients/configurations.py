#!/usr/bin/env python3
"""The configurations of editors that do not run here: each is read by a parser of its format and held against rules, and Xcode's build phase is
run as Xcode would run it.

usage: configurations.py PLUMBLINE      exit status 0 where all hold
"""
import json
import os
import pathlib
import plistlib
import re
import shutil
import subprocess
import sys
import tempfile

BINARY = os.path.abspath(sys.argv[1])
HERE = pathlib.Path(__file__).resolve().parent
EDITORS = HERE.parent.parent / "editors"
VERSION = subprocess.run([BINARY, "--version"], capture_output=True, text=True, check=True).stdout.split()[1]
failures = 0


def check(rule, got, wanted=True):
    global failures
    good = got == wanted
    failures += not good
    print(f"{'ok   ' if good else 'WRONG'} {rule}{'' if good else f': {got!r}, not {wanted!r}'}")


def read(path):
    return (EDITORS / path).read_text()


def settings_of_the_server():
    source = (HERE.parent.parent / "Sources/LanguageServer/Settings/Settings.swift").read_text()
    return set(re.findall(r'settings\.\w+\("(\w+)"', source))


SERVER = ["plumbline", "--stdio"]

clients = json.loads(read("sublime/LSP-plumbline.sublime-settings.json"))["clients"]
client = clients["plumbline"]
check("Sublime Text starts the server", client["command"], SERVER)
swift = clients["plumbline-swift"]
check("Sublime Text starts a server for Swift alone", (swift["command"], swift["selector"]), (["plumbline", "--languages=swift"], "source.swift"))
check("with the server's settings", {name.removeprefix("plumbline.") for name in swift["settings"]} <= settings_of_the_server())
check("Sublime Text's selector names the grammar", "source.layout" in client["selector"] and "scope: source.layout\n" in read("sublime/Layout.sublime-syntax"))
check("Sublime Text's settings are the server's", {name.removeprefix("plumbline.") for name in client["settings"]} <= settings_of_the_server())
comments = plistlib.loads((EDITORS / "sublime/Layout Comments.tmPreferences").read_bytes())
check("Sublime Text knows the comments", (comments["scope"], comments["settings"]["shellVariables"][0]["value"]), ("source.layout", "// "))

kate = json.loads(read("kate/lspclient.json"))["servers"]
check("Kate starts the server", {tuple(one["command"]) for one in kate.values()}, {tuple(SERVER)})
check("Kate's mode is the grammar's", re.match(kate["layout"]["highlightingModeRegex"], "Layout") is not None and '<language name="Layout"' in read("kate/layout.xml"))

tasks = json.loads(read("zed/tasks.json"))
for task in tasks:
    command = task["args"][0]
    known = subprocess.run([BINARY, "help", command], capture_output=True).returncode
    check(f"Zed's task \"{task['label']}\" is a command", (task["command"], known), ("plumbline", 0))
check("Zed reads documents as XML", json.loads(read("zed/settings.json"))["file_types"], {"XML": ["xib", "storyboard"]})

for path in sorted((EDITORS / "vim").rglob("*layout.vim")) + [EDITORS / "vim/ftdetect/interfacebuilder.vim"]:
    if "ale_linters" not in path.parts:
        own = path.relative_to(EDITORS / "vim")
        check(f"Neovim has Vim's {own}", (EDITORS / "neovim" / own).read_text() == path.read_text())

for name in ("layout-mode.el", "plumbline.el"):
    check(f"{name} has the server's version", re.search(r"^;; Version: (\S+)$", read(f"emacs/{name}"), re.M).group(1), VERSION)

with tempfile.TemporaryDirectory() as scratch:
    project = pathlib.Path(scratch, "my project")
    project.mkdir()
    for name in ("gap.layout", "badge.xib"):
        shutil.copy(HERE / name, project)
    tools = pathlib.Path(scratch, "bin")
    tools.mkdir()

    def phase(*flags, **environment):
        run = subprocess.run(["/bin/sh", str(EDITORS / "xcode/check.sh"), *flags], capture_output=True, text=True,
                             env={"PATH": f"{tools}:/usr/bin:/bin", "SRCROOT": str(project), **environment})
        lines = [line for line in run.stdout.splitlines() if line]
        files = {match.group(1) for line in lines if (match := re.match(r"(/.*?):\d+:\d+: (?:error|warning|note): ", line))}
        return run.returncode, {os.path.basename(file) for file in files}, lines

    status, files, lines = phase()
    check("Xcode: without the tool the build goes on, with a warning", (status, len(lines), lines[0][:9] if lines else ""), (0, 1, "warning: "))
    (tools / "plumbline").symlink_to(BINARY)
    status, files, lines = phase()
    check("Xcode: the project's files, by their whole paths", (status, files), (1, {"gap.layout", "badge.xib"}))
    check("Xcode: each line is one that Xcode reads", [line for line in lines if not re.match(r"/.*:\d+:\d+: (error|warning|note): \S", line)], [])
    inputs = {"SCRIPT_INPUT_FILE_COUNT": "1", "SCRIPT_INPUT_FILE_0": str(project / "gap.layout")}
    check("Xcode: the input files alone", phase(**inputs)[:2], (0, {"gap.layout"}))
    check("Xcode: flags", phase("--strict", **inputs)[:2], (1, {"gap.layout"}))

for folder in sorted(path for path in EDITORS.iterdir() if path.is_dir()):
    readme = folder / "README.md"
    text = readme.read_text() if readme.exists() else ""
    check(f"{folder.name} says how to install it and what was tested", folder.name == "syntax" or ("## Install" in text and "## Tested" in text))
    for link in re.findall(r"\]\(([^)#:]+)\)", text):
        check(f"{folder.name}: {link} exists", (folder / link).exists())

print(f"{failures} wrong" if failures else "all hold")
sys.exit(1 if failures else 0)

#!/usr/bin/env python3
"""Writes every editor's grammar of `.layout` from language.py.

usage: generate.py [--check]      --check writes nothing, and fails if a file differs from its generated text
"""
import pathlib
import sys

sys.dont_write_bytecode = True

import emacs
import kate
import sublime
import textmate
import vim

EDITORS = pathlib.Path(__file__).resolve().parent.parent
FILES = {
    "vscode/syntaxes/layout.tmLanguage.json": textmate.grammar,
    "sublime/Layout.sublime-syntax": sublime.grammar,
    "kate/layout.xml": kate.grammar,
    "vim/syntax/layout.vim": vim.grammar,
    "neovim/syntax/layout.vim": vim.grammar,
    "emacs/layout-words.el": emacs.grammar,
}


def main(arguments):
    stale = []
    for path, grammar in FILES.items():
        file, wanted = EDITORS / path, grammar()
        if file.exists() and file.read_text() == wanted:
            continue
        stale.append(path)
        if "--check" not in arguments:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(wanted)
    if "--check" in arguments:
        for path in stale:
            print(f"editors/{path} differs from the output of editors/syntax/generate.py.")
        return 1 if stale else 0
    print("\n".join(f"wrote editors/{path}" for path in stale) or "nothing to write")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""The words as Emacs Lisp. The rules are in layout-mode.el, because Emacs' expressions have no lookaround."""
import textwrap

from language import CONTEXTS, list_of

LISTS = {
    "kinds": (["kinds"], "Kinds of views."),
    "statements": ([*CONTEXTS["statement"], "layout"], "Words that begin a statement."),
    "inner": (CONTEXTS["inner"], "Words inside a statement."),
    "items": (["itemWords"], "Items that need no declaration."),
    "attributes": (["attributes"], "Attributes of views."),
    "members": (CONTEXTS["attribute"], "Words after a dot."),
    "priorities": (["priorities"], "Priorities with a name."),
    "stack": (["stackWords"], "Words after the name of a stack."),
    "alignments": (["alignments"], "Alignments of a stack."),
    "distributions": (["distributions"], "Distributions of a stack."),
    "directions": (["directions"], "Directions in which a view collapses."),
    "styles": (["collapseStyles"], "Styles of collapsing."),
    "layout-directions": (["layoutDirections"], "Directions of text."),
    "options": (["visualFormatOptions"], "Words after a Visual Format line."),
}


def grammar():
    text = [";;; layout-words.el --- The words of the .layout language  -*- lexical-binding: t; -*-", "",
            ";; SPDX-License-Identifier: MIT", "", ";;; Commentary:", "",
            ";; Written by editors/syntax/generate.py.", "", ";;; Code:", ""]
    for name, (lists, doc) in LISTS.items():
        words = " ".join(f'"{word}"' for word in list_of(*lists))
        lines = textwrap.wrap(f"'({words})", 118, initial_indent="  ", subsequent_indent="    ")
        text += [f"(defconst layout-words-{name}", *lines, f'  "{doc}")', ""]
    text += ["(provide 'layout-words)", ";;; layout-words.el ends here"]
    return "\n".join(text) + "\n"

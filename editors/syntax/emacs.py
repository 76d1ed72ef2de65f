"""The words as Emacs Lisp; layout-mode.el has the rules, since Emacs' expressions cannot look around."""
from language import CONTEXTS, list_of

LISTS = {
    "kinds": (["kinds"], "Kinds of views."),
    "statements": ([*CONTEXTS["statement"], "layout"], "Words with which a statement begins."),
    "inner": (CONTEXTS["inner"], "Words in the middle of a statement."),
    "items": (["itemWords"], "Items that win over views of their names."),
    "attributes": (["attributes"], "Attributes of views."),
    "members": (CONTEXTS["attribute"], "What stands behind a dot."),
    "priorities": (["priorities"], "Priorities with a name."),
    "stack": (["stackWords"], "Words behind the name of a stack."),
    "alignments": (["alignments"], "Alignments of a stack."),
    "distributions": (["distributions"], "Distributions of a stack."),
    "directions": (["directions"], "Directions in which a view collapses."),
    "styles": (["collapseStyles"], "Libraries that a collapsing view can behave like."),
    "layout-directions": (["layoutDirections"], "Directions of the text."),
    "options": (["visualFormatOptions"], "Words behind a Visual Format line."),
}


def grammar():
    text = [";;; layout-words.el --- The words of the .layout language  -*- lexical-binding: t; -*-", "",
            ";; SPDX-License-Identifier: MIT", "", ";;; Commentary:", "",
            ";; Written by editors/syntax/generate.py.", "", ";;; Code:", ""]
    for name, (lists, doc) in LISTS.items():
        words = " ".join(f'"{word}"' for word in list_of(*lists))
        text += [f"(defconst layout-words-{name}", f"  '({words})", f'  "{doc}")', ""]
    text += ["(provide 'layout-words)", ";;; layout-words.el ends here"]
    return "\n".join(text) + "\n"

"""The highlighting of `.layout`, for all editors.

A rule consists of parts; a part is a regular expression and its kind (None: not highlighted). The expressions use only
features that Oniguruma, PCRE and JavaScript have in common. A region has a start, an end, and rules for its contents.
The words of the language are in vocabulary.json, which a test compares with the parser.
"""
import json
import pathlib
from dataclasses import dataclass

WORDS = json.loads((pathlib.Path(__file__).parent / "vocabulary.json").read_text())


@dataclass
class Match:
    parts: list


@dataclass
class Region:
    name: str
    start: list
    end: str
    rules: list
    kind: str | None = None
    nests: bool = False


# The words by context, for editors with other kinds of expressions.
CONTEXTS = {
    "statement": ["properties", "layoutStatements", "changes", "inactive", "collapse", "spacing"],
    "attribute": [
        "attributes", "composites", "safeArea", "margins", "readable", "keyboard", "content", "frame", "constant",
        "priority", "text",
    ],
    "inner": ["in", "after", "inset", "fit"],
}


def list_of(*names):
    """The words of the lists and the single words, sorted."""
    return sorted({word for name in names for word in (WORDS[name] if name in WORDS else [name])})


def words(*lists):
    """Any of the words, as a whole word; longer words first."""
    every = sorted(set(list_of(*lists)), key=lambda w: (-len(w), w))
    return "(?:" + "|".join(every) + ")" + WORD_END


WORD_END = r"(?![\p{L}\p{M}\p{N}_])"
PLAIN_NAME = r"[\p{L}_][\p{L}\p{M}\p{N}_]*"
QUOTED_NAME = r"`[^`]+`"
NAME = f"(?:{PLAIN_NAME}|{QUOTED_NAME})"
BLANKS = r"[ \t]+"
NUMBER = r"(?:[0-9]+(?:\.[0-9]+)?|\.[0-9]+)"
# Before `.` and `:`, a word is the name of a view or a label.
IS_WORD = r"(?![ \t]*(?::|\.(?![0-9])))"
START = (r"(?:^|(?<=[{};]|\*/))[ \t]*", None)
# A Visual Format line may also have a label before it.
LINE_START = (r"(?:^|(?<=[{};:]|\*/))[ \t]*", None)
ONE_LINE_COMMENT = r"/\*(?:[^*/]|\*(?!/)|/(?!\*))*\*/"
STATEMENT_END = r"$|(?=[;}]|//)"
LINE_END = rf"$|(?=[;}}]|//|/\*(?!(?:[^*/]|\*(?!/)|/(?!\*))*\*/))"

block_comment = Region("block-comment", [(r"/\*", "comment.block")], r"\*/", [], kind="comment.block", nests=True)
line_comment = Match([(r"//[^\r\n]*", "comment.line")])
short_comment = Match([(ONE_LINE_COMMENT, "comment.block")])
text = Match([(r'"(?:[^"\\]|\\.)*"', "string")])
open_text = Match([(r'"(?:[^"\\]|\\.)*\\?$', "invalid")])
quoted_name = Match([(QUOTED_NAME, "name")])
open_name = Match([(r"`(?:`|[^`]*$)", "invalid")])
name = Match([(PLAIN_NAME, None)])
# In `375x60` the `x` is a separate token.
size = Match([(NUMBER, "number"), (rf"[ \t]*x(?=[0-9])|x(?=[\p{{L}}_])", None)])
open_size = Match([(r"_[ \t]+x(?=[0-9])", None)])
number = Match([(NUMBER, "number")])
operator = Match([(r"==|<=|>=|=|\.\.\.|[-+*/@%~|]", "operator")])
priority = Match([(r"@", "operator"), (r"[ \t]*", None), (words("priorities"), "constant")])

tokens = [block_comment, line_comment, text, open_text, quoted_name, open_name]

visual_format_tokens = [short_comment, quoted_name, priority, number]
options = Region(
    "visual-format-options", [(words("visualFormatOptions"), "keyword")], LINE_END,
    [short_comment, Match([(words("visualFormatOptions"), "keyword")]), Match([(words("attributes"), "attribute")]),
     name])
# Everything up to the end of the line, `;` or `}`, without texts and statements.
visual_format = Region(
    "visual-format", [LINE_START, (r"[HV]:", "keyword")], LINE_END, [*visual_format_tokens, options, name, operator])
inactive_visual_format = Region(
    "visual-format", [START, ("inactive" + WORD_END, "keyword"), (BLANKS, None), (r"[HV]:", "keyword")], LINE_END,
    visual_format.rules)

axis = words("horizontal", "vertical")
stack = Region(
    "stack", [START, ("stack" + WORD_END, "type"), (BLANKS, None), (NAME, "name")], r"$|(?=[{;}]|//)",
    [block_comment,
     Match([("alignment" + WORD_END, "keyword"), (BLANKS, None), (words("alignments"), "keyword")]),
     Match([("distribution" + WORD_END, "keyword"), (BLANKS, None), (words("distributions"), "keyword")]),
     Match([(words("stackWords"), "keyword")]), name, number])
path = rf"{NAME}(?:\.{NAME})*"
collapse = Region(
    "collapse", [START, ("collapse" + WORD_END, "keyword"), (BLANKS, None), (path, "name")], STATEMENT_END,
    [block_comment, quoted_name,
     Match([("as" + WORD_END, "keyword"), (BLANKS, None), (words("collapseStyles"), "keyword")]),
     Match([(words("directions"), "keyword")]), name])

layout = Match([START, ("layout" + WORD_END, "keyword"), (BLANKS, None), (NAME, "layout")])
# `spacer after hot` has no name.
view = Match([START, (words("kinds") + IS_WORD, "type"), (rf"{BLANKS}(?!after{WORD_END})", None), (NAME, "name")])
kind = Match([START, (words("kinds") + IS_WORD, "type")])
softness = Match([
    START, (words("hugging", "compressionResistance") + IS_WORD, "keyword"),
    (BLANKS, None), (rf"(?:{axis})?", "keyword"), (r"[ \t]*", None), (rf"(?:{words('priorities')})?", "constant")])
direction = Match([START, ("direction" + WORD_END, "keyword"), (BLANKS, None), (words("layoutDirections"), "keyword")])
statement = Match([START, (words(*CONTEXTS["statement"]) + IS_WORD, "keyword")])
label = Match([START, (rf"{NAME}(?=[ \t]*:)", "label")])
new_priority = Match([
    (r"\.[ \t]*", None), ("priority" + WORD_END, "attribute"), (r"[ \t]*=[ \t]*", None),
    (words("priorities"), "constant")])
# After a dot there is an attribute, a guide or a number.
attribute = Match([(r"\.[ \t]*", None), (words(*CONTEXTS["attribute"]), "attribute")])
part = Match([(rf"\.[ \t]*{NAME}", None)])
item = Match([(words("itemWords"), "keyword")])
inner = Match([(words(*CONTEXTS["inner"]) + IS_WORD, "keyword")])
ellipsis = Match([(r"\.\.\.", "operator")])

MAIN = [
    *tokens, inactive_visual_format, visual_format, stack, collapse, layout, view, kind, softness, direction, statement,
    label, ellipsis, new_priority, attribute, priority, size, number, open_size, part, item, inner, name, operator,
]

"""The grammar as TextMate's JSON, which VS Code reads."""
import json

import language

SCOPES = {
    "comment.line": "comment.line.double-slash.layout",
    "comment.block": "comment.block.layout",
    "string": "string.quoted.double.layout",
    "number": "constant.numeric.layout",
    "keyword": "keyword.control.layout",
    "type": "storage.type.layout",
    "attribute": "support.type.property-name.layout",
    "constant": "constant.language.layout",
    "operator": "keyword.operator.layout",
    "layout": "entity.name.type.layout",
    "label": "entity.name.label.layout",
    "name": "variable.other.layout",
    "invalid": "invalid.illegal.layout",
}


def joined(parts):
    """One expression of all parts, and the scopes of its groups."""
    if len(parts) == 1:
        return parts[0][0], {"0": {"name": SCOPES[parts[0][1]]}} if parts[0][1] else {}
    captures = {str(n + 1): {"name": SCOPES[kind]} for n, (_, kind) in enumerate(parts) if kind}
    return "".join(f"({pattern})" for pattern, _ in parts), captures


def rule(rule):
    if isinstance(rule, language.Match):
        pattern, captures = joined(rule.parts)
        if list(captures) == ["0"]:
            return {"name": captures["0"]["name"], "match": pattern}
        return {"match": pattern, **({"captures": captures} if captures else {})}
    pattern, captures = joined(rule.start)
    result = {"name": SCOPES.get(rule.kind, f"meta.{rule.name}.layout"), "begin": pattern, "end": rule.end}
    if captures and not rule.kind:
        result["beginCaptures"] = captures
    inner = [{"include": f"#{rule.name}"}] if rule.nests else [as_item(r) for r in rule.rules]
    return {**result, "patterns": inner}


def as_item(r):
    return {"include": f"#{r.name}"} if isinstance(r, language.Region) and r.nests else rule(r)


def grammar():
    return json.dumps({
        "$schema": "https://raw.githubusercontent.com/martinring/tmlanguage/master/tmlanguage.json",
        "comment": "Written by editors/syntax/generate.py.",
        "name": "Layout",
        "scopeName": "source.layout",
        "fileTypes": ["layout"],
        "patterns": [as_item(r) for r in language.MAIN],
        "repository": {r.name: rule(r) for r in language.MAIN if isinstance(r, language.Region) and r.nests},
    }, indent=2, ensure_ascii=False) + "\n"

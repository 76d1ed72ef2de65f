"""The grammar as Sublime Text's YAML: the same expressions and scopes, with a context for each region."""
import language
from textmate import SCOPES, joined


def quoted(text):
    return "'" + text.replace("'", "''") + "'"


def captures(found):
    if not found:
        return []
    if list(found) == ["0"]:
        return [f"scope: {found['0']['name']}"]
    return ["captures:", *(f"  {n}: {scope['name']}" for n, scope in found.items())]


def lines(rules, contexts):
    for rule in rules:
        pattern, found = joined(rule.parts if isinstance(rule, language.Match) else rule.start)
        yield f"    - match: {quoted(pattern)}"
        for line in captures(found):
            yield f"      {line}"
        if isinstance(rule, language.Region):
            context(rule, contexts)
            yield f"      push: {rule.name}"


def context(region, contexts):
    if region.name in contexts:
        return
    contexts[region.name] = []
    scope = SCOPES.get(region.kind, f"meta.{region.name}.layout")
    end = [f"    - meta_scope: {scope}", f"    - match: {quoted(region.end)}", "      pop: true"]
    inner = [region] if region.nests else region.rules
    contexts[region.name] = end + list(lines(inner, contexts))


def grammar():
    contexts = {}
    main = list(lines(language.MAIN, contexts))
    text = ["%YAML 1.2", "---", "# Written by editors/syntax/generate.py.", "name: Layout", "file_extensions: [layout]",
            "scope: source.layout", "version: 2", "contexts:", "  main:", *main]
    for name, body in contexts.items():
        text += [f"  {name}:", *body]
    return "\n".join(text) + "\n"

"""The grammar as Kate's XML. A rule in Kate has one style, so a rule with several parts becomes a chain of contexts."""
from xml.sax.saxutils import quoteattr

import language

STYLES = {
    "comment.line": ("Comment", "dsComment"),
    "comment.block": ("Comment", "dsComment"),
    "string": ("String", "dsString"),
    "number": ("Number", "dsFloat"),
    "keyword": ("Keyword", "dsKeyword"),
    "type": ("Kind of View", "dsDataType"),
    "attribute": ("Attribute", "dsAttribute"),
    "constant": ("Priority", "dsConstant"),
    "operator": ("Operator", "dsOperator"),
    "layout": ("Layout", "dsFunction"),
    "label": ("Label", "dsAnnotation"),
    "name": ("Name", "dsVariable"),
    "invalid": ("Mistake", "dsError"),
    None: ("Normal Text", "dsNormal"),
}


class Writer:
    def __init__(self):
        self.contexts = {}
        self.chains = 0

    def rule(self, pattern, kind, context="#stay", ahead=False):
        style = "" if ahead else f' attribute="{STYLES[kind][0]}"'
        looks = ' lookAhead="true"' if ahead else ""
        return f'        <RegExpr String={quoteattr(pattern)}{style} context="{context}"{looks}/>'

    def chain(self, parts, target):
        """The first context of a chain that matches the parts one after another and ends in `target`."""
        self.chains += 1
        chain = self.chains
        for n, (pattern, kind) in enumerate(parts):
            following = f"#pop!Part {chain}.{n + 1}" if n + 1 < len(parts) else target
            self.contexts[f"Part {chain}.{n}"] = (
                None, following, "#pop", [self.rule(pattern, kind, following)])
        return f"Part {chain}.0"

    def rules(self, rules):
        return [self.one(rule) for rule in rules]

    def one(self, rule):
        isRegion = isinstance(rule, language.Region)
        parts = rule.start if isRegion else rule.parts
        if isRegion:
            self.region(rule)
        if len(parts) == 1:
            return self.rule(*parts[0], rule.name if isRegion else "#stay")
        whole = "".join(f"(?:{pattern})" for pattern, _ in parts)
        return self.rule(whole, None, self.chain(parts, f"#pop!{rule.name}" if isRegion else "#pop"), ahead=True)

    def region(self, region):
        if region.name in self.contexts:
            return
        ends_with_line = "$" in region.end
        end = region.end.removeprefix("$|")
        # The rules may refer to the context, so its name must exist first.
        self.contexts[region.name] = None
        inner = [region] if region.nests else region.rules
        # Kate does not allow empty matches; use its lookahead instead.
        ahead = end.startswith("(?=")
        end = end.removeprefix("(?=").removesuffix(")") if ahead else end
        self.contexts[region.name] = (
            region.kind, None, "#pop" if ends_with_line else "#stay",
            [self.rule(end, region.kind, "#pop", ahead)] + self.rules(inner))

    def text(self):
        main = self.rules(language.MAIN)
        text = ['<?xml version="1.0" encoding="UTF-8"?>', "<!DOCTYPE language>",
                "<!-- Written by editors/syntax/generate.py. -->",
                '<language name="Layout" section="Other" version="1" kateversion="5.79" extensions="*.layout"'
                ' author="Plumbline" license="MIT">',
                "  <highlighting>", "    <contexts>",
                '      <context name="Normal" attribute="Normal Text" lineEndContext="#stay">', *main, "      </context>"]
        for name, (kind, fall, line_end, rules) in self.contexts.items():
            through = f' fallthroughContext="{fall}"' if fall else ""
            context = f'name="{name}" attribute="{STYLES[kind][0]}" lineEndContext="{line_end}"{through}'
            text += [f"      <context {context}>", *rules, "      </context>"]
        text += ["    </contexts>", "    <itemDatas>"]
        for name, style in dict.fromkeys(STYLES.values()):
            text.append(f'      <itemData name="{name}" defStyleNum="{style}"/>')
        text += ["    </itemDatas>", "  </highlighting>", "  <general>", "    <comments>",
                 '      <comment name="singleLine" start="//" position="afterwhitespace"/>',
                 '      <comment name="multiLine" start="/*" end="*/"/>', "    </comments>", "  </general>",
                 "</language>"]
        return "\n".join(text) + "\n"


def grammar():
    return Writer().text()

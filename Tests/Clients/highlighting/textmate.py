"""A reader of TextMate grammars on Oniguruma, the engine of VS Code: as much of it as our grammar uses."""
import json


class TextMate:
    def __init__(self, text):
        import onigurumacffi
        self.compile = onigurumacffi.compile
        self.grammar = json.loads(text)
        self.patterns = {}
        self.main = self.read(self.grammar["patterns"])

    def expression(self, pattern):
        if pattern not in self.patterns:
            self.patterns[pattern] = self.compile(pattern)
        return self.patterns[pattern]

    def read(self, rules):
        result = []
        for rule in rules:
            known = {"name", "match", "captures", "begin", "end", "beginCaptures", "patterns", "include"}
            if not set(rule) <= known:
                raise ValueError(f"the reader does not know {set(rule) - known}")
            if "include" in rule:
                rule = self.grammar["repository"][rule["include"].removeprefix("#")]
            result.append(rule)
        return result

    def lines(self, text):
        """For each line, the scopes of each character."""
        stack = []
        for line in text.split("\n"):
            yield self.line(line + "\n", stack)[:len(line)]

    def line(self, line, stack):
        scopes = [[] for _ in line]
        place = 0
        while place <= len(line):
            rules = self.read(stack[-1]["patterns"]) if stack else self.main
            found, chosen = None, None
            candidates = ([(stack[-1]["end"], None)] if stack else []) + [(rule.get("match") or rule["begin"], rule) for rule in rules]
            for pattern, rule in candidates:
                match = self.expression(pattern).search(line, place)
                if match and (found is None or match.start() < found.start()):
                    found, chosen = match, rule
            if found is None:
                break
            self.paint(scopes, place, found.start(), stack)
            if chosen is None:
                self.paint(scopes, found.start(), found.end(), stack)
                stack.pop()
            elif "match" in chosen:
                self.paint(scopes, found.start(), found.end(), stack, chosen.get("name"))
                self.capture(scopes, found, chosen.get("captures", {}))
            else:
                stack.append(chosen)
                self.paint(scopes, found.start(), found.end(), stack)
                self.capture(scopes, found, chosen.get("beginCaptures", {}))
            if found.end() == place and chosen is not None and "match" in chosen:
                raise ValueError(f"a match of nothing: {chosen}")
            place = found.end()
        else:
            return scopes
        self.paint(scopes, place, len(line), stack)
        return scopes

    @staticmethod
    def paint(scopes, start, end, stack, name=None):
        names = [rule["name"] for rule in stack if "name" in rule] + ([name] if name else [])
        for place in range(start, end):
            scopes[place] = names

    @staticmethod
    def capture(scopes, match, captures):
        for number, capture in captures.items():
            start, end = match.span(int(number))
            for place in range(start, end):
                scopes[place] = scopes[place] + [capture["name"]]

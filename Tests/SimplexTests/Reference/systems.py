"""Seeded random systems and changes to them."""
import random


class System:
    """Variables, a script for `plumbline-bench answers`, and the rows at each `solve` in it."""

    def __init__(self, kind):
        self.kind = kind
        self.bounds = []
        self.states = []
        self.rows = {}
        self.lines = ["system"]
        self.added = 0

    def variable(self, non_negative=False):
        self.bounds.append(non_negative)
        self.lines.append(f"v {int(non_negative)}")
        return len(self.bounds) - 1

    def row(self, priority, terms, relation, constant):
        total = {}
        for i, a in terms:
            total[i] = total.get(i, 0) + a
        terms = [(i, float(a)) for i, a in total.items() if a]
        self.rows[self.added] = (priority, relation, float(constant), terms)
        self.added += 1
        fields = " ".join(f"{i} {a!r}" for i, a in terms)
        self.lines.append(f"r {priority} {relation} {constant!r} {len(terms)} {fields}")

    def change(self, name, constant):
        priority, relation, _, terms = self.rows[name]
        self.rows[name] = (priority, relation, float(constant), terms)
        self.lines.append(f"c {name} {constant!r}")

    def remove(self, name):
        del self.rows[name]
        self.lines.append(f"d {name}")

    def solve(self):
        self.lines.append("solve")
        self.states.append(dict(self.rows))

    @property
    def script(self):
        return "\n".join(self.lines) + "\n"


LEVELS = [[250, 500, 750], [1, 50, 249, 249.99, 250, 251, 749, 750, 751, 999], [0.001, 999.5], [250], [100, 200, 300]]


def sparse(s, r):
    """Rows of one to four variables around a hidden point, most of them satisfiable."""
    n = r.randint(2, 60)
    levels = r.choice(LEVELS)
    hidden = [r.randrange(0, 100) for _ in range(n)]
    for _ in range(n):
        s.variable(r.random() < 0.4)
    coefficients = r.choice([[1, -1], [1, -1, 1, -1, 2, -0.5], [1, -1, 3, -2, 0.1, 1 / 3]])
    for _ in range(r.randint(n // 2, 3 * n)):
        chosen = r.sample(range(n), min(n, r.choice([1, 1, 2, 2, 2, 3, 4])))
        terms = [(i, r.choice(coefficients)) for i in chosen]
        total = sum(a * hidden[i] for i, a in terms)
        relation = r.choice("=<>")
        if r.random() < 0.35:
            constant = total if relation == "=" else total + r.randrange(0, 20) * (1 if relation == "<" else -1)
            s.row(1000, terms, relation, constant)
        else:
            s.row(r.choice(levels), terms, relation, r.randrange(-50, 150))


def ties(s, r):
    """Small whole numbers, many opposing rows at one level: degenerate corners and flat optima."""
    n = r.randint(2, 25)
    levels = r.choice(LEVELS)
    for _ in range(n):
        s.variable(r.random() < 0.5)
    for _ in range(r.randint(n, 4 * n)):
        chosen = r.sample(range(n), min(n, r.choice([1, 2, 2, 3])))
        terms = [(i, r.choice([1, -1])) for i in chosen]
        priority = r.choice(levels + [1000]) if r.random() < 0.3 else r.choice(levels)
        s.row(priority, terms, r.choice("=<>"), r.choice([0, 0, 0, 10, 10, 20]))


def clash(s, r):
    """Required rows of small whole numbers, about half of the systems infeasible."""
    n = r.randint(2, 40)
    for _ in range(n):
        s.variable(r.random() < 0.5)
    for _ in range(r.randint(n, 2 * n)):
        chosen = r.sample(range(n), min(n, r.choice([1, 2, 2, 3])))
        terms = [(i, r.choice([1, 1, -1, 2])) for i in chosen]
        relation = r.choice("<>" if r.random() < 0.7 else "=")
        s.row(1000 if r.random() < 0.8 else 500, terms, relation, r.choice([-10, 0, 0, 10, 20, 40]))


def row_of_views(s, r):
    """Views in a row with preferred sizes, as stacks make them, and dependent equalities among them."""
    n = r.randint(1, 14)
    width = s.variable(True)
    s.row(r.choice([1000, 999, 500]), [(width, 1)], "=", r.randrange(100, 900))
    before = None
    sizes = []
    for k in range(n):
        x, w = s.variable(), s.variable(True)
        gap = r.choice([0, 8, 8, 20])
        s.row(1000, [(x, 1)] if before is None else [(x, 1), (before[0], -1), (before[1], -1)], "=", gap)
        wish = r.choice([40, 50, 50, 60, 120])
        s.row(r.choice([250, 250, 251, 249.5]), [(w, 1)], "<", wish)
        s.row(r.choice([750, 750, 751]), [(w, 1)], ">", wish)
        if sizes and r.random() < 0.2:
            s.row(r.choice([1000, 800]), [(w, 1), (r.choice(sizes), -1)], r.choice("=<"), 0)
        if r.random() < 0.15:
            s.row(1000, [(w, r.choice([1, 2, 0.5]))], r.choice("<>="), r.choice([30, 60]))
        sizes.append(w)
        before = (x, w)
    s.row(r.choice([1000, 1000, 900]), [(before[0], 1), (before[1], 1), (width, -1)], r.choice("==<"), -8)
    if r.random() < 0.3:
        s.row(1000, [(width, 2)] + [(before[0], -2), (before[1], -2)], "=", 16)
    if r.random() < 0.3:
        s.row(500, [], "=", 5)


def free_values(s, r):
    """A sparse system with columns whose likely values prevail over every other optional row."""
    sparse(s, r)
    views = len(s.bounds)
    required = [name for name, row in s.rows.items() if row[0] == 1000]
    for k in range(r.randint(1, 8)):
        value = s.variable()
        s.row(999.999 - 0.001 * k / (k + 1000), [(value, 1)], "=", r.choice([0, 8, 16, 16, 44]))
        if r.random() < 0.5:
            s.row(1000, [(value, 1)], ">", r.choice([0, 0, 10]))
        for _ in range(r.randint(1, 4)):
            terms = [(value, r.choice([1, -1, 2]))]
            terms += [(i, r.choice([1, -1])) for i in r.sample(range(views), min(views, r.choice([1, 2, 2])))]
            s.row(r.choice([1000, 1000, 1000, 750, 250]), terms, r.choice("==<>"), r.randrange(-20, 60))
        if required and r.random() < 0.3:
            s.remove(required.pop())


def change(s, r):
    """One to three changes, as edits make them."""
    for _ in range(r.randint(1, 3)):
        names = list(s.rows)
        kind = r.random()
        if kind < 0.6 and names:
            name = r.choice(names)
            s.change(name, s.rows[name][2] + r.choice([-30, -5, 1, 5, 60]))
        elif kind < 0.8 and names:
            s.remove(r.choice(names))
        else:
            chosen = r.sample(range(len(s.bounds)), min(len(s.bounds), r.choice([1, 2, 3])))
            priority = r.choice([1000, 250, 500, 750])
            s.row(priority, [(i, r.choice([1, -1])) for i in chosen], r.choice("=<>"), r.randrange(0, 100))


KINDS = [sparse, ties, clash, row_of_views, free_values]


def make(seed):
    r = random.Random(seed)
    kind = r.choice(KINDS)
    s = System(kind.__name__)
    kind(s, r)
    s.solve()
    for _ in range(r.choice([0, 0, 2, 6])):
        change(s, r)
        s.solve()
    return s

"""The statements of generated classes, in the styles that apps write."""

X = ["leading", "trailing", "left", "right", "centerX"]
Y = ["top", "bottom", "centerY"]
RELATIONS = ["equalTo", "equalTo", "equalTo", "greaterThanOrEqualTo", "lessThanOrEqualTo"]
PRIORITIES = [".defaultHigh", ".defaultLow", "UILayoutPriority(999)", ".required - 1", "UILayoutPriority(rawValue: 601)"]


class Style:
    def __init__(self, layout):
        self.layout = layout
        self.locals = 0

    @property
    def rng(self):
        return self.layout.rng

    def view(self):
        return self.rng.choice([view for view in self.layout.parents if view != "guide"])

    def other(self, view):
        """A sibling, the superview or a guide: all of them share a superview with the view."""
        layout = self.layout
        parent = layout.parents[view]
        choices = layout.siblings(view) + [parent, parent]
        if parent == layout.root:
            choices.append(f"{parent}.safeAreaLayoutGuide")
        if parent in ("self", "view"):
            choices += [f"{parent}.layoutMarginsGuide"]
        return self.rng.choice(choices)

    def number(self):
        return self.layout.number()

    def pairs(self):
        """Two attributes of one axis, neither of which is refused beside the other."""
        rng = self.rng
        first = rng.choice(X + Y)
        if first in Y:
            return first, rng.choice(Y)
        if first == "centerX":
            return first, rng.choice(X)
        reading = ["leading", "trailing", "centerX"]
        return first, rng.choice(reading if first in reading else ["left", "right", "centerX"])

    def local(self):
        self.locals += 1
        return f"local{self.locals}"

    def locals_statement(self):
        """A view without a property."""
        rng, layout, name = self.rng, self.layout, self.local()
        call = "addSubview" if layout.root == "self" else f"{layout.root}.addSubview"
        return (f"let {name} = {rng.choice(['UILabel', 'UIView'])}()\n"
                f"{name}.translatesAutoresizingMaskIntoConstraints = false\n{call}({name})\n"
                f"{name}.topAnchor.constraint(equalTo: {layout.root}.topAnchor, constant: {self.number()})"
                ".isActive = true")


class Anchors(Style):
    turns_masks_off = True

    def constraint(self, view=None):
        rng = self.rng
        view = view or self.view()
        form = rng.randrange(10)
        relation = rng.choice(RELATIONS)
        if form < 5:
            first, second = self.pairs()
            constant = f", constant: {self.number()}" if rng.random() < 0.7 else ""
            return f"{view}.{first}Anchor.constraint({relation}: {self.other(view)}.{second}Anchor{constant})"
        size = rng.choice(["width", "height"])
        if form < 7:
            return f"{view}.{size}Anchor.constraint({relation}Constant: {self.number()})"
        if form == 7:
            multiplier = rng.choice(["0.5", "2", "1 / 3", "1.5"])
            constant = f", constant: {self.number()}" if rng.random() < 0.4 else ""
            return (f"{view}.{size}Anchor.constraint({relation}: {self.other(view)}.{rng.choice(['width', 'height'])}"
                    f"Anchor, multiplier: {multiplier}{constant})")
        if form == 8:
            return (f"{view}.topAnchor.constraint({relation}SystemSpacingBelow: {self.other(view)}.bottomAnchor, "
                    f"multiplier: {rng.choice([1, 2, 0.5])})")
        return (f"NSLayoutConstraint(\n    item: {view}, attribute: .{size}, relatedBy: .equal, "
                f"toItem: {self.other(view)}, attribute: .{size}, multiplier: 1,\n    constant: {self.number()})")

    def statement(self):
        rng = self.rng
        form = rng.randrange(14)
        if form == 11:
            return self.stored()
        if form == 12:
            return self.mapped()
        if form == 13:
            return self.visual_format()
        if form < 3:
            return f"{self.constraint()}.isActive = true"
        if form < 6:
            lists = [self.constraint() + (f".with({rng.choice(PRIORITIES)})" if rng.random() < 0.2 else "")
                     for _ in range(rng.randint(2, 4))]
            items = "\n".join(f"    {text},".replace("\n    ", "\n        ") for text in lists)
            return f"NSLayoutConstraint.activate([\n{items}\n])"
        if form == 6:
            name = self.local()
            return (f"let {name} = {self.constraint()}\n{name}.priority = {rng.choice(PRIORITIES)}\n"
                    + (f"{name}.identifier = \"{name}\"\n" if rng.random() < 0.4 else "")
                    + f"{name}.isActive = true")
        if form == 7:
            first, second = self.local(), self.local()
            return (f"let {first} = [{self.constraint()}]\nvar {second} = [{self.constraint()}]\n"
                    f"{second}.append({self.constraint()})\nNSLayoutConstraint.activate({first} + {second})")
        if form == 8:
            view = self.view()
            parent = self.layout.parents[view]
            return rng.choice([
                f"{view}.pinSize({self.number()})", f"{view}.pinSize({self.number()}, {self.number()})",
                f"{view}.pinEdges(to: {parent}, inset: {self.number()})",
                f"{view}.pinEdges(to: {parent}, isVertical: true)",
            ])
        if form == 9:
            return self.loop()
        return self.locals_statement() if rng.random() < 0.5 else self.content()

    def stored(self):
        """A constraint in a property, which is changed once it is active."""
        layout, rng = self.layout, self.rng
        name = f"stored{len(layout.properties)}"
        layout.properties.append(f"private var {name}: NSLayoutConstraint?")
        change = rng.choice([f"{name}?.constant = {self.number()}", f"{name}?.priority = .defaultLow",
                             f"{name}?.isActive = false", f"{name}?.identifier = \"{name}\""])
        return f"{name} = {self.constraint()}\n{name}?.isActive = true\n{change}"

    def mapped(self):
        rng = self.rng
        views = ", ".join(rng.sample(self.siblings(), min(2, len(self.siblings()))))
        size = rng.choice(["width", "height"])
        return (f"NSLayoutConstraint.activate(([{views}] as [UIView]).{rng.choice(['map', 'compactMap'])} {{\n"
                f"    $0.{size}Anchor.constraint(lessThanOrEqualToConstant: {self.number()})\n}})")

    def visual_format(self):
        """A line over views with the root as their superview."""
        rng = self.rng
        views = rng.sample(self.siblings(), min(2, len(self.siblings())))
        gaps = ["", "-", "-gap-", "-(>=4)-", "-(12@500)-", "-(2,<=30@750)-"]
        line = rng.choice(["H:", "V:", ""]) + rng.choice(["", "|" + rng.choice(gaps)])
        line += rng.choice(gaps).join(f"[v{index}{rng.choice(['', '(20)', '(>=wide@600)'])}]"
                                      for index in range(len(views)))
        line += rng.choice(["", rng.choice(gaps) + "|"])
        names = ", ".join(f'"v{index}": {view}' for index, view in enumerate(views))
        return (f"NSLayoutConstraint.activate(\n    NSLayoutConstraint.constraints(\n        withVisualFormat: "
                f'"{line}", options: [], metrics: ["gap": {rng.randint(1, 20)}, "wide": 33.5],\n'
                f"        views: [{names}]))")

    def siblings(self):
        return [view for view, parent in self.layout.parents.items()
                if parent == self.layout.root and view != "guide"]

    def loop(self):
        rng = self.rng
        siblings = self.siblings()
        views = rng.sample(siblings, min(len(siblings), rng.randint(1, 3)))
        items = ", ".join(views)
        form = rng.randrange(3)
        if form == 0:
            return (f"for each in [{items}] as [UIView] {{\n    each.heightAnchor.constraint("
                    f"greaterThanOrEqualToConstant: {self.number()}).isActive = true\n}}")
        if form == 1:
            return (f"for (index, each) in ([{items}] as [UIView]).enumerated() {{\n    each.topAnchor.constraint(\n"
                    f"        equalTo: {self.layout.root}.topAnchor, constant: CGFloat(index) * {rng.randint(2, 30)}\n"
                    "    ).isActive = true\n}")
        last = self.local()
        return (f"var {last} = {self.layout.root}.topAnchor\nfor each in [{items}] as [UIView] {{\n"
                f"    each.topAnchor.constraint(equalTo: {last}, constant: {self.number()}).isActive = true\n"
                f"    {last} = each.bottomAnchor\n}}\n"
                f"{self.layout.root}.bottomAnchor.constraint(equalTo: {last}).isActive = true")

    def content(self):
        rng = self.rng
        return (f"{self.view()}.setContent{rng.choice(['Hugging', 'CompressionResistance'])}Priority("
                f"{rng.choice(PRIORITIES)}, for: .{rng.choice(['horizontal', 'vertical'])})")


class SnapKit(Style):
    turns_masks_off = False

    GROUPS = ["edges", "size", "center", "horizontalEdges", "verticalEdges", "left.right", "top.bottom",
              "leading.trailing", "width.height", "directionalEdges", "centerX", "centerY", "top", "bottom", "leading",
              "trailing", "left", "right", "width", "height"]

    def tail(self):
        rng = self.rng
        text = rng.choice(["", f".offset({self.number()})", f".inset({self.number()})",
                           f".inset(UIEdgeInsets(top: 1, left: {rng.randint(1, 9)}, bottom: 3, right: 4))"])
        if rng.random() < 0.2:
            text += rng.choice([".priority(.high)", ".priority(.low)", ".priority(751)", ".labeled(\"label\")"])
        return text

    def chain(self, view, maker):
        rng = self.rng
        relation = rng.choice(RELATIONS)
        form = rng.randrange(4)
        if form == 0:
            return f"{maker}.{rng.choice(self.GROUPS)}.{relation}Superview(){self.tail()}"
        if form == 1:
            return f"{maker}.{rng.choice(self.GROUPS)}.{relation}({self.other(view)}){self.tail()}"
        if form == 2:
            first, second = self.pairs()
            return f"{maker}.{first}.{relation}({self.other(view)}.snp.{second}){self.tail()}"
        attribute = rng.choice(["width", "height", "size", "top", "left", "width.height"])
        return f"{maker}.{attribute}.{relation}({self.number()}){self.tail()}"

    def statement(self):
        rng = self.rng
        view = self.view()
        form = rng.randrange(8)
        if form < 5:
            maker = rng.choice(["make", "$0", "maker"])
            chains = [self.chain(view, maker) for _ in range(rng.randint(1, 4))]
            if self.layout.switches and maker != "$0" and rng.random() < 0.2:
                chains.append(f"if {self.layout.switches[0]} {{\n        {self.chain(view, maker)}\n    }}")
            head = "" if maker == "$0" else f" {maker} in"
            verb = rng.choice(["make", "make", "make", "remake"])
            return f"{view}.snp.{verb}Constraints {{{head}\n    " + "\n    ".join(chains) + "\n}"
        if form == 5:
            return f"{view}.snapEdges({self.number()})"
        if form == 6:
            siblings = [each for each, parent in self.layout.parents.items()
                        if parent == self.layout.root and each != "guide"]
            return (f"([{', '.join(siblings[:3])}] as [UIView]).forEach {{ each in\n    each.snp.makeConstraints "
                    f"{{ $0.left.right.equalToSuperview().inset({self.number()}) }}\n}}")
        return self.locals_statement()

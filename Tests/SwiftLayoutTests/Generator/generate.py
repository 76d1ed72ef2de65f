#!/usr/bin/env python3
"""Writes layout classes at random, and a program that prints what each of them makes.

    generate.py COUNT FOLDER [--seed N] [--per-file 50]

The classes are compiled against the recording modules (see `run`), executed for every combination of their switches,
and printed as a heading and lines. A reader's answer for the same sources is compared with what is printed. The same
seed gives the same files.

Every class is valid: what it relates shares a superview, and no pair of attributes is refused. Whether its constraints
contradict each other does not matter, because they are only recorded.
"""

import argparse
import itertools
import os
import random

from pieces import Anchors, SnapKit

KINDS = ["UIView", "UILabel", "UIImageView", "UIButton", "UITextField", "UISwitch"]
BASES = ["UIView", "UITableViewCell", "UICollectionViewCell", "UIViewController"]


class LayoutClass:
    """One class: its views, its switches, and the statements that lay it out, as text."""

    def __init__(self, rng, number):
        self.rng = rng
        self.name = f"Generated{number}"
        self.base = rng.choices(BASES, [6, 1, 1, 2])[0]
        self.switches = [f"is{word}" for word in rng.sample(["Wide", "Sale", "Compact"], rng.choice([0, 1, 1, 2]))]
        self.root = {"UIView": "self", "UIViewController": "view"}.get(self.base, "contentView")
        self.views = []
        self.properties = []
        self.methods = []
        self.helpers = set()
        self.style = rng.choice([Anchors, Anchors, SnapKit])(self)
        self.inherits = self.base == "UIView" and rng.random() < 0.15
        self.add_properties()
        self.body = self.hierarchy() + self.layout()

    # Properties

    def add_properties(self):
        rng = self.rng
        for index in range(rng.randint(2, 5)):
            name, kind = f"view{index}", rng.choice(KINDS)
            form = rng.randrange(4)
            if form == 0:
                self.properties.append(f"private lazy var {name}: {kind} = {{\n"
                                       f"    let made = {kind}()\n"
                                       f"    made.translatesAutoresizingMaskIntoConstraints = false\n"
                                       f"    {self.lazy_statement()}\n"
                                       f"    return made\n}}()")
            elif form == 1:
                self.properties.append(f"private let {name}: {kind} = {{\n    let made = {kind}()\n"
                                       f"    made.tag = {index}\n    return made\n}}()")
            else:
                self.properties.append(f"{rng.choice(['private ', ''])}let {name} = {kind}()")
            self.views.append(name)
        if rng.random() < 0.4:
            count = rng.randint(2, 3)
            self.properties.append(f"private let rows = [{', '.join(['UIView()'] * count)}]")
            self.views += [f"rows[{index}]" for index in range(count)]
        if self.inherits:
            self.views.append("inherited")
        self.metrics = {"gap": rng.randint(1, 20), "margin": rng.choice([4, 8, 12.5])}
        for name, value in self.metrics.items():
            self.properties.append(f"private {rng.choice(['static ', ''])}let {name}: CGFloat = {value}")
        self.is_static = {name: any(f"static let {name}:" in text for text in self.properties)
                          for name in self.metrics}

    def lazy_statement(self):
        rng = self.rng
        return rng.choice([
            f"made.widthAnchor.constraint(equalToConstant: {rng.randint(5, 90)}).isActive = true",
            f"made.setContentHuggingPriority(.{rng.choice(['required', 'defaultHigh'])}, for: .horizontal)",
            "made.isHidden = true",
        ])

    def number(self):
        """An expression for a constant, as code has them."""
        rng = self.rng
        name = rng.choice(list(self.metrics))
        known = f"Self.{name}" if self.is_static[name] else name
        if self.switches and rng.random() < 0.1:
            return f"{rng.choice(self.switches)} ? {known} : {rng.randint(0, 40)}"
        return rng.choice([str(rng.randint(0, 40)), str(rng.randint(1, 80) / 2), known, f"{known} * 2",
                           f"-{known}", f"{known} + {rng.randint(1, 9)}", f"-({known} - 1)",
                           f"Metrics.{rng.choice(['small', 'large'])}"])

    # Hierarchy

    def hierarchy(self):
        rng = self.rng
        lines, self.parents = [], {}
        own = list(self.views)
        if "inherited" in own:
            own.remove("inherited")
            self.parents["inherited"] = self.root
        stacked = []
        if rng.random() < 0.4 and len(own) > 3:
            stacked = own[-2:]
            self.properties.append("private let stack = UIStackView()")
            lines += [f"stack.axis = .{rng.choice(['vertical', 'horizontal'])}",
                      f"stack.spacing = {rng.randint(0, 12)}"]
            lines += [f"stack.addArrangedSubview({view})" for view in stacked]
            if rng.random() < 0.5:
                lines.append(f"stack.setCustomSpacing({rng.randint(1, 9)}, after: {stacked[0]})")
            if self.switches and rng.random() < 0.5:
                lines.append(f"{stacked[1]}.isHidden = {self.switches[0]}")
            self.parents |= {view: "stack" for view in stacked}
            own = [view for view in own if view not in stacked] + ["stack"]
            self.views.append("stack")
        container = own[0] if rng.random() < 0.4 and len(own) > 2 and own[0].startswith("view") else None
        for view in own:
            self.parents[view] = container if container and view == own[-1] and view != container else self.root
        top = [view for view in own if self.parents[view] == self.root]
        add = self.root if self.root != "self" else ""
        call = f"{add}.addSubview" if add else "addSubview"
        form = rng.randrange(3)
        if form == 0:
            lines += [f"{call}({view})" for view in top]
        elif form == 1:
            lines.append(f"[{', '.join(top)}].forEach {{ {call}($0) }}")
        else:
            lines.append(f"for child in [{', '.join(top)}] as [UIView] {{\n    {call}(child)\n}}")
        if container:
            lines.append(f"{container}.addSubview({own[-1]})")
        flat = ", ".join(own)
        if self.style.turns_masks_off:
            lines.append(f"[{flat}].forEach {{ $0.translatesAutoresizingMaskIntoConstraints = false }}")
        if rng.random() < 0.2:
            self.properties.append("private let guide = UILayoutGuide()")
            lines.append(f"{call.replace('addSubview', 'addLayoutGuide')}(guide)")
            self.parents["guide"] = self.root
        return lines

    def siblings(self, view):
        return [other for other, parent in self.parents.items()
                if parent == self.parents.get(view) and other != view and parent != "stack"]

    # Statements

    def layout(self):
        rng = self.rng
        lines = []
        for _ in range(rng.randint(3, 8)):
            statement = self.statement()
            if self.switches and rng.random() < 0.25:
                switch = rng.choice(self.switches)
                indented = statement.replace("\n", "\n    ")
                text = f"if {rng.choice(['', '!'])}{switch} {{\n    {indented}\n}}"
                if rng.random() < 0.4:
                    other = self.statement().replace("\n", "\n    ")
                    text += f" else {{\n    {other}\n}}"
                statement = text
            if rng.random() < 0.25:
                statement = self.method(statement)
            lines.append(statement)
        if self.switches and rng.random() < 0.3:
            lines.append(f"guard {rng.choice(self.switches)} else {{ return }}")
            lines.append(self.statement())
        return lines

    def statement(self):
        return self.style.statement()

    def method(self, statement):
        """Moves a statement to a method, in the class or in an extension."""
        name = f"layOut{len(self.methods)}"
        self.methods.append((self.rng.random() < 0.4, f"func {name}() {{\n    " + statement.replace("\n", "\n    ")
                             + "\n}"))
        return f"{name}()"

    # Text

    def text(self):
        indent = lambda text: "    " + text.replace("\n", "\n    ")
        lines = []
        base = self.base
        if self.inherits:
            base = f"Base{self.name}"
            lines.append(f"""class {base}: UIView {{
    let inherited = UILabel()

    init() {{
        super.init(frame: .zero)
        inherited.translatesAutoresizingMaskIntoConstraints = false
        addSubview(inherited)
        setUp()
    }}

    required init?(coder: NSCoder) {{
        nil
    }}

    func setUp() {{
        inherited.topAnchor.constraint(equalTo: topAnchor, constant: {self.rng.randint(0, 9)}).isActive = true
    }}
}}
""")
        lines.append(f"final class {self.name}: {base} {{")
        lines += [indent(text) for text in self.properties]
        lines += [f"    private let {switch}: Bool" for switch in self.switches]
        parameters = ", ".join(f"{switch}: Bool" for switch in self.switches)
        start = {"UIView": "frame: .zero", "UITableViewCell": "style: .default, reuseIdentifier: nil",
                 "UICollectionViewCell": "frame: .zero", "UIViewController": "nibName: nil, bundle: nil"}[self.base]
        if self.inherits:
            start = ""
        body = "\n".join(self.body)
        is_override = self.inherits and not self.switches
        lines.append(f"\n    {'override ' if is_override else ''}init({parameters}) {{")
        lines += [f"        self.{switch} = {switch}" for switch in self.switches]
        lines.append(f"        super.init({start})")
        if self.base != "UIViewController":
            lines.append("        layOut()")
        lines.append("    }\n\n    required init?(coder: NSCoder) {\n        nil\n    }\n")
        if self.base == "UIViewController":
            lines.append("    override func viewDidLoad() {\n        super.viewDidLoad()\n        layOut()\n    }\n")
        if self.inherits:
            lines.append("    override func setUp() {\n        super.setUp()\n        inherited.leadingAnchor"
                         ".constraint(equalTo: leadingAnchor).isActive = true\n    }\n")
        lines.append("    private func layOut() {\n" + indent(indent(body)) + "\n    }")
        inside = [text for is_outside, text in self.methods if not is_outside]
        outside = [text for is_outside, text in self.methods if is_outside]
        lines += ["\n" + indent("private " + text) for text in inside]
        lines.append("}\n")
        if outside:
            lines.append(f"extension {self.name} {{")
            lines.append("\n\n".join(indent("fileprivate " + text) for text in outside))
            lines.append("}\n")
        return "\n".join(lines)

    def entries(self):
        """One line of the list of everything to make, for each combination of switches."""
        for values in itertools.product(["false", "true"], repeat=len(self.switches)):
            arguments = ", ".join(f"{switch}: {value}" for switch, value in zip(self.switches, values))
            yield f'    ("{self.name}({arguments})", {{ {self.name}({arguments}) }}),'


def write(folder, name, text):
    with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
        file.write(text)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("count", type=int)
    parser.add_argument("folder")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--per-file", type=int, default=50)
    options = parser.parse_args()
    os.makedirs(options.folder, exist_ok=True)
    with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "Shared.swift.txt"), encoding="utf-8") as file:
        write(options.folder, "Shared.swift", file.read())
    classes = [LayoutClass(random.Random(f"{options.seed} {number}"), number) for number in range(options.count)]
    lists = []
    for start in range(0, len(classes), options.per_file):
        part, number = classes[start:start + options.per_file], start // options.per_file
        header = "import RecordingSnapKit\nimport RecordingUIKit\n\n"
        write(options.folder, f"Classes{number}.swift", header + "\n".join(each.text() for each in part))
        entries = "\n".join(entry for each in part for entry in each.entries())
        write(options.folder, f"List{number}.swift",
              f"import RecordingUIKit\n\nlet list{number}: [(String, @Sendable () -> UIResponder)] = [\n{entries}\n]\n")
        lists.append(f"list{number}")
    write(options.folder, "main.swift",
          "import RecordingUIKit\n\nfor (title, make) in [" + ", ".join(lists) + "].joined() {\n"
          '    print("## \\(title)")\n    print(Recording(of: make).text)\n}\n')
    print(f"{len(classes)} classes, seed {options.seed}, in {options.folder}")


if __name__ == "__main__":
    main()

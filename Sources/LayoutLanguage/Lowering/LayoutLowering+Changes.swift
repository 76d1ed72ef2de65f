import LayoutModel
import SourceText

/// `collapse`, `vary` and states.
extension LayoutLowering {
    mutating func lowerCollapse(_ path: Path, _ words: [Name], _ style: Name?) {
        guard let view = view(path) else { return }
        if let first = collapses[view] {
            fail(
                .duplicateName, at: path.range,
                "Duplicate collapse of `\(path.text)`. Put all directions into one statement.")
            return relate(first, "The first `collapse` is here")
        }
        collapses[view] = statement
        let style = style.flatMap { CollapseStyle(rawValue: $0.text) } ?? .plain
        var collapse = Collapse(view: view, edges: [], range: fileRange(statement), nameRange: fileRange(path.range))
        collapse.style = style
        for word in words {
            if style == .fdCollapsible {
                guard let constraints = labelled(Path(parts: [word])) else { return }
                collapse.constraints += constraints
            } else if let edge = Edge(rawValue: word.text) {
                collapse.edges.insert(edge)
            } else {
                collapse.edges.formUnion(Set.allSides)
            }
        }
        if words.isEmpty { collapse.edges = style.edges }
        layout.collapses.append(collapse)
    }

    mutating func lowerVary(_ paths: [Path]) {
        let views = paths.map { view($0) }
        guard !failed else { return }
        var seen = Set(layout.vary.map(\.view))
        for (path, view) in zip(paths, views) {
            guard let view, seen.insert(view).inserted else { continue }
            layout.vary.append(ViewMention(view: view, range: fileRange(path.range)))
        }
    }

    // MARK: States

    mutating func lowerState(_ name: Name?, _ block: Block) {
        guard let name else { return }
        if let first = states[name.text] {
            let states = states
            failDuplicate(name, "state", first: first) { states[$0] != nil }
            return
        }
        states[name.text] = name.range
        note(name.range, .state(layout: layout.key, name.text), isDeclaration: true)
        var state = State(name: name.text, range: fileRange(statement), nameRange: fileRange(name.range), changes: [])
        let scope = scope
        for change in block.statements {
            begin(change, in: scope)
            if case .change(let node) = change.kind, let changes = changes(node), !failed { state.changes += changes }
            finish()
        }
        layout.states.append(state)
    }

    private mutating func changes(_ node: ChangeNode) -> [StateChange]? {
        switch node {
        case .views(let word, let paths):
            return paths.compactMap { path in
                view(path).map { StateChange(effect: Self.effect(word.text, $0), range: fileRange(path.range)) }
            }
        case .constraints(let word, let paths):
            return paths.compactMap { path in
                labelled(path).map {
                    StateChange(
                        effect: word.text == "activate" ? .activate($0) : .deactivate($0), range: fileRange(path.range))
                }
            }
        case .assign(let path, let property, let value):
            guard let constraints = labelled(path) else { return nil }
            if property.text == "priority" {
                return priority(value).map {
                    [StateChange(effect: .setPriority(constraints, $0), range: fileRange(statement))]
                }
            }
            return setConstant(constraints, value)
        case .set(let path, let value): return set(path, value)
        case .size(let path, _, let size):
            guard let view = view(path), case .lengths(let width, let height) = size else { return nil }
            let lengths = AxisPair(horizontal: Self.intrinsic(width), vertical: Self.intrinsic(height))
            return [StateChange(effect: .setIntrinsicSize(view, lengths), range: fileRange(statement))]
        case .text(let path, _, let text):
            return view(path).map { [StateChange(effect: .setText($0, text), range: fileRange(statement))] }
        case .canvas(let node):
            return canvasSize(node).map { [StateChange(effect: .setSize($0), range: fileRange(statement))] }
        }
    }

    private mutating func setConstant(_ constraints: [ConstraintID], _ value: Expression) -> [StateChange]? {
        checkPercentages(value)
        return quantity(value).map { [StateChange(effect: .setConstant(constraints, $0), range: fileRange(statement))] }
    }

    private static func effect(_ word: String, _ view: ViewID) -> StateChange.Effect {
        switch word {
        case "gone": .gone(view)
        case "hide": .hide(view)
        default: .show(view)
        }
    }

    /// `set` changes the constant of a slot or label, or the value of a parameter.
    private mutating func set(_ path: Path, _ value: Expression) -> [StateChange]? {
        guard let name = path.parts.first else { return nil }
        if path.parts.count > 1 || parameters[name.text] == nil && labels[name.text] != nil {
            return labelled(path).flatMap { setConstant($0, value) }
        }
        guard let parameter = parameters[name.text] else {
            failUnknownNumber(name, isPriority: false)
            return nil
        }
        note(name.range, .parameter(layout: layout.key, name.text))
        guard let quantity = quantity(value) else { return nil }
        guard let number = quantity.literal else {
            fail(.syntax, at: value.range, "Expected a number: a parameter cannot depend on another one.")
            return nil
        }
        return [StateChange(effect: .setParameter(parameter, number), range: fileRange(statement))]
    }
}

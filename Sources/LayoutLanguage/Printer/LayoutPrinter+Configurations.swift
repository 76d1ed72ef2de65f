import LayoutModel
import SourceText

/// Sizes, collapses, states and size classes.
extension LayoutPrinter {
    // MARK: Sizes

    /// The sizes at which the layout is checked. A text has one safe area for all sizes without a device's name, so the
    /// sizes with another one are left out.
    mutating func printSizes() {
        guard let first = layout.sizes.first?.size else { return }
        let isNamed = deviceName(first) != nil
        let kept = layout.sizes.map(\.size).filter { size in
            isNamed
                ? deviceName(size) != nil : size.safeArea ?? .zero == first.safeArea ?? .zero
        }
        var words: [String] = []
        for size in kept {
            let word = deviceName(size) ?? "\(Self.length(size.width)) x \(Self.length(size.height))"
            if !words.contains(word) { words.append(word) }
        }
        if let own = words.first { add("size \(own)") }
        if words.count > 1 { add("sizes \(words.dropFirst().joined(separator: ", "))") }
        let safeArea = layout.safeArea ?? (isNamed ? .zero : first.safeArea ?? .zero)
        if safeArea != .zero, let insets = Self.insets(safeArea) { add("safeArea \(insets)") }
        if layout.isRightToLeft { add("direction rightToLeft") }
    }

    /// The name of the device, if it stands for this size and safe area.
    private func deviceName(_ size: CanvasSize) -> String? {
        guard layout.safeArea == nil, let name = size.device, let canvas = Device.named(name)?.canvas,
            canvas.safeArea == size.safeArea, Self.length(canvas.width) == Self.length(size.width),
            Self.length(canvas.height) == Self.length(size.height)
        else { return nil }
        return name
    }

    private static func length(_ length: CanvasLength) -> String {
        switch length {
        case .points(let points), .preferred(let points): number(max(0, points)) ?? "fit"
        case .fit: "fit"
        }
    }

    // MARK: Collapses

    mutating func printCollapses() {
        var words: [String] = []
        for collapse in layout.collapses.sorted(by: { $0.view < $1.view }) {
            let path = names.path(collapse.view, in: .root)
            switch clause(of: collapse) {
            case let clause? where collapse.occasion == .byCode: words.append("collapse \(path)\(clause)")
            case let clause: words.append("// collapse \(path)\(clause ?? "")\(Self.occasion(collapse.occasion))")
            }
        }
        for line in words { add(line) }
        let known = Set(layout.collapses.map(\.view))
        let others = layout.vary.map(\.view).filter { view in
            !known.contains(view) && !(layout[view].isHidden && layout.stack(arranging: view) != nil)
        }
        let paths = Set(others).sorted().map { names.path($0, in: .root) }
        if !paths.isEmpty { add("vary \(paths.joined(separator: ", "))") }
    }

    /// The end of a `collapse` statement; nil if the language has no words for it.
    private func clause(of collapse: Collapse) -> String? {
        guard collapse.installed.isEmpty else { return nil }
        if collapse.style == .fdCollapsible {
            let labels = collapse.constraints.compactMap { self.labels[$0] }
            guard !labels.isEmpty, labels.count == collapse.constraints.count else { return nil }
            return ": \(labels.sorted().joined(separator: " "))\(collapse.style.clause)"
        }
        if collapse.style != .plain, collapse.edges == collapse.style.edges { return collapse.style.clause }
        return collapse.edges.isEmpty ? nil : collapse.edges.collapseClause(collapse.style)
    }

    private static func occasion(_ occasion: Collapse.Occasion) -> String {
        switch occasion {
        case .byCode: ""
        case .always: ", always"
        case .never: ", never"
        }
    }

    // MARK: States

    mutating func printStates() {
        for state in layout.states {
            guard let name = NameSpelling.written(PrintedNames.writable(state.name)) else { continue }
            addBlock("state \(name)", comment: "") { printer in
                let lines = state.changes.flatMap { printer.lines(of: $0) }
                for line in lines { printer.add(line) }
            }
        }
    }

    /// The statements of a change.
    private func lines(of change: StateChange) -> [String] {
        func named(_ constraints: [ConstraintID], _ line: (String) -> String?) -> [String] {
            let labels = Set(constraints.compactMap { self.labels[$0] }).sorted()
            return labels.isEmpty ? ["// a change of constraints"] : labels.map { line($0) ?? "// \($0)" }
        }
        func path(_ view: ViewID) -> String { names.path(view, in: .root) }
        switch change.effect {
        case .gone(let view): return ["gone \(path(view))"]
        case .hide(let view): return ["hide \(path(view))"]
        case .show(let view): return ["show \(path(view))"]
        case .activate(let constraints): return named(constraints) { "activate \($0)" }
        case .deactivate(let constraints): return named(constraints) { "deactivate \($0)" }
        case .setConstant(let constraints, let value):
            return named(constraints) { label in
                value.literal.flatMap(Self.number).map { "\(label).constant = \($0)" }
            }
        case .setPriority(let constraints, let value):
            return named(constraints) { label in
                value.literal.flatMap(Self.number).map { "\(label).priority = \($0)" }
            }
        case .setText(let view, let text): return ["\(path(view)).text = \(Self.quoted(text))"]
        case .setSize(let size): return ["size \(Self.length(size.width)) x \(Self.length(size.height))"]
        case .setParameter, .setIntrinsicSize: return ["// a change of a number"]
        }
    }

    // MARK: Size classes

    /// The changes for size classes, as comments.
    mutating func printVariations() {
        guard !layout.traitVariations.isEmpty else { return }
        var texts: [ConstraintID: String] = [:]
        for equation in equations.values.joined() {
            if let id = equation.constraint { texts[id] = equation.text ?? equation.comment }
        }
        for variation in layout.traitVariations {
            let axes = [("width", variation.traits.horizontal), ("height", variation.traits.vertical)]
            let classes = axes.compactMap { axis, value in value.map { "\(axis) is \($0.rawValue)" } }
            var lines: [String] = []
            for change in variation.changes { lines.append(words(for: change, texts)) }
            for line in lines.sorted() { addComment("where the \(classes.joined(separator: " and ")): \(line)") }
        }
    }

    private func words(for change: TraitVariation.Change, _ texts: [ConstraintID: String]) -> String {
        func path(_ view: ViewID) -> String { view == .root ? "the root view" : names.path(view, in: .root) }
        func equation(_ id: ConstraintID) -> String { texts[id] ?? "a constraint" }
        switch change {
        case .setInstalled(let view, let isInstalled): return path(view) + (isInstalled ? "" : " not") + " installed"
        case .setHidden(let view, let isHidden): return path(view) + (isHidden ? " hidden" : " shown")
        case .setStack(let view, let stack):
            var changed = layout[view]
            changed.stack = stack
            return "\(path(view))\(stackWords(changed))"
        case .setMargins(let view, let margins): return "\(path(view)) margins \(Self.insets(margins) ?? "…")"
        case .setConstraintInstalled(let id, let isInstalled):
            return (isInstalled ? "" : "inactive ") + equation(id)
        case .setConstant(let id, let constant): return "\(equation(id)), constant \(Points.text(constant))"
        case .setPriority(let id, let priority): return "\(equation(id)) @ \(Points.text(priority))"
        }
    }
}

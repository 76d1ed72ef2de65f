import LayoutModel
import SourceText
import Wording

/// What differs in a layout as a whole.
struct SettingsComparison {
    private(set) var sentences: [String] = []

    init(_ views: ViewPairing, _ constraints: ConstraintComparison) {
        let (old, new) = (views.old, views.new)
        if Self.withoutNumber(old.name) != Self.withoutNumber(new.name) {
            sentences.append("the layout was named \"\(old.name)\"")
        }
        let (before, after) = (Self.words(for: old.sizes), Self.words(for: new.sizes))
        if before != after {
            let (gone, added) = (before.filter { !after.contains($0) }, after.filter { !before.contains($0) })
            if gone.isEmpty || added.isEmpty {
                if !added.isEmpty { sentences.append("also checked at \(Naming.list(added, most: 8))") }
                if !gone.isEmpty { sentences.append("no longer checked at \(Naming.list(gone, most: 8))") }
            } else {
                sentences.append("checked at \(Naming.list(added, most: 8)); before: \(Naming.list(gone, most: 8))")
            }
        } else if let size = Self.otherSafeArea(old, new) {
            sentences.append(
                "safe area \(Self.insets(size.new)) at \(size.name); before \(Self.insets(size.old))")
        }
        if old.isRightToLeft != new.isRightToLeft {
            sentences.append("direction \(new.isRightToLeft ? "right to left" : "left to right")")
        }
        compare("state", old.states.map(\.name), new.states.map(\.name))
        compare("parameter", old.parameters.map(Self.words), new.parameters.map(Self.words))
        compareChanges(views, constraints)
    }

    /// A document numbers the layouts that share a name, so another layout before this one changes the number.
    private static func withoutNumber(_ name: String) -> Substring {
        guard let blank = name.lastIndex(of: " "), Int(name[name.index(after: blank)...]) != nil else {
            return name[...]
        }
        return name[..<blank]
    }

    private mutating func compare(_ word: String, _ old: [String], _ new: [String]) {
        for name in new where !old.contains(name) { sentences.append("\(word) \(name) added") }
        for name in old where !new.contains(name) { sentences.append("\(word) \(name) removed") }
    }

    private static func words(for parameter: Parameter) -> String {
        "\(parameter.name) = \(Points.text(parameter.value)) in \(Points.text(parameter.lower))..."
            + Points.text(parameter.upper)
    }

    private static func words(for sizes: [SizeDeclaration]) -> [String] {
        sizes.map { ConfigurationWording.text($0.size) }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    private static func insets(_ insets: EdgeInsets) -> String {
        [insets.top, insets.leading, insets.bottom, insets.trailing].map(Points.text).joined(separator: " ")
    }

    /// The first size at which the safe areas differ.
    private static func otherSafeArea(
        _ old: Layout, _ new: Layout
    ) -> (name: String, old: EdgeInsets, new: EdgeInsets)? {
        for (before, after) in zip(old.sizes, new.sizes) {
            let (a, b) = (old.safeArea ?? before.size.safeArea ?? .zero, new.safeArea ?? after.size.safeArea ?? .zero)
            if a != b { return (ConfigurationWording.text(after.size), a, b) }
        }
        return nil
    }

    // MARK: States, size classes and collapses

    private mutating func compareChanges(_ views: ViewPairing, _ constraints: ConstraintComparison) {
        let (old, new) = (views.old, views.new)
        let forms = (old: ChangeForms(old, views, constraints), new: ChangeForms(new))
        for state in new.states {
            guard let before = old.states.first(where: { $0.name == state.name }) else { continue }
            if Set(before.changes.map { forms.old.form($0.effect) })
                != Set(state.changes.map { forms.new.form($0.effect) })
            {
                sentences.append("what state \(state.name) changes differs")
            }
        }
        if forms.old.variations != forms.new.variations {
            sentences.append("what size classes change differs")
        }
        let collapses = (old: forms.old.collapses, new: forms.new.collapses)
        for view in Set(collapses.old.keys).union(collapses.new.keys).sorted() {
            let isNew = view >= 0
            let id = ViewID(isNew ? view : -view - 1)
            let name = isNew ? Naming(new).quoted(id) : Naming(old).quoted(id)
            switch (collapses.old[view], collapses.new[view]) {
            case (nil, _?): sentences.append("\(name) can now collapse")
            case (_?, nil): sentences.append("\(name) no longer collapses")
            case let (before?, after?) where before != after: sentences.append("\(name) collapses in another way")
            default: break
            }
        }
    }
}

/// The changes of states, size classes and collapses as texts that are equal where they mean the same.
private struct ChangeForms {
    private let layout: Layout
    private let view: (ViewID) -> Int
    private let constraint: (ConstraintID) -> Int

    init(_ layout: Layout) {
        self.layout = layout
        view = { $0.index }
        constraint = { $0.index }
    }

    /// An old layout in the numbers of the new one; what that does not have is below 0.
    init(_ layout: Layout, _ views: ViewPairing, _ constraints: ConstraintComparison) {
        self.layout = layout
        view = { views.newView[$0]?.index ?? -$0.index - 1 }
        constraint = { constraints.newConstraint[$0]?.index ?? -$0.index - 1 }
    }

    private func all(_ ids: [ConstraintID]) -> String {
        ids.map(constraint).sorted().map(String.init).joined(separator: ",")
    }

    func form(_ effect: StateChange.Effect) -> String {
        switch effect {
        case .gone(let id): "gone \(view(id))"
        case .hide(let id): "hide \(view(id))"
        case .show(let id): "show \(view(id))"
        case .activate(let ids): "activate \(all(ids))"
        case .deactivate(let ids): "deactivate \(all(ids))"
        case .setConstant(let ids, let value): "constant \(all(ids)) \(layout.formula(value, unknown: "…"))"
        case .setPriority(let ids, let value): "priority \(all(ids)) \(layout.formula(value, unknown: "…"))"
        case .setParameter(let id, let value): "parameter \(layout.parameters[id.index].name) \(value)"
        case .setIntrinsicSize(let id, let size): "size \(view(id)) \(size)"
        case .setText(let id, let text): "text \(view(id)) \(text)"
        case .setSize(let size): "canvas \(ConfigurationWording.text(size))"
        }
    }

    var variations: Set<String> {
        Set(
            layout.traitVariations.flatMap { variation in
                variation.changes.map { "\(variation.traits) \(form($0))" }
            })
    }

    private func form(_ change: TraitVariation.Change) -> String {
        switch change {
        case .setInstalled(let id, let value): "installed \(view(id)) \(value)"
        case .setHidden(let id, let value): "hidden \(view(id)) \(value)"
        case .setStack(let id, let stack):
            "stack \(view(id)) \(stack.axis) \(stack.spacing) \(stack.alignment) \(stack.distribution)"
        case .setMargins(let id, let margins): "margins \(view(id)) \(margins)"
        case .setConstraintInstalled(let id, let value): "installed constraint \(constraint(id)) \(value)"
        case .setConstant(let id, let value): "constant \(constraint(id)) \(value)"
        case .setPriority(let id, let value): "priority \(constraint(id)) \(value)"
        }
    }

    /// By view.
    var collapses: [Int: String] {
        var result: [Int: String] = [:]
        for collapse in layout.collapses {
            result[view(collapse.view)] =
                "\(collapse.edges.words) \(collapse.style) \(all(collapse.constraints)) \(all(collapse.installed)) "
                + "\(collapse.occasion)"
        }
        return result
    }
}

import LayoutModel
import SourceText

/// A constraint as a statement, without its label.
struct PrintedEquation {
    /// Nil for one that the autoresizing mask stands for.
    var constraint: ConstraintID?
    /// Nil if the language has no words for it; then the comment has.
    var text: String?
    var isActive = true
    var comment = ""
    /// The order of statements: items in the order of the views, then attributes.
    var order: [Int]
}

extension LayoutPrinter {
    /// Writes all constraints, each in the body of the nearest view around its items.
    mutating func sortConstraints() {
        for constraint in layout.constraints where !constraint.isRemoved {
            equations[scope(of: constraint), default: []].append(equation(constraint))
        }
        for view in layout.views {
            guard let parent = view.parent, let autoresizing = view.autoresizing, layout[parent].stack == nil else {
                continue
            }
            equations[parent, default: []] += masked(view, autoresizing)
        }
        for (scope, unsorted) in equations {
            equations[scope] = unsorted.sorted { a, b in
                a.order == b.order
                    ? (a.text ?? "", a.comment) < (b.text ?? "", b.comment) : a.order.lexicographicallyPrecedes(b.order)
            }
        }
        addLabels()
    }

    private func scope(of constraint: Constraint) -> ViewID {
        let first = constraint.first.item.view
        guard let second = constraint.second?.item.view, second != first else {
            // A relation between a view and a guide of it belongs to its own body.
            let isOwn = constraint.second.map { $0.item != constraint.first.item } ?? false
            return isOwn ? first : layout[first].parent ?? first
        }
        return layout.commonAncestor(first, second)
    }

    private func equation(_ constraint: Constraint) -> PrintedEquation {
        let scope = scope(of: constraint)
        var result = PrintedEquation(constraint: constraint.id, order: Self.order(constraint))
        result.isActive = constraint.isActive && !constraint.anchors.contains { isUninstalled($0.item.view) }
        let text = statement(constraint, in: scope)
        if let text, !constraint.isDesignTimeOnly {
            result.text = text
            if let note = measure(constraint) { result.comment = note }
        } else {
            let words = text ?? description(constraint, in: scope)
            result.comment = (constraint.isDesignTimeOnly ? "at design time only: " : "") + words
        }
        return result
    }

    private static func order(_ constraint: Constraint) -> [Int] {
        constraint.anchors.flatMap { anchor in
            [anchor.item.view.index, Attribute.allCases.firstIndex(of: anchor.attribute) ?? 0]
        }
    }

    /// Whether a view or one around it is not installed at first.
    private func isUninstalled(_ view: ViewID) -> Bool {
        layout.ancestors(of: view).contains { !layout[$0].isInstalled }
    }

    /// Where a multiplied location is measured, if that is not where the language measures it.
    private func measure(_ constraint: Constraint) -> String? {
        guard let owner = constraint.owner, let second = constraint.second, !constraint.first.attribute.isSize,
            constraint.multiplier.literal != 1,
            owner != layout.commonAncestor(constraint.first.item.view, second.item.view)
        else { return nil }
        return "measured in \(owner == .root ? "the root view" : names.path(owner, in: .root))"
    }

    private func statement(_ constraint: Constraint, in scope: ViewID) -> String? {
        guard let first = names.anchor(constraint.first, in: scope),
            let constant = constraint.constant.literal.flatMap(Self.number),
            let priority = constraint.priority.literal.flatMap(Self.number)
        else { return nil }
        var right = constant
        if let second = constraint.second {
            guard let name = names.anchor(second, in: scope),
                let factor = constraint.multiplier.literal.flatMap(Self.factor)
            else { return nil }
            right = name + (factor == "1" ? "" : " * \(factor)") + Self.summand(constant)
        }
        return "\(first) \(constraint.relation.rawValue) \(right)" + (constraint.isRequired ? "" : " @ \(priority)")
    }

    /// A constraint with a number or a guide for which the language has no words.
    private func description(_ constraint: Constraint, in scope: ViewID) -> String {
        guard let first = names.anchor(constraint.first, in: scope) else {
            return layout.notation.words.equation(constraint, in: layout)
        }
        var right = layout.formula(constraint.constant, unknown: "…")
        if let second = constraint.second {
            guard let name = names.anchor(second, in: scope) else {
                return layout.notation.words.equation(constraint, in: layout)
            }
            let factor =
                constraint.multiplier.literal == 1 ? "" : " * \(layout.formula(constraint.multiplier, unknown: "…"))"
            right = name + factor + Self.summand(right)
        }
        let priority = layout.formula(constraint.priority, unknown: "…")
        return "\(first) \(constraint.relation.rawValue) \(right)" + (constraint.isRequired ? "" : " @ \(priority)")
    }

    /// ` + c`, ` - c`, or nothing for 0.
    private static func summand(_ constant: String) -> String {
        if constant == "0" { return "" }
        return constant.hasPrefix("-") ? " - \(constant.dropFirst())" : " + \(constant)"
    }

    // MARK: Labels

    /// The identifiers that the language allows as labels, and labels for the constraints that changes name.
    private mutating func addLabels() {
        let counts = layout.constraints.compactMap(\.label).reduce(into: [:]) { $0[$1, default: 0] += 1 }
        var taken = UniqueNames()
        var written: [ConstraintID] = []
        for view in layout.views {
            for (index, equation) in (equations[view.id] ?? []).enumerated() {
                guard let id = equation.constraint, let label = layout[id].label else { continue }
                let isOwn = equation.text != nil && counts[label] == 1
                if isOwn, let spelled = NameSpelling.written(taken.unique(PrintedNames.writable(label))) {
                    labels[id] = spelled
                } else if equation.text != nil {
                    equations[view.id]?[index].comment += "identifier \(label)"
                }
            }
            written += (equations[view.id] ?? []).filter { $0.text != nil }.compactMap(\.constraint)
        }
        let named = constraintsThatChangesName
        for id in written where labels[id] == nil && named.contains(id) {
            let anchor = layout[id].first
            let stem = layout[anchor.item.view].name + " " + anchor.attribute.rawValue
            labels[id] = NameSpelling.written(taken.unique(PrintedNames.writable(stem)))
        }
    }

    private var constraintsThatChangesName: Set<ConstraintID> {
        let states = layout.states.flatMap(\.changes).compactMap(\.constraints).joined()
        return Set(states).union(layout.collapses.filter { $0.style == .fdCollapsible }.flatMap(\.constraints))
    }

    // MARK: Autoresizing masks

    /// The frame that an autoresizing mask keeps, as constraints to the superview.
    private func masked(_ view: View, _ autoresizing: Autoresizing) -> [PrintedEquation] {
        Axis.allCases.flatMap { axis -> [PrintedEquation] in
            let share = autoresizing.share(axis)
            let frame = autoresizing.frame
            let (start, length, around) = (
                frame.start(on: axis), frame.length(on: axis), autoresizing.superviewLength[axis]
            )
            let near = linear(axis.near, of: view, axis.near, axis.far, share.before, start - share.before * around)
            let far = around - start - length
            let size =
                share.before == 0 && share.length == 1
                ? linear(axis.far, of: view, axis.far, axis.far, 1, -far)
                : linear(axis.size, of: view, axis.size, axis.size, share.length, length - share.length * around)
            return [near, size].compactMap { $0 }
        }
    }

    /// `view.attribute == super.other * factor + constant`; without the factor, the constant from `fixed`.
    private func linear(
        _ attribute: Attribute, of view: View, _ fixed: Attribute, _ other: Attribute, _ factor: Double,
        _ constant: Double
    ) -> PrintedEquation? {
        // Recorded frames are rounded, and shares of them need not be exact.
        guard let constant = plainDecimal(constant, places: 3), let share = Self.factor(factor) else { return nil }
        var right = constant
        if factor != 0 {
            right = "super.\(other.rawValue)" + (factor == 1 ? "" : " * \(share)") + Self.summand(constant)
        } else if !attribute.isSize {
            right = "super.\(fixed.rawValue)" + Self.summand(constant)
        }
        let index = Attribute.allCases.firstIndex(of: attribute) ?? 0
        return PrintedEquation(
            text: "\(names[view.id]).\(attribute.rawValue) == \(right)", comment: "autoresizing mask",
            order: [view.id.index, index])
    }
}

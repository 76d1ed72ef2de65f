import AutoLayoutEngine
import LayoutModel
import SourceText
import Wording

/// The lines of the constraints in one solution.
struct Dimensions {
    private let layout: Layout
    private let solution: Solution
    private let positions: LayoutSolver.AnchorPositions
    private let sentence: Sentence
    private let naming: Naming
    private let members: Set<ConstraintID>
    private let broken: Set<ConstraintID>
    private let places: SourcePlaces

    /// The active constraints in document order, and the spacings of stack views. Constraints with unknown numbers are
    /// left out, and those of hidden views unless they conflict.
    static func all(
        of layout: Layout, _ solution: Solution, _ solver: LayoutSolver, _ places: SourcePlaces
    ) -> [Dimension] {
        let dimensions = Dimensions(
            layout: layout, solution: solution, positions: solver.anchorPositions, sentence: Sentence(layout),
            naming: Naming(layout), members: Set(solution.conflicts.flatMap(\.members).compactMap(\.constraint)),
            broken: Set(solution.broken), places: places)
        return solver.activeConstraints.compactMap(dimensions.dimension) + dimensions.spacings()
    }

    /// The position of a line along its axis, and its label.
    private struct Measure {
        var form = Dimension.Form.length
        var start = 0.0
        var end = 0.0
        var label = ""
        /// The solved value, in the terms of the label; nil if it is not compared with the constant.
        var actual: Double?
    }

    private func dimension(_ active: ActiveConstraint) -> Dimension? {
        guard let multiplier = active.multiplier, let constant = active.constant else { return nil }
        let constraint = layout[active.id]
        let views = constraint.anchors.map(\.item.view)
        let role: Dimension.ConflictRole =
            broken.contains(active.id) ? .leftOut : members.contains(active.id) ? .member : .none
        guard !views.contains(where: { layout[$0].isElsewhere }),
            role != .none || !views.contains(where: { solution.isHidden[$0.index] })
        else { return nil }
        let isSize = constraint.first.attribute.isSize
        let axis = constraint.first.attribute.axis
        let measure =
            isSize
            ? size(constraint, multiplier, constant, on: axis)
            : distance(constraint, multiplier, constant, on: axis)
        let extent = extent(of: constraint.first.item, axis.other)
        let wanted = isSize ? constant : abs(constant)
        let missing = role == .leftOut ? measure.actual.map { wanted - $0 } : nil
        return Dimension(
            form: measure.form, axis: axis, constraint: active.id, views: views,
            place: places[constraint.source.focus], start: measure.start, end: measure.end, firstExtent: extent,
            secondExtent: isSize ? extent : constraint.second.map { self.extent(of: $0.item, axis.other) } ?? extent,
            label: label(of: active, measure, wanted: wanted, missing: missing),
            sentence: sentence.constraint(active.id), isOptional: !active.isRequired, conflictRole: role,
            missing: missing)
    }

    private func size(
        _ constraint: Constraint, _ multiplier: Double, _ constant: Double, on axis: Axis
    ) -> Measure {
        let rectangle = positions.rectangle(of: constraint.first.item)
        var measure = Measure(start: rectangle.start(on: axis), end: rectangle.end(on: axis))
        if let second = constraint.second {
            measure.label = sum(multiplier, naming.anchor(second), constant, constraint.relation)
        } else {
            measure.label = Self.comparison(constraint.relation, Points.text(constant))
            measure.actual = positions.position(of: constraint.first)
        }
        return measure
    }

    private func distance(
        _ constraint: Constraint, _ multiplier: Double, _ constant: Double, on axis: Axis
    ) -> Measure {
        guard let second = constraint.second else { return Measure() }
        let (start, end) = (positions.position(of: constraint.first), positions.position(of: second))
        var measure = Measure(form: .gap, start: start, end: end)
        guard multiplier == 1 else {
            measure.label = sum(multiplier, naming.anchor(second), constant, constraint.relation)
            let owner = constraint.owner ?? layout.commonAncestor(constraint.first.item.view, second.item.view)
            measure.end = positions.position(of: Anchor(Item(owner), axis.near))
            return measure
        }
        let distance = layout.countsFromTheRight(constraint) ? end - start : start - end
        let isBackwards = constant < 0 || constant == 0 && distance < 0
        measure.actual = isBackwards ? -distance : distance
        if abs(start - end) < 0.05, constant == 0 {
            measure.form = coincidence(constraint.first, second)
        } else {
            let relation = isBackwards ? constraint.relation.flipped : constraint.relation
            measure.label = Self.comparison(relation, Points.text(abs(constant)))
        }
        return measure
    }

    /// The label with the priority, and with the actual value if it differs: `16 @500 (is 8)`. That of a constraint
    /// that was left out ends with the difference: `16, 40 missing`.
    private func label(
        of active: ActiveConstraint, _ measure: Measure, wanted: Double, missing: Double?
    ) -> String {
        var parts = measure.label.isEmpty ? [] : [measure.label]
        if !active.isRequired { parts.append("@\(Points.text(active.priority))") }
        if let difference = missing.flatMap(Dimension.difference) {
            return ((parts.isEmpty ? [] : [parts.joined(separator: " ")]) + [difference]).joined(separator: ", ")
        }
        if let actual = measure.actual, layout[active.id].relation == .equal, abs(actual - wanted) > 0.05 {
            parts.append("(is \(Points.text(actual)))")
        }
        return parts.joined(separator: " ")
    }

    /// The form of the line for two anchors at the same position.
    private func coincidence(_ first: Anchor, _ second: Anchor) -> Dimension.Form {
        let (one, other) = (first.item.view, second.item.view)
        let isNested = one == other || layout.isDescendant(one, of: other) || layout.isDescendant(other, of: one)
        guard isNested else { return .alignment }
        return first.attribute == .centerX || first.attribute == .centerY ? .centre : .pin
    }

    // MARK: Stack views

    /// The gaps between the visible arranged views of each visible stack view.
    private func spacings() -> [Dimension] {
        layout.views.flatMap { view -> [Dimension] in
            guard let stack = view.stack, isShown(view.id) else { return [] }
            let arranged = view.children.filter { isShown($0) && !layout.views[$0.index].isSynthesized }
                .map { (id: $0, frame: positions.rectangle(of: Item($0))) }
                .sorted { $0.frame.start(on: stack.axis) < $1.frame.start(on: stack.axis) }
            return zip(arranged, arranged.dropFirst()).compactMap { first, second in
                let (start, end) = (first.frame.end(on: stack.axis), second.frame.start(on: stack.axis))
                guard end - start > 0.05 else { return nil }
                let label = Points.text(end - start)
                return Dimension(
                    form: .gap, axis: stack.axis, constraint: nil, views: [first.id, second.id],
                    place: places[view.nameRange], start: start, end: end,
                    firstExtent: extent(of: Item(first.id), stack.axis.other),
                    secondExtent: extent(of: Item(second.id), stack.axis.other), label: label,
                    sentence: "\(naming.quoted(view.id)) keeps \(label) points between "
                        + "\(naming.quoted(first.id)) and \(naming.quoted(second.id))")
            }
        }
    }

    private func isShown(_ view: ViewID) -> Bool {
        !solution.isHidden[view.index] && solution.isInstalled[view.index] && !layout[view].isElsewhere
    }

    // MARK: Positions

    private func extent(of item: Item, _ axis: Axis) -> ClosedRange<Double> {
        let rectangle = positions.rectangle(of: item)
        return rectangle.start(on: axis)...max(rectangle.start(on: axis), rectangle.end(on: axis))
    }

    private func sum(_ multiplier: Double, _ anchor: String, _ constant: Double, _ relation: Relation) -> String {
        var text = multiplier == 1 ? anchor : "\(Points.ratio(multiplier)) × \(anchor)"
        if constant != 0 { text += (constant < 0 ? " − " : " + ") + Points.text(abs(constant)) }
        return relation == .equal ? "= " + text : Self.comparison(relation, text)
    }

    private static func comparison(_ relation: Relation, _ text: String) -> String {
        switch relation {
        case .equal: text
        case .lessThanOrEqual: "≤ " + text
        case .greaterThanOrEqual: "≥ " + text
        }
    }
}

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

    /// The active constraints in document order, without those with unknown numbers.
    static func all(of layout: Layout, _ solution: Solution, _ solver: LayoutSolver) -> [Dimension] {
        let dimensions = Dimensions(
            layout: layout, solution: solution, positions: solver.anchorPositions, sentence: Sentence(layout),
            naming: Naming(layout), members: Set(solution.conflicts.flatMap(\.members).compactMap(\.constraint)),
            broken: Set(solution.broken))
        return solver.activeConstraints.compactMap(dimensions.dimension)
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
        let isSize = constraint.first.attribute.isSize
        let axis = constraint.first.attribute.axis
        let measure =
            isSize
            ? size(constraint, multiplier, constant, on: axis)
            : distance(constraint, multiplier, constant, on: axis)
        let extent = extent(of: constraint.first.item, axis.other)
        let views = [constraint.first.item.view, constraint.second?.item.view].compactMap { $0 }
        return Dimension(
            form: measure.form, axis: axis, start: measure.start, end: measure.end, firstExtent: extent,
            secondExtent: isSize ? extent : constraint.second.map { self.extent(of: $0.item, axis.other) } ?? extent,
            label: label(of: active, measure, wanted: isSize ? constant : abs(constant)),
            sentence: sentence.constraint(active.id), isOptional: !active.isRequired,
            conflictRole: broken.contains(active.id) ? .leftOut : members.contains(active.id) ? .member : .none,
            isMuted: views.contains { solution.isHidden[$0.index] })
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
        let distance = countsFromTheRight(constraint) ? end - start : start - end
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

    /// The label with the priority, and with the actual value if it differs: `16 @500 (is 8)`.
    private func label(of active: ActiveConstraint, _ measure: Measure, wanted: Double) -> String {
        var parts = measure.label.isEmpty ? [] : [measure.label]
        if !active.isRequired { parts.append("@\(Points.text(active.priority))") }
        if let actual = measure.actual, layout[active.id].relation == .equal, abs(actual - wanted) > 0.05 {
            parts.append("(is \(Points.text(actual)))")
        }
        return parts.joined(separator: " ")
    }

    /// Whether the constant counts from right to left: from a leading or trailing edge in a right-to-left layout.
    private func countsFromTheRight(_ constraint: Constraint) -> Bool {
        let anchors = [constraint.first, constraint.second].compactMap { $0 }
        return layout.isRightToLeft && anchors.contains { $0.attribute.isDirectional }
            && !anchors.contains { $0.attribute.isAbsoluteSide }
    }

    /// The form of the line for two anchors at the same position.
    private func coincidence(_ first: Anchor, _ second: Anchor) -> Dimension.Form {
        let (one, other) = (first.item.view, second.item.view)
        let isNested = one == other || layout.isDescendant(one, of: other) || layout.isDescendant(other, of: one)
        guard isNested else { return .alignment }
        return first.attribute == .centerX || first.attribute == .centerY ? .centre : .pin
    }

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

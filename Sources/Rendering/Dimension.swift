import SourceText
import Wording
import AutoLayoutEngine
import LayoutModel

/// A constraint as a line in a drawing.
struct Dimension: Sendable {
    enum Form: Sendable {
        /// A width or a height, measured inside the view.
        case length
        /// A distance between two places.
        case gap
        /// Two edges, centres or baselines that are at one place; the line lies on it.
        case alignment
        /// An edge of a view that lies on an edge of a view around it.
        case pin
        /// The centre of a view that lies on the centre of a view around it.
        case centre
    }

    enum Part: Sendable {
        case none
        /// One of those that cannot hold together.
        case inConflict
        /// The one of them that was left out.
        case leftOut
    }

    var form: Form
    /// Along which it measures.
    var axis: Axis
    /// On its axis, where it leaves the item that it is about and where it ends; both the same for what lies on one place.
    var place: Double
    var end: Double
    /// The extents of the two items on the other axis.
    var own: ClosedRange<Double>
    var other: ClosedRange<Double>
    /// `16`, `≥ 8`, `= b.width`; empty where there is nothing to say beyond the line.
    var label: String
    /// What it says, as a sentence.
    var sentence: String
    var isOptional: Bool
    var part: Part
    /// Whether one of its views is gone or hidden.
    var isMuted: Bool

    var from: Double { min(place, end) }
    var to: Double { max(place, end) }

    /// The written constraints in force, in document order; those with an unknown number say nothing.
    static func all(
        of layout: Layout, _ solution: Solution, _ solver: LayoutSolver, _ frames: [Rect]
    ) -> [Dimension] {
        let drawing = DimensionDrawing(
            layout: layout, solution: solution, places: solver.places, sentence: Sentence(layout),
            naming: Naming(layout), members: Set(solution.conflicts.flatMap(\.members).compactMap(\.constraint)),
            broken: Set(solution.broken))
        var dimensions: [Dimension] = []
        for active in solver.activeConstraints {
            if let dimension = drawing.dimension(active) { dimensions.append(dimension) }
        }
        return dimensions
    }
}

/// How constraints of one solution become lines.
private struct DimensionDrawing {
    let layout: Layout
    let solution: Solution
    let places: LayoutSolver.Places
    let sentence: Sentence
    let naming: Naming
    let members: Set<ConstraintID>
    let broken: Set<ConstraintID>

    func dimension(_ active: ActiveConstraint) -> Dimension? {
        guard let multiplier = active.multiplier, let constant = active.constant else { return nil }
        let constraint = layout[active.id]
        let axis = constraint.first.attribute.axis
        let views = [constraint.first.item.view] + (constraint.second.map { [$0.item.view] } ?? [])
        let own = extent(of: constraint.first.item, axis.other)
        var dimension = Dimension(
            form: .length, axis: axis, place: 0, end: 0, own: own,
            other: constraint.second.map { extent(of: $0.item, axis.other) } ?? own, label: "",
            sentence: sentence.constraint(active.id), isOptional: active.priority < 1000,
            part: broken.contains(active.id) ? .leftOut : members.contains(active.id) ? .inConflict : .none,
            isMuted: views.contains { solution.isHidden[$0.index] })
        let place = places.position(of: constraint.first)
        // What it comes to, in the terms of its label.
        var actual: Double?
        if constraint.first.attribute.isSize {
            let rectangle = places.rectangle(of: constraint.first.item)
            (dimension.place, dimension.end) = (rectangle.start(on: axis), rectangle.end(on: axis))
            dimension.other = own
            if let second = constraint.second {
                dimension.label = sum(multiplier, naming.anchor(second), constant, constraint.relation)
            } else {
                dimension.label = Self.comparison(constraint.relation, Points.text(constant))
                actual = place
            }
        } else if let second = constraint.second {
            let end = places.position(of: second)
            (dimension.place, dimension.end) = (place, end)
            dimension.form = .gap
            if multiplier != 1 {
                dimension.label = sum(multiplier, naming.anchor(second), constant, constraint.relation)
                let owner = constraint.owner ?? layout.commonAncestor(constraint.first.item.view, second.item.view)
                dimension.end = places.position(of: Anchor(Item(owner), axis.near))
            } else {
                let distance = countsFromTheRight(constraint) ? end - place : place - end
                let isBackwards = constant < 0 || constant == 0 && distance < 0
                let relation = isBackwards ? constraint.relation.flipped : constraint.relation
                dimension.label = Self.comparison(relation, Points.text(abs(constant)))
                actual = isBackwards ? -distance : distance
                if dimension.to - dimension.from < 0.05, constant == 0 {
                    dimension.form = form(of: constraint)
                    dimension.label = ""
                }
            }
        }
        if active.priority < 1000 { dimension.label += " @\(Points.text(active.priority))" }
        let wanted = constraint.first.attribute.isSize ? constant : abs(constant)
        if let actual, constraint.relation == .equal, abs(actual - wanted) > 0.05 {
            dimension.label += " (is \(Points.text(actual)))"
        }
        dimension.label = dimension.label.trimmed
        return dimension
    }

    /// Whether its constant counts from right to left: from a leading or trailing edge where people read so.
    private func countsFromTheRight(_ constraint: Constraint) -> Bool {
        let anchors = [constraint.first, constraint.second].compactMap { $0 }
        return layout.isRightToLeft && anchors.contains { $0.attribute.isDirectional }
            && !anchors.contains { $0.attribute.isAbsoluteSide }
    }

    /// What it is that two things at one place have in common.
    private func form(of constraint: Constraint) -> Dimension.Form {
        guard let second = constraint.second else { return .pin }
        let (one, other) = (constraint.first.item.view, second.item.view)
        let isNested = one == other || layout.isDescendant(one, of: other) || layout.isDescendant(other, of: one)
        guard isNested else { return .alignment }
        let attribute = constraint.first.attribute
        return attribute == .centerX || attribute == .centerY ? .centre : .pin
    }

    private func extent(of item: Item, _ axis: Axis) -> ClosedRange<Double> {
        let rectangle = places.rectangle(of: item)
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

extension String {
    /// Without the blank at the beginning that a part without words leaves.
    fileprivate var trimmed: String { hasPrefix(" ") ? String(dropFirst()) : self }
}

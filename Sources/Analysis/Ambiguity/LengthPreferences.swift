import Wording
import AutoLayoutEngine
import LayoutModel
import SourceText

/// What is asked of a view's length by requirements that may give way, or that only limit it.
struct LengthPreferences {
    private struct Wish {
        var text: String
        var relation: Relation
        var points: Double
        var priority: Priority
    }

    private let layout: Layout
    private let view: ViewID
    private let axis: Axis
    private var preferences: [Wish] = []

    init(_ view: ViewID, _ axis: Axis, _ layout: Layout) {
        self.layout = layout
        self.view = view
        self.axis = axis
        let naming = Naming(layout)
        for constraint in layout.constraints where constraint.isActive && constraint.second == nil {
            guard constraint.first == Anchor(Item(view), axis == .horizontal ? .width : .height),
                let points = constraint.constant.literal, let priority = constraint.priority.literal
            else { continue }
            preferences.append(
                Wish(
                    text: Self.text(constraint, points, axis, naming), relation: constraint.relation, points: points,
                    priority: Priority(priority)))
        }
        guard case .points(let content) = layout[view].intrinsicSize[axis] else { return }
        let size = "its content's \(axis.sizeName) of \(Points.text(content))"
        preferences.append(
            Wish(
                text: "hugging \(size)", relation: .lessThanOrEqual, points: content,
                priority: layout[view].hugging[axis]))
        preferences.append(
            Wish(
                text: "keeping \(size)", relation: .greaterThanOrEqual, points: content,
                priority: layout[view].compressionResistance[axis]))
    }

    /// The constraint as it is written, or where nobody wrote an equation, what it asks for.
    private static func text(_ constraint: Constraint, _ points: Double, _ axis: Axis, _ naming: Naming) -> String {
        guard naming.isDrawn else { return "\"\(naming.equation(constraint))\"" }
        let limit =
            switch constraint.relation {
            case .equal: ""
            case .lessThanOrEqual: "at most "
            case .greaterThanOrEqual: "at least "
            }
        return "its \(axis.sizeName) constraint of \(limit)\(Points.text(points))"
    }

    /// Two preferences of one priority that cannot both be met, as a sentence; nil where there are none.
    func tie(_ occasion: String) -> String? {
        for (index, one) in preferences.enumerated() {
            for other in preferences[(index + 1)...] where other.priority == one.priority && !one.priority.isRequired {
                let (low, high) = one.points <= other.points ? (one, other) : (other, one)
                guard high.points > low.points, low.relation != .greaterThanOrEqual, high.relation != .lessThanOrEqual
                else { continue }
                return
                    "\(one.text) and \(other.text) have the same priority \(Points.text(one.priority.value)), so any \(axis.sizeName) of "
                    + "\(Naming(layout).quoted(view)) from \(Points.text(low.points)) to \(Points.text(high.points)) is as good\(occasion). "
                    + "Give one of them another priority."
            }
        }
        return nil
    }

    /// Whether there are limits and nothing else.
    var areLimitsOnly: Bool { !preferences.isEmpty && preferences.allSatisfy { $0.relation != .equal } }
}

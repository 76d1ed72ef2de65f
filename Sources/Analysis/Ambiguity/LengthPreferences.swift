import LayoutModel
import SourceText
import Wording

/// The lengths that a view's own constraints and its content prefer, with their priorities.
struct LengthPreferences {
    private struct Preference {
        var text: String
        var relation: Relation
        var points: Double
        var priority: Priority
    }

    private let name: String
    private let axis: Axis
    private var preferences: [Preference] = []

    /// - Parameters:
    ///   - constraints: those of the layout, or at least those of the view's length.
    ///   - furtherLines: what the further lines of the view's text add to its content, in points.
    init(_ view: ViewID, _ axis: Axis, _ layout: Layout, among constraints: [Constraint], furtherLines: Double) {
        self.axis = axis
        let naming = Naming(layout)
        name = naming.quoted(view)
        for constraint in constraints where constraint.isActive && constraint.second == nil {
            guard constraint.first == Anchor(Item(view), axis.size), let points = constraint.constant.literal,
                let priority = constraint.priority.literal
            else { continue }
            preferences.append(
                Preference(
                    text: naming.equation(constraint), relation: constraint.relation, points: points,
                    priority: Priority(priority)))
        }
        guard case .points(let line) = layout[view].intrinsicSize[axis] else { return }
        let content = line + furtherLines
        let size = "its content's \(axis.sizeName) of \(Points.text(content))"
        preferences.append(
            Preference(
                text: "hugging \(size)", relation: .lessThanOrEqual, points: content,
                priority: layout[view].hugging[axis]))
        preferences.append(
            Preference(
                text: "keeping \(size)", relation: .greaterThanOrEqual, points: content,
                priority: layout[view].compressionResistance[axis]))
    }

    /// Explains two contradictory preferences of the same priority, and what to do; nil if there are none.
    var tie: String? {
        for (index, one) in preferences.enumerated() {
            for other in preferences[(index + 1)...] where other.priority == one.priority && !one.priority.isRequired {
                let (low, high) = one.points <= other.points ? (one, other) : (other, one)
                guard high.points > low.points, low.relation != .greaterThanOrEqual, high.relation != .lessThanOrEqual
                else { continue }
                let range = "\(Points.text(low.points)) to \(Points.text(high.points))"
                return "\(one.text) and \(other.text) have the same priority \(Points.text(one.priority.value)), so "
                    + "any \(axis.sizeName) of \(name) from \(range) is equally good. "
                    + "Give one of them another priority."
            }
        }
        return nil
    }

    /// Whether all preferences are limits, and there is at least one.
    var areLimitsOnly: Bool { !preferences.isEmpty && preferences.allSatisfy { $0.relation != .equal } }
}

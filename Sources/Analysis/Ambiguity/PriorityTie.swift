import AutoLayoutEngine
import LayoutModel
import SourceText
import Wording

/// Views with equal priorities, so that it is ambiguous which of them gives way.
struct PriorityTie {
    let views: [ViewID]
    let priority: Priority
    /// True if there is more room than they need, so that hugging counts; false if there is less.
    let isHugging: Bool
    /// The extra or missing room, in points.
    let points: Double

    /// - Parameter lengths: the lengths of the view and of its rivals, in points.
    init?(_ value: AmbiguousValue, _ lengths: [Double], _ layout: Layout) {
        let axis = value.axis
        let views = [value.view] + value.rivals
        guard views.count > 1, lengths.count == views.count else { return nil }
        var surplus = 0.0
        for (view, length) in zip(views, lengths) {
            guard case .points(let intrinsic) = layout[view].intrinsicSize[axis] else { return nil }
            surplus += length - intrinsic
        }
        guard abs(surplus) > 0.0005 else { return nil }
        let isHugging = surplus > 0
        let levels = Set(views.map { isHugging ? layout[$0].hugging[axis] : layout[$0].compressionResistance[axis] })
        guard levels.count == 1, let level = levels.first else { return nil }
        self.views = views.sorted()
        self.isHugging = isHugging
        priority = level
        points = abs(surplus)
    }

    /// First lets the last view give way, as people read: `key` keeps its size and `value` takes the rest.
    func repairs(on axis: Axis, _ layout: Layout) -> [Repair] {
        let word = isHugging ? "hugging" : "compression resistance"
        func change(_ view: ViewID, by step: Double) -> Repair {
            let level = priority.value + step
            return Repair(
                title: "\(step < 0 ? "Lower" : "Raise") the \(axis.rawValue) \(word) of "
                    + "\(Naming(layout).quoted(view)) to \(Points.text(level))",
                edits: [isHugging ? .setHugging(view, axis, level) : .setCompressionResistance(view, axis, level)])
        }
        return views.reversed().map { change($0, by: -1) } + views.map { change($0, by: 1) }
    }
}

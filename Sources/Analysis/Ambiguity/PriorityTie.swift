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

    /// - Parameter lengths: the lengths of the views, in points.
    init?(_ views: [ViewID], _ lengths: [Double], _ axis: Axis, _ layout: Layout) {
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

    /// For texts of any length: one gives way whether they are too short for their space or too long.
    func repairsOfTexts(on axis: Axis, _ layout: Layout) -> [Repair] {
        func change(_ view: ViewID, by step: Double) -> Repair {
            let (hugging, resistance) = (
                layout[view].hugging[axis].value + step, layout[view].compressionResistance[axis].value + step
            )
            let name = Naming(layout).quoted(view)
            return Repair(
                title: "\(step < 0 ? "Let \(name) give way" : "Keep \(name) as it is"): \(axis.rawValue) hugging "
                    + "\(Points.text(hugging)), compression resistance \(Points.text(resistance))",
                edits: [.setHugging(view, axis, hugging), .setCompressionResistance(view, axis, resistance)])
        }
        return views.reversed().map { change($0, by: -1) } + views.map { change($0, by: 1) }
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
        let usual = views.reversed().map { change($0, by: -1) } + views.map { change($0, by: 1) }
        // A container fits its content, as a badge does, so the content keeps its size.
        guard isHugging, let shallowest = views.map({ layout.ancestors(of: $0).count }).min() else { return usual }
        let inner = views.filter { layout.ancestors(of: $0).count > shallowest }
        return (inner.count == views.count - 1 ? inner : []).map { change($0, by: 1) } + usual
    }
}

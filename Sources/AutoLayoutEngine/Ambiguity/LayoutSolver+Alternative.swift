import LayoutModel
import Simplex

extension LayoutSolver {
    /// Frames that satisfy all constraints equally well, with every ambiguous value visibly different; nil where
    /// nothing reportable is ambiguous.
    ///
    /// - Parameter shown: the last solution.
    /// - Returns: by ``ViewID/index``, each in its superview's coordinates.
    package func alternative(to shown: Solution, _ cancellation: Cancellation) throws(Cancelled) -> [Rect]? {
        var probe = solver
        var moved: Set<ViewAxis> = []
        for value in try ambiguousValues(cancellation) where value.kind != .scrollContent {
            // One view per shared space is enough: its rivals change with it.
            guard moved.insert(ViewAxis(value.view, value.axis)).inserted else { continue }
            for rival in value.rivals { moved.insert(ViewAxis(rival, value.axis)) }
            let component: FrameComponent = value.kind == .size ? .size(on: value.axis) : .position(on: value.axis)
            let form = form(of: component, value.view)
            let target = Self.target(of: value, in: shown, of: layout)
            _ = probe.addRow(form.terms, .equal, target - form.constant, priority: FillerPriority.alternative)
        }
        guard !moved.isEmpty, try probe.isSolved(cancellation) else { return nil }
        return layout.views.indices.map { frame(at: ViewID($0), in: probe) }
    }

    /// A visibly different value, in the direction with more room.
    private static func target(of value: AmbiguousValue, in shown: Solution, of layout: Layout) -> Double {
        let axis = value.axis
        let frame = shown.frame(of: value.view)
        let (start, length) = (frame.start(on: axis), frame.length(on: axis))
        let superviewLength = layout[value.view].parent.map { shown.frame(of: $0).length(on: axis) } ?? length
        let (before, after) = (start, superviewLength - start - length)
        switch value.kind {
        case .position:
            let increases = value.canIncrease && (after >= before || !value.canDecrease)
            let step = max((increases ? after : before) / 2, smallestStep)
            return start + (increases ? step : -step)
        case .size, .scrollContent:
            let increases = value.canIncrease && (after > 0 || !value.canDecrease || !value.rivals.isEmpty)
            let room = value.rivals.isEmpty ? after / 2 : length / 2
            return length + (increases ? max(room, smallestStep) : -length / 2)
        }
    }

    /// The smallest movement that is visible in a drawing, in points.
    private static let smallestStep = 12.0
}

import LayoutModel
import Simplex

extension LayoutSolver {
    /// Frames that hold all constraints as well as those of the last solution, with what is undecided visibly elsewhere; nil where
    /// nothing is undecided that somebody could do something about.
    ///
    /// - Parameter shown: the last solution.
    /// - Returns: by ``ViewID/index``, each in its superview's coordinates.
    package func alternative(to shown: Solution, _ cancellation: Cancellation) throws(Cancelled) -> [Rect]? {
        var probe = solver
        var isAsking = false
        var rivals: Set<ViewAxis> = []
        for undecided in try undecided(cancellation) where undecided.kind != .scrollContent {
            // What one takes of a space that several share the others lose.
            guard rivals.insert(ViewAxis(undecided.view, undecided.axis)).inserted else { continue }
            for rival in undecided.rivals { rivals.insert(ViewAxis(rival, undecided.axis)) }
            let component: FrameComponent =
                undecided.kind == .size ? .size(on: undecided.axis) : .position(on: undecided.axis)
            let form = form(of: component, undecided.view)
            let target = Self.target(of: undecided, in: shown, of: layout)
            _ = probe.addRow(form.terms, .equal, target - form.constant, priority: FillerPriority.alternative)
            isAsking = true
        }
        guard isAsking, try probe.isSolved(cancellation) else { return nil }
        return layout.views.indices.map { frame(at: ViewID($0), in: probe) }
    }

    /// A value that is seen to be another one, in the direction in which there is more room.
    private static func target(of undecided: Undecided, in shown: Solution, of layout: Layout) -> Double {
        let axis = undecided.axis
        let frame = shown.frame(of: undecided.view)
        let around =
            layout[undecided.view].parent.map { shown.frame(of: $0).length(on: axis) } ?? frame.length(on: axis)
        let (before, after) = (frame.start(on: axis), around - frame.start(on: axis) - frame.length(on: axis))
        switch undecided.kind {
        case .position:
            let grows = undecided.canIncrease && (after >= before || !undecided.canDecrease)
            let step = max((grows ? after : before) / 2, smallestStep)
            return frame.start(on: axis) + (grows ? step : -step)
        case .size, .scrollContent:
            let grows = undecided.canIncrease && (after > 0 || !undecided.canDecrease || !undecided.rivals.isEmpty)
            let room = undecided.rivals.isEmpty ? after / 2 : frame.length(on: axis) / 2
            return frame.length(on: axis) + (grows ? max(room, smallestStep) : -frame.length(on: axis) / 2)
        }
    }

    /// A movement that is seen in a drawing, in points.
    private static let smallestStep = 12.0
}

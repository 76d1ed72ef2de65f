import AutoLayoutEngine
import LayoutModel

/// Updates the frames recorded in a document after an edit, as Interface Builder does.
///
/// A recorded frame that was off stays off by the same amount. One that the edit does not affect stays unchanged.
struct FollowingFrames {
    /// The solution of the layout as saved, once it is needed.
    private let solved = Memo<Solution>()
    private let layout: Layout

    init(_ layout: Layout) {
        self.layout = layout
    }

    /// The repair with edits for the recorded frames that it changes.
    func recorded(with repair: Repair, _ cancellation: Cancellation) throws(Cancelled) -> Repair {
        // A safe repair moves nothing that is determined.
        guard layout.sourceTraits.contains(.isDrawn), !repair.keepsFrames, repair.kind != .safe else { return repair }
        let before = try solved.value { () throws(Cancelled) in
            var solver = LayoutSolver(layout)
            return try solver.solve(Configuration(baseOf: layout), cancellation)
        }
        let changed = layout.applying(repair.edits)
        var solver = LayoutSolver(changed)
        let after = try solver.solve(Configuration(baseOf: changed), cancellation)
        let given = Set(
            repair.edits.compactMap { edit in
                if case .setRecordedFrame(let view, _) = edit { return view }
                return nil
            })
        var result = repair
        for view in changed.views where view.id != .root && !given.contains(view.id) && !after.isHidden[view.id.index] {
            if let frame = frame(of: view, before, after) { result.edits.append(.setRecordedFrame(view.id, frame)) }
        }
        return result
    }

    /// The frame to record; nil if the recorded one is still right.
    private func frame(of view: View, _ before: Solution, _ after: Solution) -> Rect? {
        let id = view.id
        let solved = after.frame(of: id)
        guard before.frames.indices.contains(id.index) else { return solved }
        guard let recorded = view.recordedFrame else { return nil }
        var frame = recorded
        for component in FrameComponent.allCases where !after.ambiguous[id.index].contains(component) {
            let old = before.frame(of: id)[component]
            let new = solved[component]
            if before.ambiguous[id.index].contains(component) {
                frame[component] = new
            } else if abs(new - old) > Self.smallestMove {
                frame[component] += new - old
            }
        }
        let isFarOff = FrameComponent.allCases.contains { abs(frame[$0] - recorded[$0]) > Self.tolerance }
        return isFarOff ? frame : nil
    }

    private static let smallestMove = 0.001
    /// What a recorded frame may be off by before it counts as misplaced. Less is not worth a change of the text.
    private static let tolerance = 0.5
}

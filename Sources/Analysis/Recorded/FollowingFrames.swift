import AutoLayoutEngine
import LayoutModel

/// Lets the frames that a document records follow an edit, as the visual editor does: a view that the edit moves is recorded where it goes.
///
/// A frame that was wrong before stays wrong by as much, and one that the edit does not touch stays as it is.
struct FollowingFrames {
    private let layout: Layout
    /// As it was saved; nil where nothing is recorded.
    private let before: Solution?

    init(_ layout: Layout) {
        self.layout = layout
        guard layout.designTime != nil else {
            before = nil
            return
        }
        var solver = LayoutSolver(layout)
        before = solver.solve(Configuration(baseOf: layout))
    }

    /// The repair with the frames that it changes.
    func recorded(with repair: Repair, _ cancellation: Cancellation) throws(Cancelled) -> Repair {
        guard let before, !repair.keepsFrames else { return repair }
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

    /// The frame to record; nil where the one that is there will do.
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
            } else if abs(new - old) > Self.nothing {
                frame[component] += new - old
            }
        }
        let isFarOff = FrameComponent.allCases.contains { abs(frame[$0] - recorded[$0]) > Self.tolerance }
        return isFarOff ? frame : nil
    }

    private static let nothing = 0.001
    /// Less than half a pixel of any device: so little is not worth a change of the text.
    private static let tolerance = 0.1
}

extension Rect {
    subscript(component: FrameComponent) -> Double {
        get {
            switch component {
            case .x: x
            case .y: y
            case .width: width
            case .height: height
            }
        }
        set {
            switch component {
            case .x: x = newValue
            case .y: y = newValue
            case .width: width = newValue
            case .height: height = newValue
            }
        }
    }
}

import AutoLayoutEngine
import LayoutModel
import SourceText
import Wording

/// A view that extends beyond its superview when other views have gone, and does not while all are there.
struct ClippedWhenGoneRule: SolvedRule {
    static let code: FindingCode = "clipped-when-gone"
    static var page: [UInt8] { PackageResources.clipped_when_gone_md }
    static let category = FindingCategory.collapsing

    let layout: Layout
    private var states = SmallestStates<ViewID, Shift>()

    init(layout: Layout) {
        self.layout = layout
    }

    var isEmpty: Bool { states.isEmpty }

    mutating func inspect(_ solved: SolvedConfiguration) {
        guard let expanded = solved.expanded else { return }
        for index in layout.views.indices.dropFirst() where !solved.solution.isHidden[index] {
            let view = ViewID(index)
            guard layout.beyondSuperview(view, in: solved.solution) != nil, solved.shows(view),
                expanded.isInsideSuperview(view)
            else { continue }
            let gone = solved.newlyGone
            states.note(view, solved, gone: gone) { Self.shift(of: view, gone, solved) }
        }
    }

    /// How a view came to leave its superview; nil if that depends on something unknown, or another rule reports it.
    private static func shift(of view: ViewID, _ gone: [ViewID], _ solved: SolvedConfiguration) -> Shift? {
        guard let parent = solved.layout[view].parent, solved.knowsFrames(of: [view, parent]),
            let beyond = solved.layout.beyondSuperview(view, in: solved.solution)
        else { return nil }
        let (position, size) = (FrameComponent.position(on: beyond.axis), FrameComponent.size(on: beyond.axis))
        let parts: [SolvedConfiguration.Part] =
            beyond.isFar ? [(position, view, 1), (size, view, 1), (size, parent, -1)] : [(position, view, 1)]
        guard let rows = solved.decidingRows(of: parts) else { return nil }
        let cause = solved.movingConstraint(in: rows, of: [view], gone: gone)
        guard cause != nil || solved.hasLeftStack else { return nil }
        return Shift(axis: beyond.axis, length: beyond.length, cause: cause?.id, lost: cause?.lost ?? 0)
    }

    func diagnoses(_ wording: ConfigurationWording) -> [Diagnosis] {
        states.mistakes { [$0] }.map { mistake in
            let parents = Set(mistake.views.compactMap { layout[$0].parent }).sorted()
            let length = Points.count(mistake.length)
            return diagnosis(
                of: mistake, wording,
                "Hiding \(naming.quoted(mistake.gone)) moves \(naming.quoted(mistake.views)) \(length) beyond "
                    + naming.quoted(parents),
                otherwise: "Tie \(naming.quoted(mistake.views)) to a view that stays.")
        }
    }
}

extension Layout {
    /// The most that a view extends beyond its superview, and whether at the far edge; nil if it does not.
    func beyondSuperview(
        _ view: ViewID, in solution: Solution
    ) -> (axis: Axis, length: Double, isFar: Bool)? {
        guard let parent = views[view.index].parent, views[parent.index].kind != .scroll else { return nil }
        let (frame, bounds) = (solution.frame(of: view), solution.frame(of: parent))
        var most: (axis: Axis, length: Double, isFar: Bool)?
        for axis in Axis.allCases {
            let (near, far) = (-frame.start(on: axis), frame.end(on: axis) - bounds.length(on: axis))
            let length = max(near, far)
            if length > max(0.5, most?.length ?? 0) { most = (axis, length, far > near) }
        }
        return most
    }
}

extension SolvedConfiguration {
    /// Whether a view that was inside its superview while no view had gone extends beyond it.
    func leavesSuperview(_ view: ViewID) -> Bool {
        layout.beyondSuperview(view, in: solution) != nil && expanded?.isInsideSuperview(view) == true
    }

    /// Whether the frames of views depend on nothing unknown.
    func knowsFrames(of views: [ViewID]) -> Bool {
        views.allSatisfy { view in
            !layout.isPartiallyKnown(view)
                && Axis.allCases.map { ViewAxis(view, $0) }.allSatisfy {
                    !inConflict.contains($0) && expanded?.inConflict.contains($0) != true
                }
        }
    }
}

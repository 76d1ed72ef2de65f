import Wording
import Analysis
import AutoLayoutEngine
import LayoutModel

/// Where a view stands, in the layout's first configuration and in those in which it stands elsewhere.
struct FrameReport {
    private struct Row {
        var place: String
        var frame: Rect
        var isGone: Bool
    }

    private let view: View
    private let layout: Layout
    private let base: Solution
    private let others: [Row]
    private let reasons: [Explanation]

    init(_ view: View, _ solved: SolvedLayout, _ reasons: Reasons) {
        self.view = view
        layout = solved.layout
        base = solved.base
        let frame = solved.base.frame(of: view.id, asWrittenIn: layout)
        var others: [Row] = []
        for (place, solution) in solved.others {
            let row = Row(
                place: place, frame: solution.frame(of: view.id, asWrittenIn: layout),
                isGone: solution.isHidden.indices.contains(view.id.index) && solution.isHidden[view.id.index])
            if row.isGone || !Self.isSame(row.frame, frame) { others.append(row) }
        }
        self.others = others
        self.reasons = Explanation.explain(view.id, in: solved.base, reasons)
    }

    /// How far a recorded frame, which is rounded to the device's pixels, may be from the solved one.
    private static let rounding = 0.5

    private static func isSame(_ a: Rect, _ b: Rect, within tolerance: Double = 0.005) -> Bool {
        [a.x - b.x, a.y - b.y, a.width - b.width, a.height - b.height].allSatisfy { abs($0) <= tolerance }
    }

    var blocks: [HoverText.Block] {
        let frame = base.frame(of: view.id, asWrittenIn: layout)
        var blocks: [HoverText.Block] = [
            .heading(
                what: view.path.isEmpty ? "layout" : view.kind.rawValue, name: layout.displayName(of: view)),
            .paragraph("\(frameText(frame)) at \(sizeName(base.size))"),
        ]
        if let recorded = layout.writtenFrame(of: view.id), base.configuration.isDesignTime,
            !Self.isSame(recorded, frame, within: Self.rounding)
        {
            blocks.append(.paragraph("Recorded in the document: \(frameText(recorded))"))
        }
        if !others.isEmpty {
            blocks.append(
                .table(
                    header: ["elsewhere", "x", "y", "width", "height"],
                    rows: others.map { row in
                        let place = row.isGone ? "\(row.place) (not shown)" : row.place
                        return [place] + [row.frame.x, row.frame.y, row.frame.width, row.frame.height].map(points)
                    }))
        }
        let why = reasons.filter { !$0.reasons.isEmpty }.map { explanation in
            "\(explanation.component.rawValue) \(points(explanation.value)): "
                + explanation.reasons.map(\.sentence).joined(separator: "; ")
        }
        if !why.isEmpty { blocks.append(.list(why)) }
        blocks += notes.map { .paragraph($0) }
        return blocks
    }

    /// The content size that was used, where it is one that the document cannot tell for the running app.
    private var contents: String? {
        guard base.configuration.isDesignTime else { return nil }
        let used = view.designIntrinsicSize ?? view.intrinsicSize
        let parts = Axis.allCases.compactMap { axis -> String? in
            guard case .points(let length) = used[axis] else { return nil }
            let isStandIn = view.intrinsicSize[axis] != used[axis]
            return "\(axis.sizeName) \(points(length))"
                + (isStandIn ? " (at design time; its content decides when the app runs)" : "")
        }
        return parts.isEmpty ? nil : "Content size: \(parts.joined(separator: ", "))."
    }

    private var notes: [String] {
        var notes: [String] = []
        if let contents { notes.append(contents) }
        let undecided =
            base.ambiguous.indices.contains(view.id.index) ? base.ambiguous[view.id.index] : []
        if !undecided.isEmpty {
            let names = FrameComponent.allCases.filter(undecided.contains).map(\.rawValue)
            notes.append(
                "The constraints leave \(names.joined(separator: " and ")) undecided: \(names.count == 1 ? "the number is" : "the numbers are") one of many."
            )
        }
        if !base.conflicts.isEmpty {
            let left = base.conflicts.map { Sentence(layout).row($0.broken) }
            notes.append(
                "Constraints conflict in this layout. The frame is the one without: \(left.joined(separator: "; ")).")
        }
        return notes
    }
}

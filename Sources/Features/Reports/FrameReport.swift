import Analysis
import AutoLayoutEngine
import LayoutModel
import SourceText
import Wording

/// The frame of a view in the first configuration, what determines it, and the configurations where it differs.
struct FrameReport {
    private struct Row {
        var configuration: String
        var frame: Rect
        var isHidden: Bool
    }

    private let view: View
    private let layout: Layout
    private let base: Solution
    private let isHidden: Bool
    private let others: [Row]
    private let reasons: [Explanation]

    init(_ view: View, _ solved: SolvedLayout, _ reasons: Reasons) {
        self.view = view
        layout = solved.layout
        base = solved.base
        let frame = solved.base.frame(of: view.id, asWrittenIn: layout)
        isHidden = solved.base.isHidden[view.id.index]
        var others: [Row] = []
        for (configuration, solution) in solved.others {
            let row = Row(
                configuration: configuration, frame: solution.frame(of: view.id, asWrittenIn: layout),
                isHidden: solution.isHidden.indices.contains(view.id.index) && solution.isHidden[view.id.index])
            if row.isHidden != isHidden || !row.frame.isNear(frame) { others.append(row) }
        }
        self.others = others
        self.reasons = Explanation.explain(view.id, in: solved.base, reasons, most: Self.mostReasons)
    }

    /// In a long chain, thousands of constraints determine one number. The nearest ones tell where to look.
    private static let mostReasons = 12

    /// The most that a saved frame, which is rounded to pixels, may differ from the solved one, in points.
    private static let pixelRounding = 0.5

    var blocks: [HoverText.Block] {
        let frame = base.frame(of: view.id, asWrittenIn: layout)
        var blocks: [HoverText.Block] = [
            .heading(
                kind: view.path.isEmpty ? "layout" : view.kind.rawValue, name: layout.displayName(of: view)),
            .paragraph("\(frameText(frame)) at \(size)\(isHidden ? ", hidden" : "")"),
        ]
        if let recorded = layout.writtenFrame(of: view.id), base.configuration.isDesignTime,
            !recorded.isNear(frame, within: Self.pixelRounding)
        {
            blocks.append(.paragraph("Saved in the document: \(frameText(recorded))"))
        }
        if !others.isEmpty {
            blocks.append(
                .table(
                    header: ["other sizes and states", "x", "y", "width", "height"],
                    rows: others.map { row in
                        let title = row.isHidden && !isHidden ? "\(row.configuration) (hidden)" : row.configuration
                        return [title] + [row.frame.x, row.frame.y, row.frame.width, row.frame.height].map(points)
                    }))
        }
        let explanations = reasons.filter { !$0.reasons.isEmpty }.map { explanation in
            let more = explanation.moreReasons
            return "\(explanation.component.rawValue) \(points(explanation.value)): "
                + explanation.reasons.map(\.sentence).joined(separator: "; ")
                + (more > 0 ? "; and \(counted(more, "more constraint"))" : "")
        }
        if !explanations.isEmpty { blocks.append(.list(explanations)) }
        blocks += notes.map { .paragraph($0) }
        return blocks
    }

    /// The size of the root, and where it comes from.
    private var size: String {
        guard isAssumed else { return sizeName(base.size) }
        let root = base.frame(of: .root)
        return "\(points(root.width)) × \(points(root.height)), \(base.originOfAssumedSize)"
    }

    /// Whether the code decides no size.
    private var isAssumed: Bool { layout.sourceTraits.contains(.hasAssumedSizes) }

    /// What the frame rests on that is not known.
    private var assumption: String? {
        guard isAssumed else { return nil }
        if Axis.allCases.allSatisfy({ !layout.partiallyKnown[$0].contains(view.id) }),
            layout.sizedElsewhere.contains(view.id)
        {
            return "Code that is not known may also say how large it is: this is the size by what was read."
        }
        if layout.isPartiallyKnown(view.id) {
            return "Code that is not known may also place it: this is the frame by the constraints that were read."
        }
        let ids = Set(reasons.flatMap(\.constraints))
        let numbers = ids.reduce(into: Set<FreeNumberID>()) { $0.formUnion(layout[$1].constant.freeNumbers) }
        let names = numbers.sorted { $0.index < $1.index }.map { number in
            let free = layout.freeNumbers[number.index]
            return "\(free.name) is taken as \(points(free.likely))"
        }
        return names.isEmpty ? nil : "Not known before the app runs: \(Naming.list(names))."
    }

    /// The content size that was used at design time, if any.
    private var contentSize: String? {
        guard base.configuration.isDesignTime else { return nil }
        let used = view.designIntrinsicSize ?? view.intrinsicSize
        let parts = Axis.allCases.compactMap { axis -> String? in
            guard case .points(let length) = used[axis] else { return nil }
            let isPlaceholder = view.intrinsicSize[axis] != used[axis]
            return "\(axis.sizeName) \(points(length))"
                + (isPlaceholder ? " (at design time; at run time its content decides)" : "")
        }
        return parts.isEmpty ? nil : "Content size: \(parts.joined(separator: ", "))."
    }

    private var notes: [String] {
        var notes: [String] = []
        if let contentSize { notes.append(contentSize) }
        if let assumption { notes.append(assumption) }
        let names = base.ambiguous(view.id, in: layout).map(\.rawValue)
        if !names.isEmpty {
            notes.append(
                "Ambiguous: the constraints do not determine \(Naming.list(names)). "
                    + "\(names.count == 1 ? "The value is" : "The values are") one solution of many.")
        }
        if !base.conflicts.isEmpty {
            let broken = base.conflicts.map { Sentence(layout).row($0.broken) }
            notes.append(
                "Constraints of this layout conflict. The frame is computed without: "
                    + "\(broken.joined(separator: "; ")).")
        }
        return notes
    }
}

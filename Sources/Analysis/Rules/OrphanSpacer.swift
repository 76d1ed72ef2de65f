import AutoLayoutEngine
import LayoutModel
import SourceText

extension FindingCode {
    package static let orphanSpacer = FindingCode(rawValue: "orphan-spacer")
}

/// A spacer in a stack that stays when the view has gone whose gap it was: it leads or trails the stack, or doubles another spacer.
struct OrphanSpacerRule: Rule {
    static let code = FindingCode.orphanSpacer

    let layout: Layout
    private let occasions: Occasions
    /// Stacks that have a spacer of a fixed length among their views.
    private let stacks: [ViewID]
    private(set) var sightings = Sightings<ViewID, ViewID>()

    init(_ layout: Layout, _ space: ConfigurationSpace) {
        self.layout = layout
        occasions = Occasions(layout, space)
        stacks = layout.views.filter { view in
            view.stack != nil && view.children.contains { layout[$0].spacer?.length != nil }
        }.map(\.id)
    }

    mutating func look(_ sight: Sight) {
        guard !layout.hasUnreadableParts else { return }
        for stack in stacks where sight.isVisible(stack) { look(sight, at: stack) }
    }

    private mutating func look(_ sight: Sight, at stack: ViewID) {
        let arranged = layout[stack].children.filter { layout[$0].kind != .guide }
        let shown = arranged.filter { !sight.solution.isGone[$0.index] }
        guard shown.count < arranged.count, shown.contains(where: { !isFixedSpacer($0) }) else { return }
        for (place, view) in shown.enumerated() where isFixedSpacer(view) {
            // What stood next to it in the whole stack, and does so no more.
            guard let whole = arranged.firstIndex(of: view) else { continue }
            let (before, behind) = (neighbour(arranged, whole, -1), neighbour(arranged, whole, 1))
            let (stillBefore, stillBehind) = (neighbour(shown, place, -1), neighbour(shown, place, 1))
            if let before, stillBefore != before, isEnd(stillBefore) {
                sightings.note(view, at: sight.index, before)
            } else if let behind, stillBehind != behind, stillBehind == nil {
                sightings.note(view, at: sight.index, behind)
            }
        }
    }

    private func neighbour(_ views: [ViewID], _ place: Int, _ step: Int) -> ViewID? {
        views.indices.contains(place + step) ? views[place + step] : nil
    }

    /// Nothing, or another spacer: with a spacer behind it there are two gaps where one was meant.
    private func isEnd(_ view: ViewID?) -> Bool {
        view.map(isFixedSpacer) ?? true
    }

    private func isFixedSpacer(_ view: ViewID) -> Bool {
        layout[view].spacer?.length != nil
    }

    func findings() -> [Finding] {
        let naming = Naming(layout)
        return sightings.all.map { spacer, gone, configurations in
            let length = Points.text(layout[spacer].spacer?.length ?? 0)
            let phrase = occasions.phrase(configurations)
            // The view is named once: where the occasion does it, that is enough.
            let occasion =
                phrase.contains("\(naming.quoted(gone)) is gone")
                ? phrase : " when \(naming.quoted(gone)) goes\(phrase)"
            return Finding(
                code: Self.code, severity: .warning, range: layout[spacer].nameRange,
                message:
                    "The spacer stays\(occasion), so its \(length) points are "
                    + "left over. Tie it to the view: spacer \(length) after \(layout[gone].name).",
                related: [
                    Finding.Related(range: layout[gone].nameRange, message: "\(naming.quoted(gone)) is declared here")
                ],
                subject: layout[spacer].path)
        }
    }
}

import Wording
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
    private let wording: ConfigurationWording
    /// Stacks that have a spacer of a fixed length among their views.
    private let stacks: [ViewID]
    private var observations = Observations<Orphan, Void>()
    /// Where a spacer would be left all the same if it were tied to a view, since that is still there.
    private var leftWith: Set<Orphan> = []

    /// A spacer, and a view beside it.
    private struct Orphan: Hashable {
        var spacer: ViewID
        var view: ViewID
    }

    init(_ layout: Layout, _ space: ConfigurationSpace) {
        self.layout = layout
        wording = ConfigurationWording(layout, space)
        stacks = layout.views.filter { view in
            view.stack != nil && view.children.contains { layout[$0].spacer?.length != nil }
        }.map(\.id)
    }

    mutating func inspect(_ solved: SolvedConfiguration) {
        for stack in stacks where solved.isVisible(stack) && !layout.isPartiallyKnown(stack) {
            inspect(solved, at: stack)
        }
    }

    private mutating func inspect(_ solved: SolvedConfiguration, at stack: ViewID) {
        let arranged = layout[stack].children.filter { layout[$0].kind != .guide }
        guard !arranged.contains(where: layout.isPartiallyKnown) else { return }
        for (whole, spacer) in arranged.enumerated() where isFixedSpacer(spacer) {
            // One that has gone with its view is looked at as if it had not: it may be tied to another one.
            let tie = layout[spacer].spacer?.after
            guard solved.isArranged(spacer) || tie.map({ !solved.isArranged($0) }) ?? false else { continue }
            let shown = arranged.filter { $0 == spacer || solved.isArranged($0) }
            guard let place = shown.firstIndex(of: spacer), shown.contains(where: { !isFixedSpacer($0) }) else {
                continue
            }
            // What stood next to it in the whole stack, and does so no more.
            let (before, behind) = (neighbour(arranged, whole, -1), neighbour(arranged, whole, 1))
            let (stillBefore, stillBehind) = (neighbour(shown, place, -1), neighbour(shown, place, 1))
            let gone: ViewID
            if let before, stillBefore != before, isEnd(stillBefore) {
                gone = before
            } else if let behind, stillBehind != behind, stillBehind == nil {
                gone = behind
            } else {
                continue
            }
            for view in [before, behind] {
                if let view, solved.isArranged(view) { leftWith.insert(Orphan(spacer: spacer, view: view)) }
            }
            if solved.isArranged(spacer) { observations.note(Orphan(spacer: spacer, view: gone), at: solved.index, ()) }
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

    /// The spacers that stay, each with the view that goes first and the configurations in which it does.
    var orphans: [(spacer: ViewID, gone: ViewID, configurations: [Int])] {
        var seen: Set<ViewID> = []
        return observations.all.filter { seen.insert($0.key.spacer).inserted }
            .map { ($0.key.spacer, $0.key.view, $0.configurations) }
    }

    func findings() -> [Finding] {
        let naming = Naming(layout)
        return orphans.map { spacer, gone, configurations in
            let length = Points.text(layout[spacer].spacer?.length ?? 0)
            let whenever = wording.phrase(
                observations.all.filter { $0.key.spacer == spacer }.flatMap(\.configurations).sorted())
            // The view is named once: where the occasion does it, that is enough.
            let isNamed = whenever.contains("\(naming.quoted(gone)) is gone")
            let occasion =
                isNamed ? whenever : "\(wording.phrase(configurations)) though \(naming.quoted(gone)) is gone"
            return Finding(
                code: Self.code, severity: .warning, range: layout.ownRange(layout[spacer].nameRange),
                message: "The spacer stays\(occasion), so its \(length) points are left over."
                    + advice(spacer, gone, length),
                related: [
                    Finding.Related(range: layout[gone].nameRange, message: "\(naming.quoted(gone)) is declared here")
                ],
                subject: layout[spacer].path)
        }
    }

    /// What to write; nothing where no one thing would do.
    private func advice(_ spacer: ViewID, _ gone: ViewID, _ length: String) -> String {
        let naming = Naming(layout)
        let inStack = SpacerInStack(layout, spacer)
        let views = [gone] + inStack.neighbours.filter { $0 != gone }
        if let view = views.first(where: { !leftWith.contains(Orphan(spacer: spacer, view: $0)) }) {
            let name = view == gone ? "the view" : naming.quoted(view)
            return " Tie it to \(name): spacer \(length) after \(naming.own(view))."
        }
        guard let (spacing, before) = inStack.spacing else { return "" }
        return " Custom spacing goes with both views: write spacing \(Points.text(spacing)) after "
            + "\(naming.own(before)) in its place."
    }
}

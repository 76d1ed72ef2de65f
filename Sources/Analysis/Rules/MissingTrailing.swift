import AutoLayoutEngine
import LayoutModel
import SourceText

extension FindingCode {
    package static let missingTrailing = FindingCode(rawValue: "missing-trailing")
}

/// A text that begins at a fixed place and that nothing stops: a longer one runs out of the view that holds it.
///
/// Judged by what happens: the layout is solved again with a text longer than any screen. Reported is only a text that its leading edge
/// places and whose other end nothing speaks of, as Xcode's warning does.
struct MissingTrailingRule: Rule {
    static let code = FindingCode.missingTrailing

    /// Longer than any screen.
    private static let endless = 10_000.0

    let layout: Layout
    /// Each text with the view out of which it runs.
    private var sightings = Sightings<ViewID, ViewID>()

    init(_ layout: Layout, _ space: ConfigurationSpace) {
        self.layout = layout
    }

    mutating func look(_ sight: Sight) {
        guard layout.designTime != nil, !layout.hasUnreadableParts, sight.isFirstOfItsTraits else { return }
        let open = sight.textsWithOpenEnd()
        for view in open {
            if let around = Self.leaves(view, sight) { sightings.note(view, at: sight.index, around) }
        }
    }

    /// The view out of which an endless text runs; nil where something stops it, or where the view around it scrolls.
    private static func leaves(_ view: ViewID, _ sight: Sight) -> ViewID? {
        var longer = sight.layout
        longer[view].intrinsicSize.horizontal = .points(endless)
        var solver = LayoutSolver(longer)
        guard let solution = solver.solve(sight.configuration, listsAmbiguous: false) else { return nil }
        var end = solution.frame(of: view).maxX
        for around in longer.ancestors(of: view).dropFirst() {
            if longer[around].kind == .scroll { return nil }
            let frame = solution.frame(of: around)
            if end > frame.width + 0.5 { return around }
            end += frame.x
        }
        return nil
    }

    func findings() -> [Finding] {
        let naming = Naming(layout)
        return sightings.all.map { view, around, _ in
            let name = naming.quoted(view)
            return Finding(
                code: Self.code, severity: .warning, range: layout[view].nameRange,
                message:
                    "Nothing keeps \(name) inside \(naming.quoted(around)): a longer text runs past its trailing edge. "
                    + "Add a trailing constraint with >=, so that the text is shortened or wrapped.",
                subject: naming.subject(view))
        }
    }

    /// The texts that a finding is about, each with the view out of which it runs.
    func texts(of finding: Finding) -> [(view: ViewID, around: ViewID)] {
        let naming = Naming(layout)
        return sightings.all.filter { naming.subject($0.key) == finding.subject }.map { ($0.key, $0.detail) }
    }
}

extension View {
    /// Whether its text may be of any length: one that code sets, or words that are translated, not a number.
    var showsWords: Bool {
        guard let text, !text.isEmpty else { return true }
        return text.split { !$0.isLetter }.contains { $0.count >= 3 }
    }
}

extension Sight {
    /// The texts that an equality at their leading edge places, and of whose trailing edge, width and centre no constraint speaks.
    fileprivate func textsWithOpenEnd() -> [ViewID] {
        var begun: Set<ViewID> = []
        var ended: Set<ViewID> = []
        for active in solver.activeConstraints {
            let constraint = layout[active.id]
            for anchor in [constraint.first, constraint.second] {
                guard let anchor, anchor.item.guide == nil else { continue }
                switch anchor.attribute {
                case .leading, .left:
                    if constraint.relation == .equal, active.priority >= 1000 { begun.insert(anchor.item.view) }
                case .trailing, .right, .width, .centerX: ended.insert(anchor.item.view)
                default: break
                }
            }
        }
        return layout.views.filter { view in
            guard view.kind == .label, view.showsWords, view.autoresizing == nil, begun.contains(view.id),
                !ended.contains(view.id),
                !layout.partiallyKnown.contains(view.id), isVisible(view.id),
                !inConflict.contains(ViewAxis(view.id, .horizontal)), let parent = view.parent
            else { return false }
            return layout[parent].stack == nil
        }.map(\.id)
    }
}

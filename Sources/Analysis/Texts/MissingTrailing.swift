import Wording
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
    private var observations = Observations<ViewID, ViewID>()

    init(_ layout: Layout, _ space: ConfigurationSpace) {
        self.layout = layout
    }

    mutating func inspect(_ solved: SolvedConfiguration) throws(Cancelled) {
        guard layout.designTime != nil, solved.isFirstOfItsTraits else { return }
        let open = solved.textsWithOpenEnd()
        for view in open {
            if let around = try Self.leaves(view, solved) { observations.note(view, at: solved.index, around) }
        }
    }

    /// The view out of which an endless text runs; nil where something stops it, or where the view around it scrolls.
    private static func leaves(
        _ view: ViewID, _ solved: SolvedConfiguration
    ) throws(Cancelled) -> ViewID? {
        let layout = solved.layout
        let solution = try solved.solver.solution(
            whereContentOf: view, isLong: endless, on: .horizontal, solved.cancellation)
        var end = solution.frame(of: view).maxX
        for around in layout.ancestors(of: view).dropFirst() {
            if layout[around].kind == .scroll { return nil }
            let frame = solution.frame(of: around)
            if end > frame.width + 0.5 { return around }
            end += frame.x
        }
        return nil
    }

    func findings() -> [Finding] {
        let naming = Naming(layout)
        return observations.all.map { view, around, _ in
            let name = naming.quoted(view)
            return Finding(
                code: Self.code, severity: .warning, range: layout.ownRange(layout[view].nameRange),
                message:
                    "Nothing keeps \(name) inside \(naming.quoted(around)): a longer text runs past its trailing edge. "
                    + "Add a trailing constraint with >=, so that the text is shortened or wrapped.",
                subject: naming.subject(view))
        }
    }

    /// The texts that a finding is about, each with the view out of which it runs.
    func texts(of finding: Finding) -> [(view: ViewID, around: ViewID)] {
        let naming = Naming(layout)
        return observations.all.filter { naming.subject($0.key) == finding.subject }.map { ($0.key, $0.detail) }
    }
}

extension View {
    /// Whether its text may be of any length: one that code sets, or words that are translated, not a number.
    var showsWords: Bool {
        guard let text, !text.isEmpty else { return true }
        return text.split { !$0.isLetter }.contains { $0.count >= 3 }
    }
}

extension SolvedConfiguration {
    /// The texts that an equality at their leading edge places, and of whose trailing edge, width and centre no constraint speaks.
    fileprivate func textsWithOpenEnd() -> [ViewID] {
        let views = layout.views.indices.map { ViewID($0) }.filter { view in
            guard layout.views[view.index].kind == .label, layout.views[view.index].autoresizing == nil,
                isVisible(view),
                let parent = layout[view].parent
            else { return false }
            return layout[parent].stack == nil
        }
        guard !views.isEmpty else { return [] }
        var isBegun = Array(repeating: false, count: layout.views.count)
        var isEnded = isBegun
        func note(_ anchor: Anchor, isFixed: Bool) {
            guard anchor.item.guide == nil else { return }
            switch anchor.attribute {
            case .leading, .left: if isFixed { isBegun[anchor.item.view.index] = true }
            case .trailing, .right, .width, .centerX: isEnded[anchor.item.view.index] = true
            default: break
            }
        }
        for active in solver.activeConstraints {
            let place = active.id.index
            let isFixed = layout.constraints[place].relation == .equal && active.priority >= 1000
            note(layout.constraints[place].first, isFixed: isFixed)
            if let second = layout.constraints[place].second { note(second, isFixed: isFixed) }
        }
        return views.filter { view in
            isBegun[view.index] && !isEnded[view.index] && !layout.partiallyKnown.horizontal.contains(view)
                && !inConflict.contains(ViewAxis(view, .horizontal)) && layout[view].showsWords
        }
    }
}

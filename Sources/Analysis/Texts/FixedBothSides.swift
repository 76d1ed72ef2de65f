import Wording
import AutoLayoutEngine
import LayoutModel
import SourceText

extension FindingCode {
    package static let fixedBothSides = FindingCode(rawValue: "fixed-both-sides")
}

/// A text of one line between two edges that constants hold in place, so that it has the same room on every screen, and little of it.
///
/// The width must follow from required equalities alone, without the canvas and without a constraint about the text's own width, which
/// somebody chose. How long the text is nobody can tell here; by half the size of its font a letter, as Latin texts run, it must leave
/// less room than a translation needs.
struct FixedBothSidesRule: Rule {
    static let code = FindingCode.fixedBothSides

    private struct Detail {
        var width: Double
        var constraints: [ConstraintID]
    }

    let layout: Layout
    private var observations = Observations<ViewID, Detail>()

    init(_ layout: Layout, _ space: ConfigurationSpace) {
        self.layout = layout
    }

    mutating func inspect(_ solved: SolvedConfiguration) {
        guard layout.designTime != nil, solved.isFirstOfItsTraits else { return }
        let pinned = solved.pinnedTexts {
            // What follows from the constraints is so in every solution of theirs.
            layout[$0].isTight(in: solved.solution.frame(of: $0).width - 0.01)
        }
        guard !pinned.isEmpty else { return }
        var certain = CertainEqualities(solved, withCanvas: false)
        for (view, constraints) in pinned {
            guard let width = certain.value(of: .width, view), layout[view].isTight(in: width) else { continue }
            observations.note(view, at: solved.index, Detail(width: width, constraints: constraints))
        }
    }

    func findings() -> [Finding] {
        let naming = Naming(layout)
        let sentence = Sentence(layout)
        return observations.all.map { view, detail, _ in
            Finding(
                code: Self.code, severity: .warning, range: layout.ownRange(layout[view].nameRange),
                message:
                    "Constants on both sides give \(naming.quoted(view)) a width of \(Points.text(detail.width)) on every screen, "
                    + "so a longer text is cut. Turn one of them into >=, or let the text wrap.",
                related: sentence.related(detail.constraints),
                subject: naming.subject(view))
        }
    }

    /// The texts that a finding is about, each with what holds its leading side and what its trailing one.
    func texts(of finding: Finding) -> [(view: ViewID, constraints: [ConstraintID])] {
        let naming = Naming(layout)
        return observations.all.filter { naming.subject($0.key) == finding.subject }.map {
            ($0.key, $0.detail.constraints)
        }
    }
}

extension View {
    /// How much longer a text may get when it is translated, as a factor (Apple's internationalisation guide counts with a third and more).
    private static let growth = 1.3

    /// Whether a translation of the text would not have room.
    fileprivate func isTight(in width: Double) -> Bool {
        guard let text else { return false }
        return Double(text.count) * 0.5 * (fontSize ?? 17) * Self.growth > width && showsWords
    }
}

extension SolvedConfiguration {
    /// The texts of one line with a required equality at either side, none about their width, and what holds them.
    ///
    /// - Parameter isMeant: asked of each text of one line.
    fileprivate func pinnedTexts(
        where isMeant: (ViewID) -> Bool
    ) -> [(view: ViewID, constraints: [ConstraintID])] {
        let texts = layout.views.indices.map { ViewID($0) }.filter { view in
            let kind = layout.views[view.index].kind
            return (kind == .button || kind == .label && layout.views[view.index].numberOfLines == 1)
                && layout.views[view.index].autoresizing == nil && isVisible(view)
                && !layout.partiallyKnown.horizontal.contains(view) && isMeant(view)
        }
        guard !texts.isEmpty else { return [] }
        var leading: [ViewID: ConstraintID] = [:]
        var trailing: [ViewID: ConstraintID] = [:]
        var sized: Set<ViewID> = []
        for active in solver.activeConstraints where layout[active.id].relation == .equal && active.priority >= 1000 {
            for anchor in [layout[active.id].first, layout[active.id].second] {
                guard let anchor, anchor.item.guide == nil else { continue }
                switch anchor.attribute {
                case .leading, .left: leading[anchor.item.view] = leading[anchor.item.view] ?? active.id
                case .trailing, .right: trailing[anchor.item.view] = trailing[anchor.item.view] ?? active.id
                case .width: sized.insert(anchor.item.view)
                default: break
                }
            }
        }
        return texts.compactMap { view in
            guard !sized.contains(view), !inConflict.contains(ViewAxis(view, .horizontal)),
                let one = leading[view], let other = trailing[view]
            else { return nil }
            return (view, [one, other])
        }
    }
}

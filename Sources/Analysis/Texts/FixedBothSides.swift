import LayoutModel
import SourceText
import Wording

/// A single-line text between two edges that constants fix, so that it has the same small width on every screen.
///
/// The width must follow from required equalities alone, without the canvas. A width constraint on the text itself is
/// intended and not reported. The length of the text is estimated at half its font size per letter, as in Latin script,
/// and must leave less room than a translation needs.
struct FixedBothSidesRule: SolvedRule {
    static let code: FindingCode = "fixed-both-sides"
    static var page: [UInt8] { PackageResources.fixed_both_sides_md }
    static let category = FindingCategory.localization

    private struct Detail {
        var width: Double
        /// The constraint that fixes the leading side, and the one that fixes the trailing side.
        var constraints: [ConstraintID]
    }

    let layout: Layout
    private var observations = Observations<ViewID, Detail>()

    init(layout: Layout) {
        self.layout = layout
    }

    mutating func inspect(_ solved: SolvedConfiguration) {
        guard layout.sourceTraits.contains(.hasTextsForUsers), solved.isFirstOfItsTraits else { return }
        let pinned = solved.pinnedTexts {
            // A width that follows from the constraints is the same in every solution.
            layout[$0].isTight(in: solved.solution.frame(of: $0).width - 0.01)
        }
        guard !pinned.isEmpty else { return }
        var certain = CertainEqualities(solved, withCanvas: false)
        for (view, constraints) in pinned {
            guard let width = certain.value(of: .width, view), layout[view].isTight(in: width) else { continue }
            observations.note(view, at: solved.index, Detail(width: width, constraints: constraints))
        }
    }

    func diagnoses(_ wording: ConfigurationWording) -> [Diagnosis] {
        observations.all.map { view, detail, _ in
            let finding = finding(
                about: view,
                "Fixed width: constants on both sides make \(naming.quoted(view)) \(Points.text(detail.width)) wide on "
                    + "every screen, so a longer text is cut off. Turn one of them into >=, or let the text wrap.",
                related: Sentence(layout).related(detail.constraints))
            return Diagnosis(finding, cause: Cause(layout: layout, view: view, constraints: detail.constraints))
        }
    }
}

extension FixedBothSidesRule {
    /// Lets the text end farther inside, or begin farther inside.
    struct Cause: FindingCause {
        let layout: Layout
        let view: ViewID
        let constraints: [ConstraintID]

        func repairs(_ cancellation: Cancellation) -> [Repair] {
            constraints.reversed().compactMap { id in
                let constraint = layout[id]
                let isFirst = constraint.first.item == Item(view)
                guard let own = isFirst ? constraint.first : constraint.second else { return nil }
                let isFarSide = own.attribute == .trailing || own.attribute == .right
                let inwards: Relation = isFarSide ? .lessThanOrEqual : .greaterThanOrEqual
                return layout.repairRelaxing(id, to: isFirst ? inwards : inwards.flipped)
            }
        }
    }
}

extension View {
    /// The factor by which a translated text may be longer. Apple's internationalisation guide expects a third and
    /// more.
    private static let growth = 1.3

    /// Whether a translation of the text would have too little room.
    fileprivate func isTight(in width: Double) -> Bool {
        guard let text else { return false }
        return Double(text.count) * 0.5 * (fontSize ?? 17) * Self.growth > width && showsWords
    }
}

extension SolvedConfiguration {
    /// The single-line texts with a required equality at each side and none for their width, with the two equalities.
    ///
    /// - Parameter isIncluded: a further condition on a text.
    fileprivate func pinnedTexts(
        where isMeant: (ViewID) -> Bool
    ) -> [(view: ViewID, constraints: [ConstraintID])] {
        let texts = layout.views.indices.map { ViewID($0) }.filter { view in
            let kind = layout.views[view.index].kind
            return (kind == .button || kind == .label && layout.views[view.index].numberOfLines == 1)
                && layout.views[view.index].autoresizing == nil && isVisible(view)
                && !layout.mayHaveAnyLength(view, .horizontal) && isMeant(view)
        }
        guard !texts.isEmpty else { return [] }
        var leading: [ViewID: ConstraintID] = [:]
        var trailing: [ViewID: ConstraintID] = [:]
        var sized: Set<ViewID> = []
        for active in solver.activeConstraints where layout[active.id].relation == .equal && active.isRequired {
            for anchor in layout[active.id].anchors where anchor.item.guide == nil {
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

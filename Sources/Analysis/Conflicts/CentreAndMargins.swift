import LayoutModel
import SourceText
import Wording

/// A view that is required to lie between both margins of a view around it and to be centred in it; see
/// ``CentredBetweenMargins``.
struct CentreAndMarginsRule: SolvedRule {
    static let code: FindingCode = "centre-and-margins"
    static var page: [UInt8] { PackageResources.centre_and_margins_md }
    static let category = FindingCategory.conflict
    /// On most devices both insets are the same.
    static let severity = Finding.Severity.information

    let layout: Layout
    private let usesInsets: Bool
    private var triples: Set<CentredBetweenMargins.Triple> = []
    private var inConflict: Set<ConstraintID> = []

    init(layout: Layout) {
        self.layout = layout
        usesInsets = layout.constraints.contains { constraint in
            constraint.anchors.contains { $0.item.guide == .layoutMargins || $0.item.guide == .safeArea }
        }
    }

    mutating func inspect(_ solved: SolvedConfiguration) {
        guard usesInsets else { return }
        inConflict.formUnion(solved.solution.conflicts.flatMap(\.members).compactMap(\.constraint))
        guard solved.isFirstOfItsTraits else { return }
        triples.formUnion(CentredBetweenMargins(solved).triples)
    }

    func diagnoses(_ wording: ConfigurationWording) -> [Diagnosis] {
        let found = triples.filter { inConflict.isDisjoint(with: [$0.centre, $0.near, $0.far]) }
        return found.sorted { ($0.centre, $0.near) < ($1.centre, $1.near) }.map { triple in
            let axis = layout[triple.centre].first.attribute.axis
            let (near, far) = axis == .horizontal ? ("leading", "trailing") : ("top", "bottom")
            let insets = triple.guide == .safeArea ? "insets of the safe area" : "margins"
            let sides = [triple.near, triple.far]
            let list = Naming.list(sides.map { naming.equation(layout[$0]) })
            let finding = finding(
                about: triple.centre,
                "Placed twice: \(naming.equation(layout[triple.centre])) holds together with \(list) only where the "
                    + "\(near) and \(far) \(insets) are the same. Remove it.",
                related: Sentence(layout).related(sides))
            return Diagnosis(finding, cause: Cause(layout: layout, triple: triple))
        }
    }
}

extension CentreAndMarginsRule {
    /// Removes the centre. Without it the view lies where it did.
    struct Cause: FindingCause {
        let layout: Layout
        let triple: CentredBetweenMargins.Triple
        var basis: Set<ConstraintID>? { [triple.centre, triple.near, triple.far] }

        func repairs(_ cancellation: Cancellation) -> [Repair] { [layout.repairRemoving(triple.centre)] }
    }
}

import LayoutModel
import SourceText
import Wording

/// An edge of a view that is required to lie both at an edge of the root view and at that of its safe area.
///
/// The two hold together at one inset only. Which one a root view has is decided by the device, its orientation, and
/// the bars around it; a cell has insets where it reaches into those of the screen. Nothing is known where whoever
/// shows the root decides that.
struct EdgeAndSafeAreaRule: SolvedRule {
    static let code: FindingCode = "edge-and-safe-area"
    static var page: [UInt8] { PackageResources.edge_and_safe_area_md }
    static let category = FindingCategory.conflict

    let layout: Layout
    private let usesSafeArea: Bool
    private var insets: [PinnedTwice.Pair: Double] = [:]
    private var inConflict: Set<ConstraintID> = []

    init(layout: Layout) {
        self.layout = layout
        usesSafeArea =
            !layout.hasFreeInsets
            && layout.constraints.contains { constraint in
                constraint.anchors.contains { $0.item == Item(.root, .safeArea) }
            }
    }

    mutating func inspect(_ solved: SolvedConfiguration) {
        guard usesSafeArea else { return }
        inConflict.formUnion(solved.solution.conflicts.flatMap(\.members).compactMap(\.constraint))
        guard solved.isFirstOfItsTraits else { return }
        insets.merge(PinnedTwice(solved).insets) { first, _ in first }
    }

    func diagnoses(_ wording: ConfigurationWording) -> [Diagnosis] {
        let pairs = insets.keys.filter { !inConflict.contains($0.edge) && !inConflict.contains($0.safeArea) }
        return pairs.sorted { ($0.safeArea, $0.edge) < ($1.safeArea, $1.edge) }.map { pair in
            let (safeArea, edge) = (naming.equation(layout[pair.safeArea]), naming.equation(layout[pair.edge]))
            let finding = finding(
                about: pair.safeArea,
                "Pinned twice: \(safeArea) and \(edge) hold together only where the inset of the safe area is "
                    + "\(Points.text(insets[pair, default: 0])). Remove one of them.",
                related: [Finding.Related(range: layout[pair.edge].source.focus, message: "This is the other one")])
            return Diagnosis(finding, cause: Cause(layout: layout, members: [pair.safeArea, pair.edge]))
        }
    }
}

extension EdgeAndSafeAreaRule {
    /// Removes one of the two. Which of them is meant, a person must say.
    struct Cause: FindingCause {
        let layout: Layout
        let members: [ConstraintID]
        var basis: Set<ConstraintID>? { Set(members) }

        func repairs(_ cancellation: Cancellation) -> [Repair] {
            members.map { layout.repairRemoving($0).requiringChoice }
        }
    }
}

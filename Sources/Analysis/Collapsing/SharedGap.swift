import AutoLayoutEngine
import LayoutModel

/// A constraint that two views collapse, although the library saves only one constant for both.
struct SharedGapRule: ModelRule {
    static let code: FindingCode = "shared-gap"
    static var page: [UInt8] { PackageResources.shared_gap_md }
    static let category = FindingCategory.collapsing
    static let holdsAtEverySize = true

    let layout: Layout

    func diagnoses() -> [Diagnosis] {
        var first: [ConstraintID: Collapse] = [:]
        var result: [Diagnosis] = []
        for collapse in layout.collapses where collapse.style.keepsConstantsByConstraint {
            // A constant that is already zero need not be saved.
            for id in CollapseReach(collapse, layout).constraints where layout[id].constant.literal != 0 {
                if let known = first[id] {
                    result.append(
                        Diagnosis(
                            finding(id, known, collapse),
                            cause: Cause(layout: layout, constraint: id, collapses: [collapse, known])))
                } else {
                    first[id] = collapse
                }
            }
        }
        return result
    }

    private func finding(_ id: ConstraintID, _ first: Collapse, _ other: Collapse) -> Finding {
        let (a, b) = (naming.quoted(first.view), naming.quoted(other.view))
        return finding(
            at: other.nameRange,
            "Shared gap: \(a) and \(b) both collapse \(naming.equation(layout[id])), and the library saves one "
                + "constant for both, so whichever is shown first restores it while the other is still hidden. "
                + "Collapse one of them by another edge.",
            related: [
                Finding.Related(range: layout[id].source.focus, message: "This is the constraint that they share"),
                Finding.Related(range: first.nameRange, message: "\(a) collapses it here"),
            ],
            subject: "\(layout[other.view].path) \(subjects.constraint(id))")
    }
}

extension SharedGapRule {
    /// Lets one of the two collapse by another edge. Requires a choice of which.
    struct Cause: FindingCause {
        let layout: Layout
        let constraint: ConstraintID
        /// The later one first.
        let collapses: [Collapse]

        func repairs(_ cancellation: Cancellation) -> [Repair] {
            collapses.flatMap { Recollapsing(layout).repairs(sparing: constraint, $0) }.map(\.requiringChoice)
        }
    }
}

import AutoLayoutEngine
import LayoutModel
import SourceText
import Wording

/// Constraints that can all hold, but not at the size at which the document was saved.
///
/// Only the editor requires that size, so this is not a `conflict`. Constraints that are connected with a conflict at
/// run time are not reported.
struct DoesNotFitRule: SolvedRule {
    static let code = FindingCode.doesNotFit
    static var page: [UInt8] { PackageResources.does_not_fit_md }
    static let category = FindingCategory.conflict

    private struct Misfit {
        var conflict: Conflict
        var axis: Axis
        var canvas: Double
        var arithmetic: ConflictArithmetic
        var concernsHiddenView: Bool
    }

    let layout: Layout
    private var inConflict: Set<ViewAxis> = []
    private var misfits: [Misfit] = []
    /// The axes on which the root was longer than 0 in some configuration. On other axes the finding is a `conflict`.
    private var extended: Set<Axis> = []

    init(layout: Layout) {
        self.layout = layout
    }

    mutating func inspect(_ solved: SolvedConfiguration) {
        inConflict.formUnion(solved.inConflict)
        extended.formUnion(Axis.allCases.filter { !solved.rootVanishes(on: $0) })
    }

    mutating func inspectDesignTime(_ solved: SolvedConfiguration) {
        let certainty = Certainty(solved)
        for conflict in solved.solution.conflicts {
            // A content size, or a margin or safe area from a table of devices, may differ at run time.
            guard let axis = conflict.canvasAxis, extended.contains(axis), !isKnown(conflict),
                conflict.members.allSatisfy(certainty.isCertain)
            else { continue }
            if axis == .vertical, layout.isSavedAsDefaultRow { continue }
            // Canvas and rows are saved in whole pixels.
            if let distance = conflict.distance(in: solved), distance <= 1 { continue }
            misfits.append(
                Misfit(
                    conflict: conflict, axis: axis, canvas: solved.solution.frame(of: .root).length(on: axis),
                    arithmetic: ConflictArithmetic(conflict, solved),
                    concernsHiddenView: concernsHiddenView(conflict, solved)))
        }
    }

    /// Whether a constraint positions a hidden view, which code may give other constraints when it shows it.
    private func concernsHiddenView(_ conflict: Conflict, _ solved: SolvedConfiguration) -> Bool {
        conflict.members.compactMap(\.constraint).contains { id in
            layout[id].anchors.contains { !solved.isVisible($0.item.view) }
        }
    }

    /// Whether the constraints are connected with a conflict at run time.
    private func isKnown(_ conflict: Conflict) -> Bool {
        conflict.members.compactMap(\.constraint).contains { id in
            layout[id].anchors.contains { inConflict.contains(ViewAxis($0.item.view, $0.attribute.axis)) }
        }
    }

    func diagnoses(_ wording: ConfigurationWording) -> [Diagnosis] {
        misfits.map { misfit in
            let description = ConflictDescription(misfit.conflict, Sentence(layout))
            let (size, length) = (misfit.axis.sizeName, Points.text(misfit.canvas))
            let evidence = description.evidence(
                misfit.arithmetic, canvas: "the saved \(size) of \(length)", verb: "was saved")
            var finding = finding(
                at: description.range,
                "Does not fit: \(evidence) Save \(naming.quoted(.root)) at another \(size), or relax a constraint.",
                related: description.related, subject: subjects.row(misfit.conflict.broken))
            if misfit.concernsHiddenView { finding.severity = .information }
            return Diagnosis(finding, cause: Cause(layout: layout, conflict: misfit.conflict))
        }
    }
}

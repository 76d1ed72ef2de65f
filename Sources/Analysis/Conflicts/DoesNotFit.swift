import Wording
import AutoLayoutEngine
import LayoutModel
import SourceText

extension FindingCode {
    package static let doesNotFit = FindingCode(rawValue: "does-not-fit")
}

/// Constraints that can hold together, but not at the size at which the document was saved.
///
/// That size is the editor's: it is no requirement when the app runs, so this is no `conflict`; and where constraints conflict at a size
/// that the app can have, or at any, nothing more is said of what hangs together with them.
struct DoesNotFitRule: Rule {
    static let code = FindingCode.doesNotFit

    private struct Detail {
        var conflict: Conflict
        var axis: Axis
        var canvas: Double
        var distance: Double?
    }

    let layout: Layout
    private var inConflict: Set<ViewAxis> = []
    private var misfits: [Detail] = []
    /// The axes on which the root had something left in some configuration; what holds nowhere else is a `conflict`.
    private var extended: Set<Axis> = []

    init(_ layout: Layout, _ space: ConfigurationSpace) {
        self.layout = layout
    }

    mutating func inspect(_ solved: SolvedConfiguration) {
        inConflict.formUnion(solved.inConflict)
        extended.formUnion(Axis.allCases.filter { !solved.rootVanishes(on: $0) })
    }

    mutating func inspectDesignTime(_ solved: SolvedConfiguration) {
        let certainty = Certainty(solved)
        for conflict in solved.solution.conflicts {
            // The size of a content, a margin or a safe area of a table may be otherwise when the app runs.
            guard let axis = conflict.canvasAxis, extended.contains(axis), !isKnown(conflict),
                conflict.members.allSatisfy(certainty.isCertain)
            else { continue }
            let distance = Self.distance(conflict, solved)
            // Canvas and rows are saved in whole pixels.
            if let distance, distance <= 1 { continue }
            misfits.append(
                Detail(
                    conflict: conflict, axis: axis, canvas: solved.solution.frame(of: .root).length(on: axis),
                    distance: distance))
        }
    }

    /// Whether the constraints conflict, or hang together with some that do, when the app runs.
    private func isKnown(_ conflict: Conflict) -> Bool {
        conflict.members.compactMap(\.constraint).contains { id in
            let anchors = [layout[id].first, layout[id].second].compactMap { $0 }
            return anchors.contains { inConflict.contains(ViewAxis($0.item.view, $0.attribute.axis)) }
        }
    }

    /// The constraints that a finding is about, those whose sizes are fixed first: a size that gives way keeps the design where there is
    /// room.
    func constraints(of finding: Finding) -> [ConstraintID] {
        let sentence = Sentence(layout)
        let all = misfits.filter { subject($0, sentence) == finding.subject }.flatMap { detail in
            detail.conflict.members.compactMap(\.constraint).reversed()
        }
        return all.filter { layout[$0].first.attribute.isSize } + all.filter { !layout[$0].first.attribute.isSize }
    }

    /// The lengths that would have to be below zero.
    func bounds(of finding: Finding) -> [Conflict.Bound] {
        let sentence = Sentence(layout)
        return misfits.filter { subject($0, sentence) == finding.subject }.flatMap(\.conflict.bounds)
    }

    private func subject(_ detail: Detail, _ sentence: Sentence) -> String {
        detail.conflict.broken.constraint.map { sentence.naming.subject(layout[$0]) }
            ?? sentence.row(detail.conflict.broken)
    }

    private static func distance(_ conflict: Conflict, _ solved: SolvedConfiguration) -> Double? {
        guard let id = conflict.broken.constraint, let constant = solved.solver.constant(of: id),
            let fitting = solved.solver.fittingConstant(of: id)
        else { return nil }
        return abs(fitting - constant)
    }

    func findings() -> [Finding] {
        let sentence = Sentence(layout)
        return misfits.map { detail in
            let conflict = detail.conflict
            let related = sentence.related(conflict.members.filter { $0 != conflict.broken && !$0.isCanvas })
            let name = sentence.naming.quoted(.root)
            let place = "At the \(detail.axis.sizeName) of \(Points.text(detail.canvas)) that \(name) was saved with"
            let partners =
                switch related.count {
                case 0: "that size allows"
                case 1: "the requirement noted beside it allows"
                default: "the \(related.count) requirements noted beside it allow"
                }
            let distance = detail.distance.map { "\(Points.count($0)) from" } ?? "not"
            return Finding(
                code: Self.code, severity: .warning,
                range: sentence.range(of: conflict.broken).map(layout.ownRange) ?? layout.nameRange,
                message:
                    "\(sentence.row(conflict.broken).capitalisedUnlessNamed). \(place), that is \(distance) what \(partners). "
                    + "Save it at another \(detail.axis.sizeName), or let one of them give way.",
                related: related,
                subject: subject(detail, sentence))
        }
    }
}

extension Conflict {
    /// The axis on which the root's size has part in it.
    var canvasAxis: Axis? {
        for member in members {
            switch member {
            // A mask makes a frame of its superview's, and so of the root's.
            case .canvas(let axis), .autoresizing(_, let axis, _): return axis
            default: continue
            }
        }
        return nil
    }
}

extension SolvedConfiguration {
    /// Whether the root has nothing left along an axis, though it was drawn with something and need not give way: at no other size do the
    /// required constraints hold.
    func rootVanishes(on axis: Axis) -> Bool {
        guard let canvas = layout.designTime?.canvas, case .points(let drawn) = canvas.length(on: axis), drawn >= 0.5,
            case .preferred = configuration.size.length(on: axis)
        else { return false }
        return solution.frame(of: .root).length(on: axis) < 0.5
    }
}

extension CanvasSize {
    fileprivate func length(on axis: Axis) -> CanvasLength {
        axis == .horizontal ? width : height
    }
}

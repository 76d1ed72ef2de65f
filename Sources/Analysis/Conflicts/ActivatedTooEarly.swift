import AutoLayoutEngine
import LayoutModel
import SourceText
import Wording

/// A constraint that code activates while the one that it replaces, and that excludes it, is active still; see
/// ``Moment``.
///
/// A view in a window passes constraints on as they are activated, so UIKit reports the conflict and breaks one of
/// them, though nothing is wrong any more when the method returns.
struct ActivatedTooEarlyRule: SolvedRule {
    static let code: FindingCode = "activated-too-early"
    static var page: [UInt8] { PackageResources.activated_too_early_md }
    static let category = FindingCategory.conflict
    /// The layout is right after the moment.
    static let severity = Finding.Severity.information
    static let holdsAtEverySize = true

    let layout: Layout
    private var found: [Moment] = []

    init(layout: Layout) {
        self.layout = layout
    }

    mutating func inspect(_ solved: SolvedConfiguration) throws(Cancelled) {
        guard solved.isBase else { return }
        var rest = layout.moments[...]
        while let coming = rest.first?.coming {
            let group = rest.prefix { $0.coming == coming }
            rest = rest.dropFirst(group.count)
            // Most constraints exclude none of those that leave after them, which is asked for all of these at once.
            if group.count > 1, try !excludes([coming] + group.map(\.leaving), solved.cancellation) { continue }
            for moment in group where !found.contains(where: { $0.isAtSamePlaces(as: moment) }) {
                guard try excludes([coming, moment.leaving], solved.cancellation),
                    try !excludes([coming], solved.cancellation),
                    try !excludes([moment.leaving], solved.cancellation)
                else { continue }
                found.append(moment)
            }
        }
    }

    /// Whether constraints cannot hold together with those that always hold.
    private func excludes(_ added: [Constraint], _ cancellation: Cancellation) throws(Cancelled) -> Bool {
        let layout = layout.adding(added)
        var solver = LayoutSolver(layout)
        let solution = try solver.solve(Configuration(baseOf: layout), listsAmbiguous: false, cancellation)
        return solution.conflicts.contains { conflict in
            conflict.members.contains { $0.constraint.map { $0.index >= self.layout.constraints.count } ?? false }
        }
    }

    func diagnoses(_ wording: ConfigurationWording) -> [Diagnosis] {
        found.map { moment in
            let layout = layout.adding([moment.coming, moment.leaving])
            let ids = layout.constraints.suffix(2).map(\.id)
            let naming = Naming(layout)
            let equations = layout.constraints.suffix(2).map(naming.equation)
            let deactivation = Finding.Related(
                range: moment.deactivation, message: "\(equations[1]) is deactivated only here")
            return Diagnosis(
                finding(
                    at: moment.activation,
                    "Activated too early: \(equations[0]) cannot hold together with \(equations[1]), which is still "
                        + "active, so UIKit reports a conflict and breaks one of them. Deactivate \(equations[1]) "
                        + "first.",
                    related: Sentence(layout).related(ids) + [deactivation],
                    subject: FindingSubject(layout).constraint(ids[0])))
        }
    }
}

extension Moment {
    /// Whether it is the same step for two other elements of lists.
    fileprivate func isAtSamePlaces(as other: Moment) -> Bool {
        activation == other.activation && deactivation == other.deactivation
    }
}

extension Layout {
    /// The layout in its base, with further constraints.
    fileprivate func adding(_ added: [Constraint]) -> Layout {
        var layout = self
        layout.states = []
        for constraint in added { _ = layout.append(constraint) }
        return layout
    }
}

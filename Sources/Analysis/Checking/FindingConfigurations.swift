import AutoLayoutEngine
import LayoutModel
import Wording

/// The sizes and states at which a layout has findings.
package struct FindingConfigurations: Sendable {
    /// The configurations with findings of the highest severity that occurs, in the order in which they are listed.
    package let worst: [Configuration]
    /// `Findings at 320 x 100 when "hot" is hidden.`; nil without findings.
    package let sentence: String?
    private let layout: Layout

    /// Checks each configuration by itself. Hints do not count, nor findings that do not depend on the configuration.
    package init(
        _ layout: Layout, by checker: Checker, _ cancellation: Cancellation = .never
    ) throws(Cancelled) {
        self.layout = layout
        let space = ConfigurationSpace(layout)
        let rules = checker.rules.rules(for: layout, checker.selection)
            .compactMap { $0.applied(to: layout).solved }
        let wording = ConfigurationWording(layout, space)
        let always = Set(rules.flatMap { $0.diagnoses(wording).map(\.finding) })
        var severities: [Int: Int] = [:]
        _ = try SolvedConfiguration.forEach(of: layout, in: space, cancellation) {
            solved, _ throws(Cancelled) in
            for var rule in rules {
                try rule.inspect(solved)
                for finding in rule.diagnoses(wording).map(\.finding)
                where finding.severity != .hint && !always.contains(finding) {
                    let severity = finding.severity.rawValue
                    severities[solved.index] = min(severities[solved.index] ?? severity, severity)
                }
            }
        }
        let indices = severities.keys.sorted()
        let highest = severities.values.min()
        worst = indices.filter { severities[$0] == highest }.map { space.configurations[$0] }
        let phrase = wording.phrase(indices)
        sentence =
            indices.isEmpty
            ? nil : "Findings\(phrase.isEmpty ? " at every size and in every state" : phrase)."
    }

    /// The configuration to show if nobody asks for another: the layout as declared if it has findings of the highest
    /// severity or none has, otherwise the first that has them.
    package func preferred(_ cancellation: Cancellation = .never) throws(Cancelled) -> Configuration {
        let base = Configuration(baseOf: layout)
        guard let first = worst.first else { return base }
        let declared = worst.contains {
            $0.size == base.size && $0.state == nil && $0.gone == layout.alwaysGone && $0.parameters == base.parameters
        }
        guard !declared, try !hasProblems(base, cancellation) else { return base }
        return first
    }

    /// Whether a layout that was saved in an editor conflicts or is ambiguous as it was saved.
    private func hasProblems(_ base: Configuration, _ cancellation: Cancellation) throws(Cancelled) -> Bool {
        guard base.isDesignTime else { return false }
        var solver = LayoutSolver(layout)
        let solution = try solver.solve(base, cancellation)
        return !solution.conflicts.isEmpty
            || zip(solution.ambiguous, solution.isHidden).contains { !$0.isEmpty && !$1 }
    }
}

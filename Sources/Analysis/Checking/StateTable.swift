import AutoLayoutEngine
import LayoutModel
import Wording

/// Every combination of the views that can be hidden, and every named state, with its frames and findings.
package struct StateTable: Sendable {
    package struct Row: Sendable {
        package var configuration: Configuration
        package var solution: Solution
        /// The findings in this configuration, in order of range, without those that do not depend on the
        /// configuration.
        package var findings: [Finding]

        package init(configuration: Configuration, solution: Solution, findings: [Finding]) {
            self.configuration = configuration
            self.solution = solution
            self.findings = findings
        }
    }

    package var layout: Layout
    package var rows: [Row]
    /// How many combinations of hidden views the rows cover.
    package var checkedSubsetCount: Int
    package var collapsibleViewCount: Int

    package init(layout: Layout, rows: [Row], checkedSubsetCount: Int, collapsibleViewCount: Int) {
        self.layout = layout
        self.rows = rows
        self.checkedSubsetCount = checkedSubsetCount
        self.collapsibleViewCount = collapsibleViewCount
    }

    /// Solves and checks each configuration by itself.
    ///
    /// The views that can be hidden are those of `vary`, those that collapse, and arranged views that are initially
    /// hidden.
    package init(
        _ layout: Layout, by checker: Checker, _ cancellation: Cancellation = .never
    ) throws(Cancelled) {
        var layout = layout
        layout.varyAllCollapsibleViews()
        // A document declares no sizes; those of all devices would repeat the same rows.
        if layout.sourceTraits.contains(.isDrawn) { layout.sizes = Array(layout.sizes.prefix(1)) }
        let space = ConfigurationSpace(layout)
        let rules = checker.rules.rules(for: layout, checker.selection)
            .compactMap { $0.applied(to: layout).solved }
        let wording = ConfigurationWording(layout, space)
        let always = Set(rules.flatMap { $0.diagnoses(wording).map(\.finding) })
        var rows: [(index: Int, row: Row)] = []
        _ = try SolvedConfiguration.forEach(of: layout, in: space, cancellation) {
            solved, solver throws(Cancelled) in
            var findings: [Finding] = []
            for var rule in rules {
                try rule.inspect(solved)
                findings += rule.diagnoses(wording).map(\.finding)
                    .filter { $0.severity != .hint && !always.contains($0) }
            }
            let shown = try solver.solve(solved.configuration, isShown: true, cancellation)
            let row = Row(
                configuration: solved.configuration, solution: shown, findings: findings.inOrder(of: \.range))
            rows.append((solved.index, row))
        }
        self.init(
            layout: layout, rows: rows.sorted { $0.index < $1.index }.map(\.row),
            checkedSubsetCount: space.checkedSubsetCount,
            collapsibleViewCount: space.varyingViewCount)
    }
}

import AutoLayoutEngine
import LayoutModel

/// Every combination of the views that can go, and every named state, with its frames and what is wrong in it.
package struct StateTable: Sendable {
    package struct Row: Sendable {
        package var configuration: Configuration
        package var solution: Solution
        /// What is wrong in this configuration, in order of place; what is wrong whatever the configuration is not among it.
        package var findings: [Finding]

        package init(configuration: Configuration, solution: Solution, findings: [Finding]) {
            self.configuration = configuration
            self.solution = solution
            self.findings = findings
        }
    }

    package var layout: Layout
    package var rows: [Row]
    /// How many of the combinations are among the rows, and of how many views.
    package var lookedAt: Int
    package var viewsThatGo: Int

    package init(layout: Layout, rows: [Row], lookedAt: Int, viewsThatGo: Int) {
        self.layout = layout
        self.rows = rows
        self.lookedAt = lookedAt
        self.viewsThatGo = viewsThatGo
    }

    /// Solves and judges each configuration by itself.
    ///
    /// The views that can go are those of `vary`, those that collapse, and arranged views that are hidden at first.
    ///
    /// - Parameter options: which rules judge.
    package init(
        _ layout: Layout, _ options: CheckOptions = CheckOptions(), _ cancellation: Cancellation = .never
    ) throws(Cancelled) {
        var layout = layout
        layout.varyAllThatGo()
        // A document names no sizes of its own; the devices' many would say the same over and over.
        if layout.designTime != nil { layout.sizes = Array(layout.sizes.prefix(1)) }
        let space = ConfigurationSpace(layout)
        let rules = Checker.rules(for: layout, options)
        let fresh = rules.map { $0.init(layout, space) }
        let always = Set(fresh.flatMap { $0.findings() })
        var solver = LayoutSolver(layout)
        var rows: [(index: Int, row: Row)] = []
        for index in space.order {
            let configuration = space.configurations[index]
            let solution = try solver.solve(configuration, listsAmbiguous: false, cancellation)
            let solved = try SolvedConfiguration(layout, space, index: index, solution, solver, cancellation)
            var findings: [Finding] = []
            for var rule in fresh {
                try rule.inspect(solved)
                findings += rule.findings().filter { $0.severity != .hint && !always.contains($0) }
            }
            let shown = try solver.solve(configuration, isShown: true, cancellation)
            let row = Row(configuration: configuration, solution: shown, findings: Checker.inOrder(findings))
            rows.append((index, row))
        }
        self.init(
            layout: layout, rows: rows.sorted { $0.index < $1.index }.map(\.row), lookedAt: space.lookedAt,
            viewsThatGo: space.viewsThatVary)
    }
}

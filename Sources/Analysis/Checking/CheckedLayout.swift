import AutoLayoutEngine
import LayoutModel
import SourceText

/// The findings of rules in a layout, with their causes.
package struct CheckedLayout: Sendable {
    /// The codes of the rules that checked the layout, in the order of the rules.
    let codes: [FindingCode]
    /// In order of range, without findings about the text.
    let diagnoses: [Diagnosis]
    package let work: CheckWork
    let outside: OutsideViews

    /// - Parameter diagnoses: rule by rule.
    init(_ codes: [FindingCode], _ diagnoses: [Diagnosis], work: CheckWork, outside: OutsideViews) {
        self.codes = codes
        self.work = work
        self.outside = outside
        self.diagnoses = diagnoses.inOrder(of: \.finding.range)
    }

    var findings: [Finding] { diagnoses.map(\.finding) }
}

/// A measure of the time of a check that is the same on every machine; about 10 ns each.
package struct CheckWork: Sendable {
    /// What the check itself takes.
    let solving: Int
    /// What its findings add to each candidate for a repair.
    var findings = 0

    var total: Int { solving + findings }

    /// Whether a few more checks hardly count beside a search for repairs.
    var isSmall: Bool { total <= RepairBudget.most / 20 }
}

extension Layout {
    /// A measure of the time in which a solver solved the layout in some configurations, as ``CheckWork``.
    func work(of solver: LayoutSolver, configurations: Int = 1) -> Int {
        solver.work + rowCount * configurations * Self.workOfRow
    }

    /// About how many rows a solution has.
    var rowCount: Int { views.count * 4 + constraints.count }

    /// The work for a row in a configuration, besides its solution.
    private static var workOfRow: Int { 400 }
}

extension Array {
    /// Sorted by range; elements of the same range stay in their order.
    func inOrder(of range: (Element) -> TextRange) -> [Element] {
        enumerated().sorted { a, b in
            let (one, other) = (range(a.element), range(b.element))
            return one == other ? a.offset < b.offset : one < other
        }.map(\.element)
    }
}

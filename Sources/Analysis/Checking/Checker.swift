import AutoLayoutEngine
import LayoutModel
import SourceText
import Wording

/// Checks documents and layouts by a set of rules.
package struct Checker: Sendable {
    let rules: RuleSet
    let selection: RuleSelection

    package init(_ rules: RuleSet, _ selection: RuleSelection = RuleSelection()) {
        self.rules = rules
        self.selection = selection
    }

    /// A checker with only those rules that do not need every configuration.
    var forSamples: Checker {
        Checker(RuleSet(rules: rules.rules.filter { !$0.needsEveryConfiguration }), selection)
    }

    /// The findings of a document, including those about its text, in order of range. Suppressed findings are left out.
    package func findings(
        in document: Document, _ cancellation: Cancellation = .never
    ) throws(Cancelled) -> [Finding] {
        var found: [[Finding]] = []
        for layout in document.layouts { found.append(try findings(in: layout, cancellation)) }
        return findings(in: document, ofLayouts: found)
    }

    /// The same, given the findings of each layout.
    func findings(in document: Document, ofLayouts found: [[Finding]]) -> [Finding] {
        let hidings = Set(found.joined().flatMap(\.hidings).flatMap(\.places))
        let reachable = hidings.isEmpty ? [] : document.reachableHidings(hidings)
        var known: [TextRange: Set<RepeatedFindings.Key>] = [:]
        let own = found.indices.flatMap { index in
            let method = document.layouts.indices.contains(index) ? document.layouts[index].method : nil
            let isMade = found[index].isEmpty || method.map { document.mayBeMade($0, index) } ?? true
            let isSetUp = found[index].contains(where: \.dependsOnRoot) && document.mayBeSetUp(index)
            let called = found[index].filter { finding in
                !(isSetUp && finding.dependsOnRoot) && (isMade || !finding.methods.isEmpty)
                    && (finding.methods.isEmpty || finding.methods.contains { document.mayBeCalled($0, index) })
                    && finding.hidings.allSatisfy { hiding in
                        hiding.places.contains(where: reachable.contains)
                            || hiding.sharedView.map { document.mayBeHidden($0, index) } ?? false
                    }
            }
            let own = InheritedFindings(document, index, self, found).removed(from: called)
            guard document.layouts.indices.contains(index), document.layouts[index].sourceTraits.contains(.isCode)
            else { return own }
            return RepeatedFindings.new(
                RepeatedFindings.toldOnce(own), &known[document.layouts[index].range, default: []])
        }
        let all = document.problems.filter { !selection.disabled.contains($0.code) } + own
        return SuppressionFilter(of: document, selection).applied(to: all).inOrder(of: \.range)
    }

    /// The findings of one layout, without those about its text, in order of range.
    package func findings(
        in layout: Layout, _ cancellation: Cancellation = .never
    ) throws(Cancelled) -> [Finding] {
        try check(layout, cancellation).findings
    }

    /// Runs the rules on every configuration of a layout.
    func check(_ layout: Layout, _ cancellation: Cancellation) throws(Cancelled) -> CheckedLayout {
        let space = ConfigurationSpace(layout)
        let types = rules.rules(for: layout, selection)
        let applied = types.map { $0.applied(to: layout) }
        var solvedRules = applied.compactMap(\.solved)
        var outside = OutsideViews(of: layout)
        var solver = try SolvedConfiguration.forEach(of: layout, in: space, cancellation) {
            solved, _ throws(Cancelled) in
            outside.note(solved)
            for index in solvedRules.indices { try solvedRules[index].inspect(solved) }
        }
        if layout.designTime != nil {
            let solution = try solver.solve(Configuration(baseOf: layout), listsAmbiguous: false, cancellation)
            let index = space.configurations.count
            let solved = try SolvedConfiguration(layout, space, index: index, solution, solver, cancellation)
            outside.note(solved)
            for index in solvedRules.indices { try solvedRules[index].inspectDesignTime(solved) }
        }
        let wording = ConfigurationWording(layout, space)
        var remaining = solvedRules[...]
        let diagnoses = applied.flatMap { rule in
            switch rule {
            case .model(let rule): rule.diagnoses()
            case .solved: remaining.popFirst()?.diagnoses(wording) ?? []
            }
        }
        return CheckedLayout(
            types.map { $0.code }, MarkedByXcodeRule.withoutExplained(diagnoses),
            work: CheckWork(
                solving: layout.work(of: solver, configurations: space.configurations.count),
                findings: layout.rowCount * diagnoses.count * Self.workOfFinding),
            outside: outside)
    }

    /// The work for a row in a finding.
    private static let workOfFinding = 50

    /// Whether a layout was checked by exactly the rules that this checker would use.
    func usesSameRules(as checked: CheckedLayout, for layout: Layout) -> Bool {
        checked.codes == rules.rules(for: layout, selection).map { $0.code }
    }
}

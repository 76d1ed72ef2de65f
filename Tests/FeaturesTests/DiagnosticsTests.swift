import Features
import SourceText
import TestSupport
import Testing

@Suite struct DiagnosticsTests {
    private func check(_ marked: String, rules: RuleSelection = RuleSelection()) {
        let expected = ExpectedFindings(marked)
        guard let snapshot = Picture(expected.source).snapshot(),
            let findings = Diagnostics.findings(in: snapshot, rules: rules)
        else { return }
        for difference in expected.differences(from: findings) { Issue.record("\(difference)") }
    }

    private let misspelt = """
        layout A {
            size 100 x 100
            view a
            a.edges == super.edges
            b.top == a.top
            ~ unknown-name
        }
        """

    @Test func findingsOfTheTextAndOfTheModel() {
        check(misspelt)
        check(
            """
            layout A {
                size 100 x 100
                view a
                     ~ ambiguous-size
                a.leading == super.leading
                a.top == super.top
                a.height == 10
            }
            """)
    }

    @Test func aRuleCanBeSwitchedOff() {
        check(
            misspelt.split(separator: "\n").filter { !$0.contains("~") }.joined(separator: "\n"),
            rules: RuleSelection(disabled: ["unknown-name"]))
    }

    @Test func aRuleCanBeSwitchedOn() {
        let source = """
            layout A {
                size 100 x 100
                view a
                a.top == super.top
                a.leading == super.leading
                a.size == 0 x 0
            }
            """
        check(source)
        guard let snapshot = Picture(source).snapshot() else { return }
        let found = Diagnostics.findings(in: snapshot, rules: RuleSelection(enabled: ["zero-size"]))
        #expect(found?.map(\.code.rawValue) == ["zero-size"])
    }

    @Test func whatIsCancelledHasNoAnswer() {
        let snapshot = Picture(Examples.text("tag-row").map { String(UnicodeScalar($0)) }.joined()).snapshot()
        #expect(snapshot.flatMap { Diagnostics.findings(in: $0, isCancelled: { true }) } == nil)
    }
}

import Analysis
import Features
import LayoutModel
import SourceText
import TestSupport
import Testing

@Suite struct DiagnosticsTests {
    private func check(_ marked: String, rules: RuleSelection = RuleSelection()) {
        let fixture = Fixture(marked)
        guard let snapshot = fixture.snapshot() else { return }
        for difference in fixture.differences(from: snapshot.findings(rules: rules)) { Issue.record("\(difference)") }
    }

    private let misspelt = """
        layout A {
            size 100 x 100
            view a
            a.edges == super.edges
            b.top == a.top
            ^ unknown-name
        }
        """

    @Test func findingsOfTheTextAndOfTheModel() {
        check(misspelt)
        check(
            """
            layout A {
                size 100 x 100
                view a
                     ^ ambiguous-size
                a.leading == super.leading
                a.top == super.top
                a.height == 10
            }
            """)
    }

    @Test func aRuleCanBeDisabled() {
        check(
            misspelt.split(separator: "\n").filter { !$0.contains("^") }.joined(separator: "\n"),
            rules: RuleSelection(disabled: ["unknown-name"]))
    }

    @Test func anOptInRuleCanBeEnabled() {
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
        guard let snapshot = Fixture(source).snapshot() else { return }
        let found = snapshot.findings(rules: RuleSelection(enabled: ["zero-size"]))
        #expect(found.map(\.code.rawValue) == ["zero-size"])
    }

    @Test func aCancelledCheckThrows() throws {
        let text = Examples.text("tag-row").map { String(UnicodeScalar($0)) }.joined()
        let snapshot = try #require(Fixture(text).snapshot())
        #expect(throws: Cancelled.self) { try Diagnostics.findings(in: snapshot, Cancellation { true }) }
    }
}

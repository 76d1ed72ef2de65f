import LayoutLanguage
import LayoutModel
import SourceText
import TestSupport
import Testing

@testable import Analysis

/// The check of a version that takes over what was found in the version before is that of a fresh reading.
@Suite struct DocumentCheckTests {
    private let text = """
        layout First {
            size 320 x 100
            view a
            a.leading == super.leading
            a.width == 40
            a.width == 50
        }

        layout Second {
            size 320 x 100
            view b
            b.size == 40 x 40
            b.top == super.top
        }

        layout Third {
            size 320 x 100
            param gap = 8 in 0...20
            view c, d
            c.edges == super.edges inset 8
            d.leading == c.leading + gap
            vary d
            state wide { size 600 x 100 }
        }

        """

    private func judged(
        _ text: String, after previous: DocumentCheck? = nil, isCancelled: Bool = false
    ) throws(Cancelled) -> DocumentCheck {
        let source = SourceText(text)
        let document = LayoutLanguageFormat().parse(source).document
        return try DocumentCheck(
            of: document, in: source, by: Checker(.standard), after: previous, Cancellation { isCancelled })
    }

    @Test(arguments: [
        ("40", "4"), ("layout Second", "// words\nlayout Second"), ("view b", "view bb"), ("b.top == super.top", ""),
        ("layout Third", "layout Other"), ("view c", "view c0, c"), ("state wide", "state w"), ("\n\n", "\n\n\n\n"),
        ("layout First {", "layout First { }\nlayout Zero {"), ("a.width == 50", "a.width =="), ("gap = 8", "gap = 9"),
        ("    size 320 x 100\n    view b", "    view b"),
    ])
    func isThatOfAFreshReading(old: String, new: String) throws {
        let before = try judged(text)
        for edited in [text.replacing(old, with: new), text.replacing(old, with: new, maxReplacements: 1)] {
            #expect(edited != text)
            let fresh = try judged(edited)
            #expect(try judged(edited, after: before).findings == fresh.findings)
            #expect(try judged(text, after: fresh).findings == before.findings)
        }
    }

    /// One that may not look at any layout succeeds where each is known.
    @Test func looksAtNoLayoutThatHasOnlyMoved() throws {
        let before = try judged(text)
        #expect(!before.findings.isEmpty)
        let moved = "// A line before all.\n" + text
        let after = try judged(moved, after: before, isCancelled: true)
        #expect(try after.findings == judged(moved).findings)
        #expect(throws: Cancelled.self) {
            try judged(text.replacing("40 x 40", with: "40 x 50"), after: before, isCancelled: true)
        }
        #expect(throws: Cancelled.self) { try judged(moved, isCancelled: true) }
    }

    @Test func otherRulesJudgeAnew() throws {
        let before = try judged(text)
        let source = SourceText(text)
        let checker = Checker(.standard, RuleSelection(disabled: Set(before.findings.map(\.code))))
        let after = try DocumentCheck(
            of: LayoutLanguageFormat().parse(source).document, in: source, by: checker, after: before, .never)
        #expect(after.findings == [])
    }
}

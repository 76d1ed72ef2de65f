import LayoutModel
import SourceText
import TestSupport
import Testing

@testable import LayoutLanguage

/// Percentages, which must multiply something.
@Suite struct PercentagesTests {
    @Test func multiplyAttributesNumbersAndParameters() {
        let found = constraints(
            """
            param half = 50% in 0%...100%
            view a, b
            a.width == super.width * 50%
            a.height == 25% * b.height + 8
            a.leading == super.trailing * (100% - 75%)
            b.width == 40 * 50%
            b.height == super.height * half
            b.size == super.size * 50%
            H:|[a(50%)]-10%-[b]
            state wide { set half = 60% }
            """)
        #expect(
            found.prefix(4) == [
                "a.width == 0.5 × root.width + 0.0 @ 1000.0", "a.height == 0.25 × b.height + 8.0 @ 1000.0",
                "a.leading == 0.25 × root.trailing + 0.0 @ 1000.0", "b.width == 20.0 @ 1000.0",
            ])
    }

    @Test func areErrorsElsewhere() {
        check(
            """
            layout L {
                size 50% x 100                        // expect: syntax
                param gap = 8 in 0...20
                view a, b
                view c 10 x 20%                       // expect: syntax
                stack s vertical spacing 5% { }       // expect: syntax
                label d { lines 10% }                 // expect: syntax
                a.width == 50%                        // expect: syntax
                cap: a.width == b.width + 50%         // expect: syntax
                a.width == gap%                       // expect: syntax
                a.edges == super.edges inset 5%       // expect: syntax
                a.size == 10 x 50%                    // expect: syntax
                a.height == b.height @ 50%            // expect: syntax
                low: b.height == 10
                state small { low.constant = 50% }    // expect: syntax
            }
            """)
    }

    @Test(arguments: [
        ("a.width == 50%", "a.width == super.width * 50%"), ("50% >= a.height", "super.height * 50% >= a.height"),
        ("a.leading == 50%", "a.leading == super.trailing * 50%"),
        ("a.centerY == 50%", "a.centerY == super.bottom * 50%"),
        ("a.size == 50%", "a.size == super.size * 50%"), ("a.width == a.height == 50%", nil),
    ])
    func arePartsOfTheSuperview(_ written: String, _ meant: String?) throws {
        let source = "layout L { view a; \(written) }"
        let problem = try #require(LayoutLanguageDocument(SourceText(source)).document.problems.first)
        let right = meant ?? "a.height == super.height * 50%"
        #expect(problem.message == "`50%` multiplies nothing. For a part of the superview, write `\(right)`.")
        if let meant { #expect(fixed(source) == "layout L { view a; \(meant) }") }
    }

    @Test(arguments: ["super.width == 50%", "a.width == 8 + 50%", "box.inner.width == 50%"])
    func haveNoSuggestionWhereTheSuperviewIsNotMeant(_ written: String) throws {
        let source = "layout L { view a; view box { view inner }; \(written) }"
        let problem = try #require(LayoutLanguageDocument(SourceText(source)).document.problems.first)
        #expect(
            problem.message
                == "`50%` multiplies nothing. Multiply an attribute, as in `super.width * 50%`, or write a number.")
        #expect(problem.suggestions.isEmpty)
    }
}

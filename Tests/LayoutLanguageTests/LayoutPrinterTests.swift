import LayoutModel
import SourceText
import TestSupport
import Testing

@testable import LayoutLanguage

/// Layouts of the model as text.
@Suite struct LayoutPrinterTests {
    private func printed(_ text: String) -> String { printed(LayoutLanguageDocument(SourceText(text))) }

    private func printed(_ document: LayoutLanguageDocument) -> String {
        LayoutPrinter.text(of: document.document.layouts)
    }

    @Test(arguments: Examples.names)
    func aPrintedExampleIsValid(name: String) {
        let text = printed(LayoutLanguageDocument(SourceText(utf8: Examples.text(name))))
        let again = LayoutLanguageDocument(SourceText(text))
        #expect(again.document.problems.map(\.message) == [], "\(text)")
        // A comment stands for what the language has no words for.
        if !text.contains("//") { #expect(printed(again) == text) }
    }

    @Test func theOrderOfStatementsMakesNoDifference() {
        let views = "view a, b\nstack s vertical { view c, d; spacing 4 after c }"
        let constraints = ["a.leading == super.leading", "b.top == a.bottom + 8 @ 750", "s.c.width == a.width * 1/3"]
        let one = printed("layout L { size 10 x 10\n\(views)\n\(constraints.joined(separator: "\n")) }")
        let other = printed(
            "layout L {\n\(constraints.reversed().joined(separator: "\n"))\n\(views)\nsize 10 x 10\n}")
        #expect(one == other)
        expectSnapshot(
            one,
            """
            layout L {
                size 10 x 10
                view a
                view b
                stack s vertical {
                    view c
                    spacing 4 after c
                    view d
                }
                a.leading == super.leading
                b.top == a.bottom + 8 @ 750
                s.c.width == a.width * 1/3
            }

            """)
    }

    @Test func propertiesStatesAndCollapsesAreWritten() {
        let text = """
            layout L {
                size 300 x fit
                sizes 320 x fit
                safeArea 20 0 0 0
                margins 4 16
                label title 120 x 21 "Title" {
                    hugging horizontal 251
                    lines 2
                }
                switch on
                `on`.leading == margins.leading
                cap: title.width <= 200 @ 750
                inactive wide: title.width == 250
                collapse title: trailing
                vary on
                state big {
                    activate wide
                    gone on
                    cap.constant = 90
                    title.text = "T"
                }
            }
            """
        let again = printed(text)
        #expect(again == printed(again))
        for line in text.split(separator: "\n").map({ $0.drop { $0 == " " } }) where !line.contains("`") {
            #expect(again.contains(line), "\(line) in \(again)")
        }
    }

    @Test func layoutsWithTheSameNameAreNumberedByContent() {
        var document = LayoutLanguageDocument(
            SourceText("layout `A 2` { size 1 x 1 }\nlayout A { size 2 x 2 }")
        ).document
        let one = LayoutPrinter.text(of: document.layouts)
        document.layouts.swapAt(0, 1)
        document.layouts[0].name = "A 2"
        document.layouts[1].name = "A"
        #expect(LayoutPrinter.text(of: document.layouts) == one)
    }
}

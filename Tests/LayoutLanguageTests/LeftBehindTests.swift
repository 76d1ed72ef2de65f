import LayoutModel
import SourceText
import Testing

@testable import LayoutLanguage

/// A comma, operator or brace that was left behind affects only its own statement, and the finding is at it.
@Suite struct LeftBehindTests {
    @Test func aCommaAfterAViewIsReported() {
        let document = check(
            """
            layout A {
                view a,
                      ^ syntax
                view b
                [a, b].edges == super.edges
            }
            """)
        #expect(document.document.layouts[0].views.map(\.path) == ["", "a", "b"])
    }

    @Test func aListMayContinueAfterAComma() {
        let document = check(
            """
            layout A {
                label a 10 x 10,
                    b 20 x 20,
                    c { hugging 300 }
                [a,
                 b,
                 c].edges == super.edges
            }
            """)
        #expect(document.document.layouts[0].views.map(\.path) == ["", "a", "b", "c"])
    }

    @Test func aCommaAfterASizeIsReported() {
        let document = check(
            """
            layout A {
                sizes 320 x 60,
                              ^ syntax
                image avatar 40 x 40
                avatar.edges == super.edges
            }
            """)
        #expect(document.document.layouts[0].views.count == 2)
    }

    @Test func anOperatorBeforeADeclarationIsReported() {
        let document = check(
            """
            layout A {
                view a
                a.width ==
                        ^^ syntax
                view c
                c.edges == a.edges
            }
            """)
        #expect(document.document.layouts[0].views.count == 3)
    }

    @Test func aChainMayContinueOnTheNextLine() {
        let document = check(
            """
            layout A {
                view a, b, c
                a.width ==
                    b.width ==
                    c.width
            }
            """)
        #expect(document.document.layouts[0].constraints.count == 2)
    }

    @Test func anOpenBodyMakesItsViewPartiallyKnown() {
        let document = check(
            """
            layout A {
                view a {
                ^^^^^^^^ syntax
                view b
                b.edges == super.edges
            }
            """)
        let layout = document.document.layouts[0]
        #expect(layout.partiallyKnownPaths == AxisPair(["a"]))
    }

    @Test func aByteOrderMarkIsIgnored() {
        check("\u{FEFF}layout A { size 10 x 10 }")
    }

    @Test func anIncompleteVisualFormatLineMayContainAnyView() {
        let document = check(
            """
            layout A {
                view a, b
                H:|-16-[a // expect: syntax
            }
            """)
        #expect(document.document.layouts[0].areAllPartiallyKnown)
    }
}

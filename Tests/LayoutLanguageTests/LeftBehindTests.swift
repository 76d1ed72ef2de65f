import LayoutModel
import SourceText
import Testing

@testable import LayoutLanguage

/// Commas, operators and braces that were left behind cost their own statement, and the finding stands where they do.
@Suite struct LeftBehindTests {
    @Test func aCommaAfterAView() {
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

    @Test func aCommaAfterWhichTheListGoesOn() {
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

    @Test func aCommaAfterASize() {
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

    @Test func anOperatorBeforeADeclaration() {
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

    @Test func aChainMayGoOnOnTheNextLine() {
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

    @Test func theBraceOfABodyLeavesTheViewPartlyKnown() {
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

    @Test func aByteOrderMarkIsNoPartOfTheText() {
        check("\u{FEFF}layout A { size 10 x 10 }")
    }

    @Test func aVisualFormatLineThatEndsTooEarlyMayHaveNamedAnyView() {
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

import LayoutModel
import SourceText
import TestSupport
import Testing

@testable import LayoutLanguage

/// Each invalid statement has one finding and causes no others.
@Suite struct SyntaxTests {
    @Test func eachBrokenStatementHasOneFinding() {
        check(
            """
            layout L {
                view a, b
                a.top == ;                    // expect: syntax
                a.top
                ^^^^^ syntax
                a.width = 10
                        ^ syntax
                a.width == (10 + 2            // expect: syntax
                a.width == 10 + ;             // expect: syntax
                a.width == 10 20              // expect: syntax
                [a, b.top == b.top            // expect: syntax
                a.top == [b].top              // expect: syntax
                [a, b] == b.top               // expect: syntax
                a.top == b.top @ ;            // expect: syntax
                a.width + b.width == 10       // expect: syntax
                a.width == a.width * b.width  // expect: syntax
                a.width == 10 / b.width       // expect: syntax
                a.width == 10 / 0             // expect: syntax
                10 == 10                      // expect: syntax
                a.top == b.top inset 4        // expect: syntax
                a.size == b.size inset 4      // expect: syntax
                a.size == 40                  // expect: syntax
                a.edges == b.edges inset 1 2 3    // expect: syntax
                a.width == 10 x 20            // expect: syntax
                label                         // expect: syntax
                label t 10                    // expect: syntax
                label u 10 x                  // expect: syntax
                label v -1 x 4                // expect: syntax
                label w "open                 // expect: syntax
                label z "\\q"                 // expect: syntax
                size 10                       // expect: syntax
                margins 1 2 3                 // expect: syntax
                margins                       // expect: syntax
                direction upwards             // expect: syntax
                collapse a                    // expect: syntax
                collapse a:                   // expect: syntax
                collapse a: sideways          // expect: syntax
                vary                          // expect: syntax
                param p                       // expect: syntax
                param q = 5 in 0...4          // expect: syntax
                param r = 5 in 9...4          // expect: syntax
                state                         // expect: syntax
                state s                       // expect: syntax
                state t { gone }              // expect: syntax
                state u { a.colour = 3 }      // expect: syntax
                state v { jump a }            // expect: syntax
                state w { a.size == 3 x 4 }   // expect: syntax
                stack c                       // expect: syntax
                stack d vertical alignment up // expect: syntax
                stack e sideways              // expect: syntax
                spacing 10 after a            // expect: syntax
                spacing 10                    // expect: syntax
                wobble a.top == b.top         // expect: syntax
                frob                          // expect: syntax
                ? ! #                         // expect: syntax
                H:|-10-|                      // expect: syntax
                lines -1                      // expect: syntax
                view m { size 10 x 10 }       // expect: syntax
                view n { state s { } }        // expect: syntax
                a.top == b.top
            }
            """)
    }

    @Test func anUnfinishedLineDoesNotAffectTheNext() {
        let document = check(
            """
            layout L {
                view a, b
                b.top == a.bottom +
                                  ^ syntax
                b.leading == a.leading
                b.width == (a.width
                              ^^^^^ syntax
                b.height == a.height
                [a, b
                    ^ syntax
                a.top == super.top
                vary a,
                      ^ syntax
                state s { gone a }
                2 * a.width +
                    a.width == 30
            }
            """
        ).document
        #expect(document.layouts.first?.constraints.count == 4)
        #expect(document.layouts.first?.states.count == 1)
    }

    @Test func namesInInvalidStatementsCauseNoOtherFindings() {
        let document = check(
            """
            layout L {
                label hot 36 x 18 "Hot" new 40 x 18 "New"   // expect: syntax
                view a
                new.top == a.top
                H:[a]-[new]
                cap: new.width == ;           // expect: syntax
                vary new
                state s { gone new; deactivate cap }
                lable odd 10 x 10             // expect: syntax
                odd.top == a.top
            }
            """)
        let layout = document.document.layouts.first
        #expect(layout?.constraints.count == 1)
        #expect(layout?.areAllPartiallyKnown == true)
        #expect(layout?.partiallyKnownPaths == AxisPair(["", "a", "hot", "odd"]))
    }

    @Test func aMissingBraceAffectsOnlyItsOwnBlock() {
        let document = check(
            """
            layout One {
                view box {
                ^^^^^^^^^^ syntax
                    view inner
                    inner.top == super.top
                box.top == super.top
                state s {                     // expect: syntax
                    gone box
                vary box
            }

            layout Two {
                view a
                a.top == super.top
            }
            """
        ).document
        #expect(document.layouts.map(\.name) == ["One", "Two"])
        #expect(document.layouts.map(\.constraints.count) == [2, 1])
        #expect(document.layouts.first?.states.first?.changes.count == 1)
        #expect(document.layouts.first?.vary.count == 1)
    }

    @Test func aMissingBraceOfALayoutDoesNotAffectTheNext() {
        let document = check(
            """
            layout One {
            ^^^^^^^^^^^^ syntax
                view a
                a.top == super.top

            layout Two {
                view b
            }
            }
            ^ syntax

            layout Three
            ^^^^^^^^^^^^ syntax
                view c
            }
            """
        ).document
        #expect(document.layouts.map { $0.views.count } == [2, 2, 2])
    }

    @Test func statementsContinueAfterOperatorsAndInsideBrackets() {
        let found = constraints(
            """
            view a, b,
                c
            a.width ==
                b.width *
                2 + (
                    1
                    + 2
                )
            [a,
             b].top ==
                c.top @
                high
            cap:
                a.height == 10
            a.leading == b.leading; b.leading == c.leading; H:[a]-[b]; c.width == 4 }
            layout M { view d
            """)
        #expect(found.count == 8)
        #expect(found.first == "a.width == 2.0 × b.width + 3.0 @ 1000.0")
    }

    @Test func numbersAreReadInEveryNotation() {
        let found = constraints(
            """
            view a 375x60, b _ x .5, c 10 x12
            a.width == 1/3
            a.width == -.5 * -3
            a.width == b.width * 1/4 - 8
            a.width == 25% * b.width
            param p = -100 in -200...0
            """)
        #expect(
            found == [
                "a.width == \(1.0 / 3) @ 1000.0", "a.width == 1.5 @ 1000.0",
                "a.width == 0.25 × b.width + -8.0 @ 1000.0", "a.width == 0.25 × b.width + 0.0 @ 1000.0",
            ])
    }

    @Test func anOpenCommentIsTheOnlyFinding() {
        check(
            """
            layout A { size 10 x 10 }
            /* closed /* twice */ */
            layout B {
                view b; b.edges == super.edges
                /* b.width == 40
                ^^ syntax
                b.height == 40
            }
            layout C { size 10 x 10 }
            /*/ /* *
            ^^ syntax
            """)
        #expect(fixed("/* a\nlayout A { size 10 x 10 }") == "/* a */\nlayout A { size 10 x 10 }")
    }

    @Test func anEmptyTextIsValid() {
        check("")
        check("// nothing but a comment")
        check("/* nested /* comment */ still */ layout L { }")
        check("layout L { ; ; }\r\n")
        check("layout L {\r view a\r a.top == super.top\r}")
    }
}

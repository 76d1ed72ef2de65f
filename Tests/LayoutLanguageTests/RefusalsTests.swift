import LayoutModel
import SourceText
import TestSupport
import Testing

@testable import LayoutLanguage

/// Constraints for which Auto Layout throws an exception.
@Suite struct RefusalsTests {
    @Test func attributesThatCannotBeComparedAreReported() {
        check(
            """
            layout L {
                view a, b
                a.centerX == super.width
                ^^^^^^^^^^^^^^^^^^^^^^^^ invalid-pairing
                a.leading == b.left + 4
                ^^^^^^^^^^^^^^^^^^^^^^^ invalid-pairing
                a.right == b.trailing         // expect: invalid-pairing
                a.top == super.leading        // expect: invalid-pairing
                a.top == 20                   // expect: invalid-pairing
                20 == a.top                   // expect: invalid-pairing
                a.width == b.leading          // expect: invalid-pairing
                a.centerX == b.centerY        // expect: invalid-pairing
                a.edges == b.size             // expect: invalid-pairing
                a.edges == b.top              // expect: invalid-pairing
                a.top == b.edges              // expect: invalid-pairing
                a.edges == 10                 // expect: invalid-pairing
                a.width == b.height
                a.firstBaseline == b.top
                a.leading == b.centerX
                a.left == b.centerX
                a.leading == a.trailing - 40
            }
            """)
    }

    @Test func invalidMultipliersPrioritiesAndSelfReferencesAreReported() {
        check(
            """
            layout L {
                param p = 1 in -1...1
                param q = 1 in 0...1
                view a, b
                a.top == b.top * 0            // expect: invalid-multiplier
                0 * a.width == b.width        // expect: invalid-multiplier
                p * a.width == 10             // expect: invalid-multiplier
                a.top == b.top * q            // expect: invalid-multiplier
                a.width == b.width * 0 + 10
                a.width == 10 @ 0             // expect: invalid-priority
                a.width == 10 @ 1001
                                ^^^^ invalid-priority
                a.width == 10 @ -5            // expect: invalid-priority
                a.width == 10 @ p             // expect: invalid-priority
                a.width == 10 @ 0.5
                a.width == 10 @ high - 1
                a.width == 10 @ hihg          // expect: unknown-name
                a.width == a.width            // expect: self-reference
                a.top == a.top + 4            // expect: self-reference
                super.top == self.top         // expect: self-reference
                H:[a(a)]                      // expect: self-reference
                view c { hugging 2000; compressionResistance vertical 0 }   // expect: invalid-priority, \
            invalid-priority
            }
            """)
    }

    @Test func viewsOfAnotherLayoutAreReported() {
        check(
            """
            layout One { view a; a.top == super.top }
            layout Two {
                view b
                b.top == One.a.top
                         ^^^^^^^^^ no-common-ancestor
            }
            """)
    }

    @Test func suggestsTheAttributeThatIsMeant() {
        func line(_ constraint: String, suggestion: Int = 0) -> String? {
            fixed("layout L { view a, b\n\(constraint)\n}", suggestion: suggestion)?.split(separator: "\n").dropFirst()
                .first.map(String.init)
        }
        #expect(line("a.centerX == super.width") == "a.centerX == super.trailing")
        #expect(line("a.centerX == super.width * 1/2") == "a.centerX == super.trailing * 1/2")
        #expect(line("a.centerY == super.height") == "a.centerY == super.bottom")
        #expect(line("super.height == a.centerY") == "super.bottom == a.centerY")
        #expect(line("a.centerX == b.width") == "a.centerX == b.centerX")
        #expect(line("a.leading == b.left + 4") == "a.leading == b.leading + 4")
        #expect(line("a.leading == b.left + 4", suggestion: 1) == "a.left == b.left + 4")
        #expect(line("a.top == super.leading") == "a.top == super.top")
        #expect(line("a.top == 20") == "a.top == super.top + 20")
        #expect(line("a.trailing == 20") == "a.trailing == super.trailing - 20")
        #expect(line("a.width == 10 @ 1200") == "a.width == 10 @ 1000")
        #expect(line("a.width == 10 @ 0") == "a.width == 10 @ 1")
        #expect(line("a.widht == 10") == "a.width == 10")
        #expect(line("a.size == 40") == "a.size == 40 x 40")
        #expect(line("a.width = 40") == "a.width == 40")
        #expect(line("a.width < 40") == "a.width <= 40")
        #expect(line("a.edges == b.size") == "a.edges == b.edges")
    }
}

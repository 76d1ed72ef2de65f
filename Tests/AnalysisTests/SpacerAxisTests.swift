import Analysis
import Testing

@Suite struct SpacerAxisTests {
    @Test func atTheConstraint() throws {
        try check(
            """
            size 320 x 44
            stack s horizontal alignment center { label a 40 x 20; spacer gap; label b 50 x 20 }
            s.edges == super.edges
            s.gap.height == 12 // expect: spacer-axis
            """)
    }

    @Test func notAlongTheStack() throws {
        try check(
            """
            size 320 x 44
            stack s horizontal alignment center { label a 40 x 20; spacer gap; label b 50 x 20 }
            s.edges == super.edges
            s.gap.width == 12
            """)
    }
}

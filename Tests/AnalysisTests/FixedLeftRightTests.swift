import Analysis
import Testing

@Suite struct FixedLeftRightTests {
    @Test func atTheConstraint() throws {
        try check(
            """
            size 100 x 100
            label a 20 x 20
            a.left == super.left + 8 // expect: fixed-left-right
            a.top == super.top
            """)
    }
}

import Analysis
import Testing

@Suite struct WrongSignTests {
    @Test func aFarEdgeOutsideIsMarked() throws {
        try check(
            """
            size 100 x 100
            label a "Title"
            a.leading == super.leading + 8
            a.trailing == super.trailing + 8 // expect: wrong-sign
            a.top == super.top + 4
            super.bottom == a.bottom - 4 // expect: wrong-sign
            """)
    }

    @Test func insideIsRight() throws {
        try check(
            """
            size 100 x 100
            label a "Title"
            a.leading == super.leading + 8
            super.trailing == a.trailing + 8
            a.top == super.top + 4
            a.bottom == super.bottom - 4
            """)
    }

    /// A badge at a corner, a wide background, and a distance that nothing else has.
    @Test func whatSticksOutOnPurposeIsLeft() throws {
        try check(
            """
            size 100 x 100
            view badge, shade, line
            badge.trailing == super.trailing + 8
            badge.top == super.top + 8
            badge.width == 16
            badge.height == 16
            shade.edges == super.edges inset -8
            line.leading == super.leading
            line.trailing == super.trailing + 3
            line.top == super.top
            line.height == 1
            """)
    }
}

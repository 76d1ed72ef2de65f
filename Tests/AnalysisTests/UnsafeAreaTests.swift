import Analysis
import Testing

@Suite struct UnsafeAreaTests {
    @Test func contentUnderTheNotchAndTheHomeIndicatorIsMarked() throws {
        try check(
            """
            size iPhone15
            label title 80 x 20 "Title"
            button send 60 x 30 "Send"
            title.top == super.top + 8 // expect: unsafe-area
            super.bottom == send.bottom + 12 // expect: unsafe-area
            [title, send].centerX == super.centerX
            """)
    }

    @Test func contentInAStackIsMarked() throws {
        try check(
            """
            size iPhone15
            stack column vertical {
                stack row vertical { label title 80 x 20 "Title" }
                image picture 40 x 40
            }
            column.top == super.top // expect: unsafe-area
            column.centerX == super.centerX
            """)
    }

    @Test func withoutTheSizeOfADeviceNothingIsKnown() throws {
        try check(
            """
            size 393 x 852
            label title 80 x 20 "Title"
            title.top == super.top + 8
            title.centerX == super.centerX
            """)
    }

    /// Inside of the safe area, on a device without insets, and a text in the middle of a high label.
    @Test(arguments: [
        "size iPhone15\nlabel a 80 x 20 \"A\"\na.top == safeArea.top + 8\na.leading == super.leading",
        "size iPhone15\nlabel a 80 x 20 \"A\"\na.top == super.top + 60\na.leading == super.leading",
        "size iPhone15\nlabel a 80 x 20 \"A\"\na.top == super.top\na.height == 140\na.leading == super.leading",
        "size iPhoneSE\nbutton a 80 x 20 \"A\"\na.bottom == super.bottom\na.leading == super.leading",
    ])
    func whatIsNotCoveredIsLeft(_ body: String) throws {
        try check(body)
    }

    /// A background, a picture, a list, and a text that fills the screen.
    @Test func whatMayReachToTheEdgeIsLeft() throws {
        try check(
            """
            size iPhone15
            view shade
            image picture 40 x 40
            table list
            label text 80 x 20 "Text" { lines 0 }
            shade.horizontalEdges == super.horizontalEdges
            shade.top == super.top
            shade.height == 120
            picture.top == super.top
            picture.leading == super.leading
            list.edges == super.edges
            text.edges == super.edges
            """)
    }
}

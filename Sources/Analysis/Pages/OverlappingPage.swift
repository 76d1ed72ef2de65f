extension RulePage {
    static let overlapping = RulePage(
        "overlapping", .information, isOffByDefault: true, "two views of one superview that lie on each other",
        """
        The frames of two visible siblings overlap. The later one covers the earlier one and takes its
        touches. Off unless asked for: backgrounds and overlays do this on purpose.

        ## Wrong

        ```layout
        layout Row {
            size 320 x 44
            view a, b
            a.leading == super.leading
            b.leading == super.leading + 60
            [a, b].size == 80 x 44
            [a, b].top == super.top
        }
        ```

        ## Mended

        ```layout
        layout Row {
            size 320 x 44
            view a, b
            a.leading == super.leading
            b.leading == a.trailing + 8
            [a, b].size == 80 x 44
            [a, b].top == super.top
        }
        ```

        ## What to do

        Place the second after the first instead of counting from the superview. Ask for the rule with
        `--enable overlapping`.
        """)
}

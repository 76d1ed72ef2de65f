extension RulePage {
    static let ambiguousPosition = RulePage(
        "ambiguous-position", .warning, "a view whose place is not decided",
        """
        The constraints leave the view's position on this axis open: more than one solution is as good. The
        message names what is missing, or the equal priorities that tie.

        At run time nothing is logged. Auto Layout takes some solution, often x = 0 or y = 0, and may take
        another after the next change. `hasAmbiguousLayout` on the view says so in the debugger.

        ## Wrong

        ```layout
        layout Row {
            size 320 x 44
            label title 80 x 20 "Title"
            title.leading == super.leading + 16
        }
        ```

        ## Mended

        ```layout
        layout Row {
            size 320 x 44
            label title 80 x 20 "Title"
            title.leading == super.leading + 16
            title.centerY == super.centerY
        }
        ```

        ## What to do

        Add one constraint on the axis that the message names, to the nearest neighbour or to the superview.
        """)
}

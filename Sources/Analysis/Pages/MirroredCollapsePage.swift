extension RulePage {
    static let mirroredCollapse = RulePage(
        "mirrored-collapse", .information,
        "a view collapses by left or right, and in right-to-left text that is the gap on the other side",
        """
        In a collapse `left` stands for `leading` too, and `right` for `trailing`; so it is in HRViewVisible. In a
        layout for right-to-left text leading is on the right, so the gap that goes with `left` is the one on the
        right.

        The finding is given in layouts that say `direction rightToLeft`.

        ## Wrong

        ```layout
        layout Row {
            size 320 x 44
            direction rightToLeft
            label a 40 x 20, b 50 x 20, c 60 x 20
            a.leading == super.leading + 16
            b.leading == a.trailing + 8
            c.leading == b.trailing + 8
            [a, b, c].centerY == super.centerY
            collapse b: left as hrViewVisible
            vary b
        }
        ```

        ## Mended

        ```layout
        layout Row {
            size 320 x 44
            direction rightToLeft
            label a 40 x 20, b 50 x 20, c 60 x 20
            a.leading == super.leading + 16
            b.leading == a.trailing + 8
            c.leading == b.trailing + 8
            [a, b, c].centerY == super.centerY
            collapse b: leading as hrViewVisible
            vary b
        }
        ```

        ## What to do

        Name the edge as the constraint does: `leading` or `trailing`. The fixes offer both, the one that keeps what
        goes and the one on the side that was named.
        """)
}

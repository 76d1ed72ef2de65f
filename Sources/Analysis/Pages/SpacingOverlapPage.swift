extension RulePage {
    static let spacingOverlap = RulePage(
        "spacing-overlap", .warning, "views spread by their centres overlap where there is too little room",
        """
        Centres at fractions of the superview's length stand equally far apart whatever the views' own sizes
        are. Below a certain length the views lie on each other. With n views of width w that is where the
        superview is narrower than (n + 1) times w.

        ## Wrong

        ```layout
        layout Row {
            size 300 x 60
            sizes 140 x 60
            view a, b, c
            [a, b, c].size == 40 x 40
            [a, b, c].centerY == super.centerY
            a.centerX == super.trailing * 1/4
            b.centerX == super.trailing * 2/4
            c.centerX == super.trailing * 3/4
        }
        ```

        ## Mended

        ```layout
        layout Row {
            size 300 x 60
            sizes 200 x 60
            view a, b, c
            [a, b, c].size == 40 x 40
            [a, b, c].centerY == super.centerY
            a.centerX == super.trailing * 1/4
            b.centerX == super.trailing * 2/4
            c.centerX == super.trailing * 3/4
        }
        ```

        ## What to do

        Put equal spacers between the views (`H:|~[a]~[b]~[c]~|`), use a stack view with the distribution
        `equalSpacing`, or check the smallest size that the layout can have.
        """)
}

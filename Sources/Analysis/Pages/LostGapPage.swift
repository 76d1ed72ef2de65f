extension RulePage {
    static let lostGap = RulePage(
        "lost-gap", .warning, "a view that goes takes both of its gaps along",
        """
        With the view gone there is less space between its visible neighbours than the smaller of the two gaps
        that were there: they touch. The measure is taken on the solved frames, in every combination of gone
        views and at every declared size.

        It comes of zeroing the constants on both sides of the view, as `setVisible(.gone(direction: .all))`
        does, or of a view that is the first item of both of its gaps with FlexibleBox.

        ## Wrong

        ```layout
        layout Row {
            size 320 x 44
            label first 40 x 20, middle 50 x 20, last 60 x 20
            H:|-16-[first]-8-[middle]-8-[last]
            [first, middle, last].centerY == super.centerY
            collapse middle: leading trailing
            vary middle
        }
        ```

        ## Mended

        ```layout
        layout Row {
            size 320 x 44
            label first 40 x 20, middle 50 x 20, last 60 x 20
            H:|-16-[first]-8-[middle]-8-[last]
            [first, middle, last].centerY == super.centerY
            collapse middle: trailing
            vary middle
        }
        ```

        ## What to do

        Let the view collapse by one edge on each axis. With `as flexibleBox` reverse first and second item of
        one of its two gaps, so that the view is the first item of one only.
        """)
}

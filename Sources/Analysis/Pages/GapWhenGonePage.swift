extension RulePage {
    static let gapWhenGone = RulePage(
        "gap-when-gone", .warning, "a view that goes leaves its gap behind",
        """
        With the view gone there is more fixed space between its visible neighbours than the larger of the
        two gaps that were there: its own room, or both of its gaps. The measure is taken on the solved
        frames, in every combination of gone views and at every declared size. Flexible gaps and the
        distribution of a stack are never reported.

        At run time that is the hole in a row whose middle item is hidden: `isHidden` alone never takes a
        view out of the layout, except in a stack view.

        ## Wrong

        ```layout
        layout Row {
            size 320 x 44
            label first 40 x 20, middle 50 x 20, last 60 x 20
            H:|-16-[first]-8-[middle]-8-[last]
            [first, middle, last].centerY == super.centerY
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

        Make the view collapsible: `collapse V: trailing` sets its width and one of its gaps to zero while
        it is gone. The refactoring "make collapsible" finds the directions that leave neither a gap nor a
        conflict. In a stack view nothing needs to be done.
        """)
}

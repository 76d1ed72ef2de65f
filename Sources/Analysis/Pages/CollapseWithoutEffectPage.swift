extension RulePage {
    static let collapseWithoutEffect = RulePage(
        "collapse-without-effect", .warning, "a view collapses and keeps its size",
        """
        When the view is gone its size is what it was, because it comes from something that collapsing does not
        reach: a share of the superview's size, an aspect ratio, edges pinned on both sides, the views inside it.
        Collapsing sets constants to zero, and there is none that gives the size. Nor does anything go where a
        collection for FDCollapsibleConstraints is empty.

        ## Wrong

        ```layout
        layout Row {
            size 320 x 44
            view first, middle, last
            H:|-16-[first(40)]-8-[middle]-8-[last(40)]
            middle.width == super.width * 0.25
            [first, middle, last].verticalEdges == super.verticalEdges
            collapse middle: trailing
            vary middle
        }
        ```

        ## Mended

        ```layout
        layout Row {
            size 320 x 44
            view first, middle, last
            H:|-16-[first(40)]-8-[middle]-8-[last(40)]
            middle.width == 80
            [first, middle, last].verticalEdges == super.verticalEdges
            collapse middle: trailing
            vary middle
        }
        ```

        ## What to do

        Give the view a width or height as a constant, or put it into a stack view, which needs none. The
        related places show the constraints that hold the size.
        """)
}

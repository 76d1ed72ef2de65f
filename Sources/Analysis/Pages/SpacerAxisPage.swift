extension RulePage {
    static let spacerAxis = RulePage(
        "spacer-axis", .warning, "a spacer has a length across its stack, where it keeps nothing apart",
        """
        A spacer in a horizontal stack keeps its neighbours apart by its width. One that is given a height only
        keeps nothing apart.

        ## Wrong

        ```layout
        layout Toolbar {
            size 320 x 44
            stack bar horizontal alignment center {
                label title 80 x 21 "Title"
                spacer gap
                label more 60 x 21 "More"
            }
            bar.edges == super.edges
            bar.gap.height == 12
        }
        ```

        ## Mended

        ```layout
        layout Toolbar {
            size 320 x 44
            stack bar horizontal alignment center {
                label title 80 x 21 "Title"
                spacer gap
                label more 60 x 21 "More"
            }
            bar.edges == super.edges
            bar.gap.width == 12
        }
        ```

        ## What to do

        Give the spacer its length along the stack's axis, or in its declaration: `spacer 12`.
        """)
}

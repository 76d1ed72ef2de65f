extension RulePage {
    static let requiredSizeInStack = RulePage(
        "required-size-in-stack", .warning, "an arranged view that can go has a required length along its stack",
        """
        UIStackView lets a hidden view go by a required constraint, `UISV-hiding`, that makes its length zero. A
        required length of the view's own contradicts it: the console says so at run time, and one of the two is
        broken.

        ## Wrong

        ```layout
        layout Column {
            size 320 x fit
            stack column vertical spacing 8 {
                label title 80 x 21 "Title"
                view banner { self.height == 60 }
            }
            column.edges == super.edges
            vary column.banner
        }
        ```

        ## Mended

        ```layout
        layout Column {
            size 320 x fit
            stack column vertical spacing 8 {
                label title 80 x 21 "Title"
                view banner { self.height == 60 @ almostRequired }
            }
            column.edges == super.edges
            vary column.banner
        }
        ```

        ## What to do

        Give the length, or one of the constraints inside, a priority of 999: it holds as before while the view is
        shown, and gives way when it is hidden.
        """)
}

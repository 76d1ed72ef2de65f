extension RulePage {
    static let redundant = RulePage(
        "redundant", .hint, "a constraint that others imply",
        """
        The equality follows from other required constraints whatever the sizes and contents are, or the
        inequality is weaker than another between the same two attributes. It can go without any change of
        the layout.

        It does no harm at run time until one of the others changes: then the leftover is what conflicts
        with it.

        ## Wrong

        ```layout
        layout Card {
            size 320 x 100
            view photo
            photo.edges == super.edges inset 8
            photo.width == super.width - 16
        }
        ```

        ## Mended

        ```layout
        layout Card {
            size 320 x 100
            view photo
            photo.edges == super.edges inset 8
        }
        ```

        ## What to do

        Remove it. A size that equals the view's own intrinsic size is not called redundant: it says more
        than the content does.
        """)
}

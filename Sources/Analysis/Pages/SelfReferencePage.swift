extension RulePage {
    static let selfReference = RulePage(
        "self-reference", .error, "a constraint that relates an attribute to itself",
        """
        The same attribute of the same item stands on both sides, so the constraint says nothing about the
        layout: what remains is a comparison of two numbers, which holds always or never.

        Auto Layout cannot constrain a view to itself; a constraint such as `a.top == a.top + 8` does not
        move the view by 8.

        ## Wrong

        ```layout
        layout Card {
            size 320 x 100
            view photo
            photo.edges == super.edges inset 8
            photo.top == photo.top + 8
        }
        ```

        ## Mended

        ```layout
        layout Card {
            size 320 x 100
            view photo
            photo.horizontalEdges == super.horizontalEdges inset 8
            photo.bottom == super.bottom - 8
            photo.top == super.top + 16
        }
        ```

        ## What to do

        Name the other view that was meant. To move a view, change the constant of the constraint that
        places it, in a state for example.
        """)
}

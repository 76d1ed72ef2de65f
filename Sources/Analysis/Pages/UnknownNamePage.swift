extension RulePage {
    static let unknownName = RulePage(
        "unknown-name", .error, "a name that nothing in the layout has",
        """
        The statement speaks of a view, label, state or parameter that is not declared where the statement
        could see it. Inside a view's body names are looked up outwards; from outside, a nested view is
        reached by its path, `badge.count`.

        In code the same slip is a forgotten outlet, or in a Visual Format string the exception `Unable to
        parse constraint format: … is not a key in the views dictionary.`

        ## Wrong

        ```layout
        layout Card {
            size 320 x 100
            view photo
            photo.edges == super.edges inset 8
            foto.width <= 400
        }
        ```

        ## Mended

        ```layout
        layout Card {
            size 320 x 100
            view photo
            photo.edges == super.edges inset 8
            photo.width <= 400
        }
        ```

        ## What to do

        Correct the spelling (the fix offers the nearest name that is there), or declare the view.

        In a document of Interface Builder it is a hint: a word in a view's note that is nearly one of those of a
        collapse, as in `collapse: trailng`, so that the note says nothing.
        """)
}

extension RulePage {
    static let spacingDoubled = RulePage(
        "spacing-doubled", .information, isOffByDefault: true,
        "a stack's spacing comes on top of a spacer, on both of its sides",
        """
        A spacer in a stack is a view like any other, so the stack keeps its spacing before and behind it: with a
        spacing of 4, a spacer of 10 keeps 18 points between its neighbours. Off unless asked for: some count on it.

        ## Wrong

        ```layout
        layout Column {
            size 320 x fit
            stack rows vertical spacing 4 {
                label name 80 x 21 "Name"
                spacer 10
                label mail 140 x 21 "Mail"
            }
            rows.edges == super.edges
        }
        ```

        ## Mended

        ```layout
        layout Column {
            size 320 x fit
            stack rows vertical spacing 4 {
                label name 80 x 21 "Name"
                label mail 140 x 21 "Mail"
                spacing 10 after name
            }
            rows.edges == super.edges
        }
        ```

        ## What to do

        Use custom spacing, which takes the place of the stack's own, or take twice the spacing off the spacer.
        """)
}

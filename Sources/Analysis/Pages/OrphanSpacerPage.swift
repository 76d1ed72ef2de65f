extension RulePage {
    static let orphanSpacer = RulePage(
        "orphan-spacer", .warning, "a spacer in a stack stays when the view has gone whose gap it was",
        """
        A spacer view does not know whose gap it is. When the view before it is hidden, the stack closes up and
        the spacer stays: a hole at the stack's beginning or end, or two spacers where one was meant.

        ## Wrong

        ```layout
        layout Column {
            size 320 x fit
            stack column vertical alignment leading {
                label name 80 x 21 "Name"
                spacer 10
                label mail 140 x 21 "Mail"
            }
            column.edges == super.edges
            vary column.name
        }
        ```

        ## Mended

        ```layout
        layout Column {
            size 320 x fit
            stack column vertical alignment leading {
                label name 80 x 21 "Name"
                spacer 10 after name
                label mail 140 x 21 "Mail"
            }
            column.edges == super.edges
            vary column.name
        }
        ```

        ## What to do

        Tie the spacer to its view, `spacer 10 after name`: it is hidden whenever that is. Custom spacing,
        `spacing 10 after name`, does the same from iOS 11 on and needs no spacer.
        """)
}

extension RulePage {
    static let slotMismatch = RulePage(
        "slot-mismatch", .error, "a constraint under a slot of another view or attribute",
        """
        A label that is a view and an attribute is a slot: `card.top:` holds the constraint on the top of
        `card`, and states change it by that name. Here the constraint's first item or attribute is another.
        It stays in force, under a name that misleads.

        The same slip with ConstraintsHolder ends the app: `Can't assign value of ConstraintType … to
        variable of ConstraintType …`

        ## Wrong

        ```layout
        layout Card {
            size 320 x 100
            view card
            card.top: card.leading == super.leading + 20
            card.size == 40 x 40
            card.centerY == super.centerY
        }
        ```

        ## Mended

        ```layout
        layout Card {
            size 320 x 100
            view card
            card.leading: card.leading == super.leading + 20
            card.size == 40 x 40
            card.centerY == super.centerY
        }
        ```

        ## What to do

        Rename the slot after the constraint, or correct the constraint's first attribute.
        """)
}

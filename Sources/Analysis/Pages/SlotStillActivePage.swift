extension RulePage {
    static let slotStillActive = RulePage(
        "slot-still-active", .error, "a second constraint under a slot whose first is still active",
        """
        A slot holds one constraint. A second one would replace the first, which stays active where nothing
        can reach it any more: in the app a leftover constraint, and as a rule a conflict. It is left out.

        ConstraintsHolder demands the same: `… constraint must be deactivated first`.

        ## Wrong

        ```layout
        layout Card {
            size 320 x 100
            view card
            card.top: card.top == super.top + 8
            card.top: card.top == super.top + 20
            card.leading == super.leading + 8
            card.size == 40 x 40
        }
        ```

        ## Mended

        ```layout
        layout Card {
            size 320 x 100
            view card
            card.top: card.top == super.top + 8
            card.leading == super.leading + 8
            card.size == 40 x 40
            state lowered { set card.top = 20 }
        }
        ```

        ## What to do

        Keep one constraint in the slot and let a state change its constant; or give the second a slot or
        label of its own, `inactive` until a state wants it.
        """)
}

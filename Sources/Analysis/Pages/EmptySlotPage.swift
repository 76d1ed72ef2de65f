extension RulePage {
    static let emptySlot = RulePage(
        "empty-slot", .error, "a state that names a slot without a constraint",
        """
        A state activates, deactivates or sets what a slot holds; this slot holds nothing.

        With ConstraintsHolder the same is a fatal error: `keyPath passed to activate() contained nil value
        constraint`.

        ## Wrong

        ```layout
        layout Card {
            size 320 x 100
            view card
            card.top: card.top == super.top + 8
            card.leading == super.leading + 8
            card.size == 40 x 40
            state lowered { set card.bottom = 20 }
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

        Name the slot that is there, or put the constraint under the slot: `card.bottom: card.bottom ==
        super.bottom - 20`.
        """)
}

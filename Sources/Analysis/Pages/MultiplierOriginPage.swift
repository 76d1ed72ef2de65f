extension RulePage {
    static let multiplierOrigin = RulePage(
        "multiplier-origin", .information, isOffByDefault: true,
        "a multiplied location of a view that is not the superview",
        """
        A location is a number in somebody's coordinates: for a constraint, those of the nearest view around both
        items. `b.leading == a.trailing * 2` doubles the distance from that view's edge, not the width of `a`, and
        changes with every constraint that moves `a`. Multiplying a location of the superview itself says what it
        seems to say, for there the edge is at 0. Off unless asked for: proportions of this kind are now and then meant.

        ## Wrong

        ```layout
        layout Row {
            size 320 x 44
            view a, b
            a.leading == super.leading + 16
            b.leading == a.trailing * 2
            [a, b].size == 40 x 20
            [a, b].top == super.top
        }
        ```

        ## Mended

        ```layout
        layout Row {
            size 320 x 44
            view a, b
            a.leading == super.leading + 16
            b.leading == super.trailing * 0.35
            [a, b].size == 40 x 20
            [a, b].top == super.top
        }
        ```

        ## What to do

        Relate the view to its superview, or put a constant in the place of the multiplier.
        """)
}

extension RulePage {
    static let notRestored = RulePage(
        "not-restored", .warning, "a constant that is set while its view is gone is lost when the view comes back",
        """
        A library that collapses views saves the constants it sets to zero and writes them back later.
        HRViewVisible and UIView-Visibility write back what was there when the view went; FlexibleBox and
        FDCollapsibleConstraints what was there at the beginning. What a state sets in between is overwritten.

        ## Wrong

        ```layout
        layout Row {
            size 320 x 44
            label a 40 x 20, b 50 x 20
            a.leading == super.leading + 16
            gap: b.leading == a.trailing + 8
            [a, b].centerY == super.centerY
            collapse b: leading as hrViewVisible
            state compact { gone b; gap.constant = 4 }
        }
        ```

        ## Mended

        ```layout
        layout Row {
            size 320 x 44
            label a 40 x 20, b 50 x 20
            a.leading == super.leading + 16
            gap: b.leading == a.trailing + 8
            [a, b].centerY == super.centerY
            collapse b: leading as hrViewVisible
            state compact { gap.constant = 4 }
            state without { gone b }
        }
        ```

        ## What to do

        Set the constant when the view is visible again, or let a constraint of another label carry the number
        that changes.
        """)
}

extension RulePage {
    static let notRestored = RulePage(
        "not-restored", .warning, "a view comes back, and something about it is not what it was",
        """
        A library that collapses views saves the constants it sets to zero and writes them back later.
        HRViewVisible and UIView-Visibility write back what was there when the view went; FlexibleBox and
        FDCollapsibleConstraints what was there at the beginning. What a state sets in between is overwritten.

        UIViewVisibility, the Swift library, switches on again every constraint that the view held at the beginning,
        those that a state has switched off since included. And HRViewVisible hides a view (`.invisible`) but has no
        case that shows one: a view that is hidden stays so, whatever comes back.

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

        ```layout
        layout Hidden {
            size 320 x 44
            label a 40 x 20, b 50 x 20 { hidden }
            a.leading == super.leading + 16
            b.leading == a.trailing + 8
            [a, b].centerY == super.centerY
            collapse b: leading as hrViewVisible
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

        ```layout
        layout Hidden {
            size 320 x 44
            label a 40 x 20, b 50 x 20 { hidden }
            a.leading == super.leading + 16
            b.leading == a.trailing + 8
            [a, b].centerY == super.centerY
            collapse b: leading as hrViewVisible
            state full { show b }
        }
        ```

        ## What to do

        Set `isHidden` to false where a hidden view comes back. Set the constant when the view is visible again, or let a constraint of another label carry the number
        that changes.
        """)
}

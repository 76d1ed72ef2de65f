extension RulePage {
    static let sharedGap = RulePage(
        "shared-gap", .warning, "two views collapse one constraint, and one saved constant serves both",
        """
        HRViewVisible, UIView-Visibility and FDCollapsibleConstraints keep the constant that they set to zero
        with the constraint. Where two views collapse the same constraint, the first that comes back restores
        it, while the other is still gone: its gap is back and it is not.

        The collapsing of the language itself has no such order, so only a `collapse` with one of these styles
        gives this finding.

        ## Wrong

        ```layout
        layout Row {
            size 320 x 44
            label a 40 x 20, b 50 x 20, c 60 x 20
            a.leading == super.leading
            b.leading == a.trailing + 8
            c.leading == b.trailing + 8
            [a, b, c].centerY == super.centerY
            collapse a: trailing as hrViewVisible
            collapse b: leading as hrViewVisible
            vary b
        }
        ```

        ## Mended

        ```layout
        layout Row {
            size 320 x 44
            label a 40 x 20, b 50 x 20, c 60 x 20
            a.leading == super.leading
            b.leading == a.trailing + 8
            c.leading == b.trailing + 8
            [a, b, c].centerY == super.centerY
            collapse a: trailing as hrViewVisible
            collapse b: trailing as hrViewVisible
            vary b
        }
        ```

        ## What to do

        Let each view collapse a gap of its own: all of a row by their trailing edges, or all by their leading
        ones.
        """)
}

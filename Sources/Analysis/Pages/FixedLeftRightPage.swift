extension RulePage {
    static let fixedLeftRight = RulePage(
        "fixed-left-right", .hint, "left or right where leading or trailing is meant",
        """
        `left` and `right` stay where they are when the language runs from right to left; `leading` and
        `trailing` change sides with it. Text and the views beside it should follow the language.

        At run time the layout is right in English and wrong in Arabic and Hebrew. Mixing the two in one
        constraint is refused by exception, see `invalid-pairing`.

        ## Wrong

        ```layout
        layout Row {
            size 320 x 44
            label title 80 x 20 "Title"
            title.left == super.left + 16
            title.centerY == super.centerY
        }
        ```

        ## Mended

        ```layout
        layout Row {
            size 320 x 44
            label title 80 x 20 "Title"
            title.leading == super.leading + 16
            title.centerY == super.centerY
        }
        ```

        ## What to do

        Write `leading` for `left` and `trailing` for `right`. Keep `left` and `right` for what has sides of
        its own: a map, playback controls, a picture. `--disable fixed-left-right` suppressions the rule.
        """)
}

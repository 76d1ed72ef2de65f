extension RulePage {
    static let ambiguousSize = RulePage(
        "ambiguous-size", .warning, "a view whose size is not decided",
        """
        The constraints leave the view's width or height open. Either one is missing, or two views compete
        for the same room with equal priorities: as a rule two labels in a row, which both hug their text at
        250 and resist compression at 750.

        At run time nothing is logged: one of the two is stretched or cut, and which one may change with the
        text or the system's version.

        ## Wrong

        ```layout
        layout Row {
            size 320 x 44
            label key 90 x 20 "Key", value 120 x 20 "Value"
            H:|-16-[key]-8-[value]-16-|
            [key, value].centerY == super.centerY
        }
        ```

        ## Mended

        ```layout
        layout Row {
            size 320 x 44
            label key 90 x 20 "Key" { hugging horizontal 251 }
            label value 120 x 20 "Value"
            H:|-16-[key]-8-[value]-16-|
            [key, value].centerY == super.centerY
        }
        ```

        ## What to do

        Give the one that should keep its size a higher hugging (where there is too much room) or
        compression resistance (where there is too little), or add the missing width or height.
        """)
}

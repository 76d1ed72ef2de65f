extension RulePage {
    static let invalidPairing = RulePage(
        "invalid-pairing", .error, "two attributes that Auto Layout does not relate",
        """
        A location is compared with a size or a constant, a horizontal attribute with a vertical one, or
        `leading` with `left`. None of these has a meaning: a location is measured from somewhere, and
        `leading` changes sides with the language.

        Auto Layout refuses them by exception, when the constraint is made, with one of these reasons:

        - `A multiplier of 0 or a nil second item together with a location for the first attribute creates
          an illegal constraint of a location equal to a constant. Location attributes must be specified in
          pairs.`
        - `Invalid pairing of layout attributes.`
        - `A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use
          leading/trailing for both or neither.`

        ## Wrong

        ```layout
        layout Card {
            size 320 x 100
            view photo
            photo.centerX == super.width
            photo.top == super.top
            photo.size == 40 x 40
        }
        ```

        ## Mended

        ```layout
        layout Card {
            size 320 x 100
            view photo
            photo.centerX == super.trailing * 1/2
            photo.top == super.top
            photo.size == 40 x 40
        }
        ```

        ## What to do

        Compare a location with a location of the same axis: in the superview's own coordinates its trailing
        edge lies at its width. Use `leading` and `trailing` on both sides, or `left` and `right` on both.
        """)
}

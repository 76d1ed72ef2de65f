extension RulePage {
    static let invalidMultiplier = RulePage(
        "invalid-multiplier", .error, "a multiplier that makes a location a constant",
        """
        A location times zero is no location any more: what is left compares a location with a constant. A
        size divided by zero is no number.

        Auto Layout refuses it by exception: `A multiplier of 0 or a nil second item together with a
        location for the first attribute creates an illegal constraint of a location equal to a constant.
        Location attributes must be specified in pairs.`

        ## Wrong

        ```layout
        layout Card {
            size 320 x 100
            view photo
            photo.size == 40 x 40
            photo.centerY == super.centerY
            photo.leading == super.leading + 16
            photo.trailing <= super.trailing * 0
        }
        ```

        ## Mended

        ```layout
        layout Card {
            size 320 x 100
            view photo
            photo.size == 40 x 40
            photo.centerY == super.centerY
            photo.leading == super.leading + 16
            photo.trailing <= super.trailing * 1/2
        }
        ```

        ## What to do

        Write the fraction that is meant, or compare with the superview's leading or top edge, which lies at
        zero.
        """)
}

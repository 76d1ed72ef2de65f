extension RulePage {
    static let invalidPriority = RulePage(
        "invalid-priority", .error, "a priority that is not above 0 and at most 1000",
        """
        Priorities go from just above 0 to 1000, which is required. `high` is 750, `low` 250, `fitting` 50,
        `almostRequired` 999.

        At run time any other number is an exception: `It's illegal to set priority: … Priorities must be
        greater than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.`

        ## Wrong

        ```layout
        layout Card {
            size 320 x 100
            view photo
            photo.edges == super.edges inset 8
            photo.width <= 400 @ 1200
        }
        ```

        ## Mended

        ```layout
        layout Card {
            size 320 x 100
            view photo
            photo.edges == super.edges inset 8
            photo.width <= 400 @ 999
        }
        ```

        ## What to do

        Leave the priority out for a required constraint; take 999 for one that may give way in an
        emergency.
        """)
}

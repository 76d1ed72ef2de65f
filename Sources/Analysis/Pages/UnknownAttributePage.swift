extension RulePage {
    static let unknownAttribute = RulePage(
        "unknown-attribute", .error, "an attribute that items do not have",
        """
        After the last dot of an operand stands an attribute: `left`, `right`, `top`, `bottom`, `leading`,
        `trailing`, `width`, `height`, `centerX`, `centerY`, `firstBaseline`, `lastBaseline`, or one of the
        composites `edges`, `horizontalEdges`, `verticalEdges`, `size`, `center`.

        ## Wrong

        ```layout
        layout Card {
            size 320 x 100
            view photo
            photo.edges == super.edges inset 8
            photo.widht <= 400
        }
        ```

        ## Mended

        ```layout
        layout Card {
            size 320 x 100
            view photo
            photo.edges == super.edges inset 8
            photo.width <= 400
        }
        ```

        ## What to do

        Use one of the names above; the fix offers the nearest.
        """)
}

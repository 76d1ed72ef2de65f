extension RulePage {
    static let zeroSize = RulePage(
        "zero-size", .information, isOffByDefault: true, "a visible view without room",
        """
        The view is visible and its width or height is zero, so nothing of it can be seen. Off unless asked
        for: containers that wait for content look like this.

        At run time the usual cause is a superview that is as small as its content asks for, and a content
        that asks for nothing.

        ## Wrong

        ```layout
        layout Card {
            size 320 x 100
            view photo
            photo.horizontalEdges == super.horizontalEdges
            photo.top == super.top
            photo.height == 0
        }
        ```

        ## Mended

        ```layout
        layout Card {
            size 320 x 100
            view photo
            photo.horizontalEdges == super.horizontalEdges
            photo.top == super.top
            photo.height == 60
        }
        ```

        ## What to do

        Give it a size. A view that should go and come back is better declared with `collapse` and `vary`,
        or hidden. Ask for the rule with `--enable zero-size`.
        """)
}

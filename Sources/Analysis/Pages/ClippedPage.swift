extension RulePage {
    static let clipped = RulePage(
        "clipped", .information, isOffByDefault: true, "a view that reaches beyond its superview",
        """
        Part of the view lies outside its superview. That part is cut off where the superview clips, and
        never receives touches. Off unless asked for: shadows, badges and content that is being scrolled in
        do this on purpose.

        ## Wrong

        ```layout
        layout Card {
            size 320 x 100
            view photo
            photo.leading == super.leading + 16
            photo.top == super.top + 8
            photo.size == 400 x 40
        }
        ```

        ## Mended

        ```layout
        layout Card {
            size 320 x 100
            view photo
            photo.leading == super.leading + 16
            photo.top == super.top + 8
            photo.size == 280 x 40
        }
        ```

        ## What to do

        Tie the far edge to the superview with `<=`, or let the size give way. Ask for the rule with
        `--enable clipped`.
        """)
}

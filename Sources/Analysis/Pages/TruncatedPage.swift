extension RulePage {
    static let truncated = RulePage(
        "truncated", .information, isOffByDefault: true, "text with less room than it needs",
        """
        The view shows text, and its solved size is smaller than its intrinsic one, so the text is cut or
        ends in an ellipsis. Off unless asked for: a title that is cut on a narrow screen is often meant.

        ## Wrong

        ```layout
        layout Row {
            size 320 x 44
            label title 400 x 20 "A title that is longer than the row is wide"
            title.horizontalEdges == super.horizontalEdges inset 16
            title.centerY == super.centerY
        }
        ```

        ## Mended

        ```layout
        layout Row {
            size 320 x 44
            label title 200 x 20 "A title that fits"
            title.horizontalEdges == super.horizontalEdges inset 16
            title.centerY == super.centerY
        }
        ```

        ## What to do

        Give the text more lines or more room, or lower the compression resistance of what stands beside it.
        Ask for the rule with `--enable truncated`.
        """)
}

extension RulePage {
    static let ambiguousScrollContent = RulePage(
        "ambiguous-scroll-content", .warning, "a scroll view that cannot tell how large its content is",
        """
        The content of a scroll view is as large as its constraints make it. Here no chain of constraints
        leads from one edge of the content to the other, so the size on this axis is open and the view does
        not scroll, or scrolls over nothing.

        Interface Builder calls it "Scrollable Content Size Ambiguity"; at run time nothing is logged.

        ## Wrong

        ```layout
        layout Page {
            size 320 x 480
            scroll page {
                label text 300 x 900
            }
            page.edges == super.edges
            page.text.leading == page.content.leading
            page.text.trailing == page.content.trailing
            page.text.top == page.content.top
        }
        ```

        ## Mended

        ```layout
        layout Page {
            size 320 x 480
            scroll page {
                label text 300 x 900
            }
            page.edges == super.edges
            page.text.edges == page.content.edges
        }
        ```

        ## What to do

        Tie the content to all four edges of the content guide, and give it a size: its own, or that of the
        frame guide (`text.width == page.frame.width`) on the axis that should not scroll.
        """)
}

extension RulePage {
    static let duplicateName = RulePage(
        "duplicate-name", .error, "a name that is given twice",
        """
        Two views of one superview, two layouts of a file, or two states or parameters of a layout have the
        same name, so a statement could mean either. The first keeps the name; the second is left out.

        ## Wrong

        ```layout
        layout Card {
            size 320 x 100
            view photo
            photo.edges == super.edges inset 8
            label photo 60 x 20 "Photo"
        }
        ```

        ## Mended

        ```layout
        layout Card {
            size 320 x 100
            view photo
            photo.edges == super.edges inset 8
            label title 60 x 20 "Photo"
            title.center == super.center
        }
        ```

        ## What to do

        Give one of the two another name. Views in different superviews may share one: `badge.count` and
        `header.count`.
        """)
}

extension RulePage {
    static let drawnWhenGone = RulePage(
        "drawn-when-gone", .warning, "a view goes without being hidden, and what is in it is still drawn",
        """
        HRViewVisible and FDCollapsibleConstraints make the view zero long and do not hide it. What is in it with a
        size of its own keeps that size, and unless the view clips its subviews it is drawn over the neighbours that
        have moved up.

        Views that show nothing by themselves are left out, and so are sizes that nobody can tell before the app runs.

        ## Wrong

        ```layout
        layout Row {
            size 320 x 44
            view badge { label count 20 x 16 "3" }
            label title 100 x 20 "Title"
            badge.leading == super.leading + 16
            badge.width == 28
            title.leading == badge.trailing + 8
            [badge, title].top == super.top + 12
            badge.height == 20
            badge.count.leading == badge.leading + 4
            badge.count.top == badge.top + 2
            collapse badge: trailing as hrViewVisible
            vary badge
        }
        ```

        ## Mended

        ```layout
        layout Row {
            size 320 x 44
            view badge {
                clipsToBounds
                label count 20 x 16 "3"
            }
            label title 100 x 20 "Title"
            badge.leading == super.leading + 16
            badge.width == 28
            title.leading == badge.trailing + 8
            [badge, title].top == super.top + 12
            badge.height == 20
            badge.count.leading == badge.leading + 4
            badge.count.top == badge.top + 2
            collapse badge: trailing as hrViewVisible
            vary badge
        }
        ```

        ## What to do

        Let the view clip its subviews (`clipsToBounds` in a `.layout` file, Clip to Bounds in Interface Builder), or
        set `isHidden` together with the collapse and take it back with the return. The fix turns on clipping where in
        no state something that is shown would be cut; otherwise there is none.
        """)
}

extension RulePage {
    static let requiredHeightInCell = RulePage(
        "required-height-in-cell", .warning,
        "required constants fix the height of a cell, and the table requires another one",
        """
        A table view gives a cell its row height by a required constraint, `UIView-Encapsulated-Layout-Height`.
        When rows are inserted, deleted or expanded that is for a moment another height than the one that the
        cell's own chain of required heights and gaps makes, and the console reports a conflict.

        ## Wrong

        ```layout
        layout List {
            size 320 x 200
            cell row {
                label title 100 x 21 "Title"
                title.leading == super.leading + 8
                title.top == super.top + 4
                title.height == 21
                title.bottom == super.bottom - 4
            }
            row.horizontalEdges == super.horizontalEdges
            row.top == super.top
        }
        ```

        ## Mended

        ```layout
        layout List {
            size 320 x 200
            cell row {
                label title 100 x 21 "Title"
                title.leading == super.leading + 8
                title.top == super.top + 4
                title.height == 21 @ almostRequired
                title.bottom == super.bottom - 4
            }
            row.horizontalEdges == super.horizontalEdges
            row.top == super.top
        }
        ```

        ## What to do

        Give one height or gap of the chain, best the last one, a priority of 999: self-sizing works as before,
        and it gives way while rows change.
        """)
}

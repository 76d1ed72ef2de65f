extension RulePage {
    static let noCommonAncestor = RulePage(
        "no-common-ancestor", .error, "a constraint between views of different trees",
        """
        A constraint is held by the nearest superview that both its items share. Views of two layouts share
        none.

        Activating such a constraint throws: `Unable to activate constraint with anchors … because they have
        no common ancestor. Does the constraint or its anchors reference items in different view
        hierarchies? That's illegal.` The usual cause in code is a constraint that is activated before
        `addSubview`.

        ## Wrong

        ```layout
        layout Header {
            size 320 x 44
            view bar
            bar.edges == super.edges
        }

        layout Card {
            size 320 x 100
            view photo
            photo.edges == super.edges inset 8
            photo.width <= Header.bar.width
        }
        ```

        ## Mended

        ```layout
        layout Card {
            size 320 x 100
            view bar, photo
            bar.height == 44
            bar.horizontalEdges == super.horizontalEdges
            bar.top == super.top
            photo.horizontalEdges == super.horizontalEdges inset 8
            photo.top == bar.bottom + 8
            photo.bottom == super.bottom - 8
            photo.width <= bar.width
        }
        ```

        ## What to do

        Declare both views in one layout, or compare with a number.
        """)
}

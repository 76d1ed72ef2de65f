extension RulePage {
    static let danglingID = RulePage(
        "dangling-id", .error, "a reference to an object that is not in the document",
        """
        Objects of an Interface Builder document refer to each other by their ids. This reference names an id
        that no object of the document has, so the constraint, outlet or segue that it belongs to says nothing.

        It comes from a merge that kept one half of a change, or from an object that was deleted by hand.
        Interface Builder may refuse to open such a document, or drop what the reference belongs to without a
        word when it saves it the next time. A reference to a view that is only not installed is
        `uninstalled-item`.

        ## What to do

        Take the object back from the version that still has it, or remove what refers to it.
        """)
}

extension RulePage {
    static let duplicateID = RulePage(
        "duplicate-id", .error, "two objects with the same id",
        """
        An id stands for one object of an Interface Builder document, and every reference goes by it. With two
        objects of one id nobody can tell which of them a constraint, an outlet or a segue means.

        It comes from a merge that kept both sides of a change, or from a copy made in a text editor.
        Interface Builder refuses to open such a document, or opens it with one of the two.

        ## What to do

        If the two are copies of one object, remove one of them. If both are meant, give one of them an id that
        is not taken and change the references that mean it.
        """)
}

extension RulePage {
    static let syntax = RulePage(
        "syntax", .error, "a statement that cannot be read",
        """
        The text does not follow the language at this place. The statement is left out; everything around it
        is still read, checked and solved, and the views that it names are not called undetermined
        meanwhile.

        ## Wrong

        ```layout
        layout Card {
            size 320 x 100
            view photo
            photo.edges == super.edges inset
        }
        ```

        ## Mended

        ```layout
        layout Card {
            size 320 x 100
            view photo
            photo.edges == super.edges inset 8
        }
        ```

        ## What to do

        The message says what was expected. `plumbline help language` has every statement with an example.
        """)
}

extension RulePage {
    static let unusedIgnore = RulePage(
        "unused-ignore", .hint, "words that silence a finding that is not there",
        """
        A comment `plumbline:ignore CODE reason` suppresses the findings of that code that begin on its line or, where it has the line to
        itself, on the next line that says something. This one suppresses nothing: what it was about is mended, or its code is
        misspelt. Left where it is, it would hide the next finding of that kind.

        An entry under `ignore` in `.plumbline.json` is judged in the same way.

        ## Wrong

        ```layout
        layout Card {
            size 320 x 100
            view photo
            // plumbline:ignore ambiguous-size the text comes from a server
            photo.edges == super.edges
        }
        ```

        ## Mended

        ```layout
        layout Card {
            size 320 x 100
            view photo
            photo.edges == super.edges
        }
        ```

        ## What to do

        Remove it. Several codes stand in one comment with commas between them; one that suppresses nothing goes alone. Mistakes in the
        text itself, `syntax`, and `too-large` cannot be silenced. A code that is switched off is not judged.
        """)
}

extension RulePage {
    static let tooLarge = RulePage(
        "too-large", .error, "more than this program will look at",
        """
        The file is nested deeper, or a number, a list or the whole text is larger, than the limit that the
        message names. The part beyond the limit is not read, so nothing is said about it. The limits lie
        far above what a person writes; they keep a damaged or generated file from using up the editor's
        memory.

        ## What to do

        Split the file. If it came from a generator, look at what it made: nesting of this depth is seldom
        meant.
        """)
}

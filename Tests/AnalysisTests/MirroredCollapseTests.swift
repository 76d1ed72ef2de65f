import Testing

@Suite struct MirroredCollapseTests {
    private func row(_ collapse: String, direction: String = "rightToLeft", gap: String = "leading/trailing") -> String
    {
        let (near, far) = gap == "leading/trailing" ? ("leading", "trailing") : ("left", "right")
        return """
            size 320 x 44
            direction \(direction)
            label a 40 x 20, b 50 x 20, c 60 x 20
            a.\(near) == super.\(near) + 16
            b.\(near) == a.\(far) + 8
            c.\(near) == b.\(far) + 8
            [a, b, c].centerY == super.centerY
            \(collapse)
            vary b
            """
    }

    @Test(arguments: ["left as hrViewVisible", "left", "right", "left as flexibleBox"])
    func anAbsoluteSide(words: String) throws {
        try check(row("collapse b: \(words) // expect: mirrored-collapse"))
    }

    @Test(arguments: ["leading as hrViewVisible", "trailing", "left leading", "right trailing", "left trailing"])
    func aDirectionalOne(words: String) throws {
        // By both edges both gaps go, which is another finding.
        let isBoth = words == "left trailing"
        try check(row("collapse b: \(words)\(isBoth ? " // expect: lost-gap" : "")"))
    }

    @Test func inLeftToRightText() throws {
        try check(row("collapse b: left", direction: "leftToRight"))
    }
}

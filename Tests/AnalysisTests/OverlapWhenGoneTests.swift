import Testing

@Suite struct OverlapWhenGoneTests {
    private func row(
        _ collapse: String, _ tie: String = "c.leading == a.trailing + 56", more: String = "", size: String = "300 x 60"
    ) -> String {
        """
        size \(size)
        label a 40 x 18, b 40 x 18, c 40 x 18
        a.leading == super.leading + 16
        b.leading == a.trailing + 8
        \(tie)
        [a, b, c].top == super.top
        [a, b, c].size == 40 x 18
        \(more)
        \(collapse)
        """
    }

    @Test func viewsTiedToTheSameOne() throws {
        let judging = try Judging(row("collapse a: trailing"))
        #expect(judging.codes == ["10: overlap-when-gone"])
        #expect(
            judging.findings.first?.message
                == #"Hiding "a" lets "b" and "c" overlap by 40 points, because c.leading == a.trailing + 56 "#
                + "loses its 56. "
                + #"Collapse "a" by its leading edge: write "collapse a: leading"."#)
    }

    @Test func viewsThatChangePlaces() throws {
        let judging = try Judging(
            """
            size 300 x 60
            label a 40 x 18, b 40 x 18, c 40 x 18
            a.leading == super.leading + 16
            b.leading == super.leading + 120
            c.leading == a.trailing + 112
            [a, b, c].top == super.top
            [a, b, c].size == 40 x 18
            collapse a: trailing
            """)
        #expect(judging.codes == ["9: overlap-when-gone"])
        #expect(
            judging.findings.first?.message
                == #"Hiding "a" lets "b" and "c" change places, because c.leading == a.trailing + 112 loses its 112. "#
                + #"Tie "b" and "c" to each other."#)
    }

    @Test func notWhereEachIsTiedToItsNeighbour() throws {
        try check(row("collapse a: trailing", "c.leading == b.trailing + 8"))
    }

    /// A pair that overlaps while all views are there is a background, or meant to.
    @Test func notWhereTheyOverlapAnyway() throws {
        try check(row("collapse a: trailing", "c.leading == a.trailing + 40"))
        try check(row("collapse a: trailing", "c.leading == a.trailing + 8"))
    }

    @Test func wholly() throws {
        try check(
            """
            size 300 x 60
            label a 40 x 18
            view b, c
            a.leading == super.leading + 16
            b.leading == a.trailing + 8
            c.leading == a.trailing + 100
            [a, b, c].top == super.top
            b.size == 60 x 40
            c.size == 10 x 10
            collapse a: trailing // expect: overlap-when-gone
            """)
    }

    /// With d gone too, they still overlap. That is no second mistake.
    @Test func namesTheStateWithTheFewestViews() throws {
        let judging = try Judging(
            row(
                "collapse a: trailing\ncollapse d: top",
                more: "label d 5 x 5\nd.leading == super.leading + 200\nd.bottom == super.bottom"))
        #expect(judging.codes == ["12: overlap-when-gone"])
        #expect(judging.findings.first?.message.hasPrefix(#"Hiding "a" lets "b" and "c" overlap"#) == true)
    }

    @Test func manyViewsAreOneFinding() throws {
        try check(
            """
            size 400 x 60
            label a 40 x 18, b 40 x 18, c 40 x 18, d 40 x 18
            a.leading == super.leading + 16
            b.leading == a.trailing + 8
            c.leading == a.trailing + 56
            d.leading == a.trailing + 104
            [a, b, c, d].top == super.top
            collapse a: trailing // expect: overlap-when-gone
            """)
    }

    @Test func inANamedState() throws {
        let text = row("collapse a: trailing\nstate short { gone a }").replacing(
            "collapse a: trailing", with: "collapse a: trailing // expect: overlap-when-gone")
        try check(text)
    }

    @Test func notWithATextOfUnknownLength() throws {
        try check(
            """
            size 300 x 60
            label a 40 x 18, b "Text", c 40 x 18
            a.leading == super.leading + 16
            b.leading == a.trailing + 8
            c.leading == a.trailing + 56
            [a, b, c].top == super.top
            collapse a: trailing
            """)
    }
}

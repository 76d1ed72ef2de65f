import Analysis
import Testing

@Suite struct LostGapTests {
    @Test func atTheCollapseThatTakesBothGaps() throws {
        let judging = try Judging(row(collapse: ": leading trailing"))
        #expect(judging.codes == ["12: lost-gap"])
        #expect(
            judging.findings.first?.message
                == #"Hiding "middle" leaves no gap between "first" and "last", 8 less than the smaller gap before. "#
                + #"Collapse "middle" by one of its edges only: write "collapse middle: trailing"."#)
    }

    @Test(arguments: ["leading", "trailing"]) func notWhereOneStays(edge: String) throws {
        #expect(try Judging(row(collapse: ": \(edge)")).codes == [])
    }

    @Test func notWhereThereWasNone() throws {
        let gaps = ["middle.leading == first.trailing", "last.leading == middle.trailing + 8"]
        #expect(try Judging(row(collapse: ": leading trailing", gaps: gaps)).codes == [])
    }

    // MARK: Whatever ties the neighbours

    @Test func neighboursTiedByOtherAttributes() throws {
        try check(
            """
            size 320 x 44
            view a, b, c
            a.size == 30 x 20; b.size == 40 x 20; c.size == 30 x 20
            a.leading == super.leading + 16
            b.leading == a.leading + 38
            c.centerX == b.centerX + 47
            [a, b, c].top == super.top + 12
            collapse b: leading // expect: lost-gap
            """)
    }
}

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
}

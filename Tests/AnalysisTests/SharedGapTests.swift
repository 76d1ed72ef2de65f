import Analysis
import Testing

@Suite struct SharedGapTests {
    @Test func atTheSecondOfThem() throws {
        let judging = try Judging(
            row(collapse: ": leading as hrViewVisible", more: "collapse first: trailing as hrViewVisible"))
        #expect(judging.codes == ["12: shared-gap"])
        #expect(judging.findings.first?.related.count == 2)
    }

    @Test func notInTheLanguagesOwnWay() throws {
        #expect(try Judging(row(collapse: ": leading", more: "collapse first: trailing")).codes == [])
    }
}

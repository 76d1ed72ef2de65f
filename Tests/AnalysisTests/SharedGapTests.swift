import Analysis
import Testing

@Suite struct SharedGapTests {
    /// A row that begins at the edge, so that both views can go and leave one gap.
    private func shared(_ style: String) -> String {
        row(collapse: ": leading\(style)", more: "collapse first: trailing\(style)")
            .replacing("super.leading + 16", with: "super.leading")
    }

    @Test func atTheSecondOfThem() throws {
        let judging = try Judging(shared(" as hrViewVisible"))
        #expect(judging.codes == ["12: shared-gap"])
        #expect(judging.findings.first?.related.count == 2)
    }

    @Test func notInTheLanguagesOwnWay() throws {
        #expect(try Judging(shared("")).codes == [])
    }
}

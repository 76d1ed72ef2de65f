import Analysis
import Testing

@Suite struct SpacingOverlapTests {
    private func row(_ width: Int, _ multiplier: String = "3/4") -> String {
        """
        size \(width) x 60
        view a, b
        [a, b].size == 40 x 40
        [a, b].centerY == super.centerY
        a.centerX == super.trailing * 1/4
        b.centerX == super.trailing * \(multiplier)
        """
    }

    @Test func atTheLaterOne() throws {
        let judging = try Judging(row(60))
        #expect(judging.codes == ["7: spacing-overlap"])
        #expect(judging.findings.first?.message.hasPrefix("\"a\" and \"b\" overlap by 10 points") == true)
    }

    @Test func notWhereThereIsRoom() throws {
        #expect(try Judging(row(80)).codes == [])
    }

    @Test func notWhereOneLiesOnTheOther() throws {
        #expect(try Judging(row(60, "1/4")).codes == [])
    }
}

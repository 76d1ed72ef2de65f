import Analysis
import Testing

@Suite struct RequiredHeightInCellTests {
    private func list(_ height: String) -> String {
        """
        size 320 x 200
        cell row {
            label title 100 x 21 "Title"
            title.leading == super.leading
            title.top == super.top + 4
            title.height == \(height)
            title.bottom == super.bottom - 4
        }
        row.horizontalEdges == super.horizontalEdges
        row.top == super.top
        """
    }

    @Test func atTheLastHeight() throws {
        let judging = try Judging(list("21"))
        #expect(judging.codes == ["7: required-height-in-cell"])
        #expect(judging.findings.first?.related.count == 2)
    }

    @Test func notWhereOneGivesWay() throws {
        #expect(try Judging(list("21 @ 999")).codes == [])
    }

    @Test func notWhereTheTextDecides() throws {
        #expect(try Judging(list("21").replacing("    title.height == 21\n", with: "")).codes == [])
    }
}

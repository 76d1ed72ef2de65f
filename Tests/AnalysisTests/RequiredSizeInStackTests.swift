import Analysis
import Testing

@Suite struct RequiredSizeInStackTests {
    private func column(_ height: String, vary: String = "vary s.b") -> String {
        """
        size 320 x fit
        stack s vertical { label a 40 x 20; view b }
        s.edges == super.edges
        s.b.height == \(height)
        \(vary)
        """
    }

    @Test func atTheConstraint() throws {
        let judging = try Judging(column("60"))
        #expect(judging.codes == ["5: required-size-in-stack"])
    }

    @Test func notWhereItGivesWay() throws {
        #expect(try Judging(column("60 @ almostRequired")).codes == [])
    }

    @Test func notWhereItNeverGoes() throws {
        #expect(try Judging(column("60", vary: "")).codes == [])
    }

    @Test func notAcrossTheStack() throws {
        #expect(
            try Judging(
                column("60 @ 999").replacing("s.b.height == 60 @ 999", with: "s.b.height == 60 @ 999\ns.width == 320")
            ).codes == [])
    }
}

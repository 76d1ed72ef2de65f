import Analysis
import Testing

@Suite struct OrphanSpacerTests {
    private func column(_ spacer: String, vary: String) -> String {
        """
        size 320 x fit
        stack s vertical alignment leading {
            label a 40 x 20
            \(spacer)
            label b 50 x 20
        }
        s.edges == super.edges
        vary \(vary)
        """
    }

    @Test(arguments: ["s.a", "s.b"]) func atTheSpacer(vary: String) throws {
        #expect(try Judging(column("spacer 10", vary: vary)).codes == ["5: orphan-spacer"])
    }

    @Test func notWhereItIsTied() throws {
        #expect(try Judging(column("spacer 10 after a", vary: "s.a")).codes == [])
    }

    @Test func notWhereItStillPartsTwoViews() throws {
        #expect(try Judging(column("spacer 10; label c 30 x 20", vary: "s.c")).codes == [])
    }
}

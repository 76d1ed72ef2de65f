import Analysis
import Testing

@Suite struct NotRestoredTests {
    private func text(_ style: String, _ state: String) -> String {
        row(collapse: ": leading\(style)").replacing("middle.leading == first", with: "lead: middle.leading == first")
            + "\n\(state)"
    }

    @Test func atTheAssignment() throws {
        let judging = try Judging(text(" as hrViewVisible", "state s { gone middle; lead.constant = 20 }"))
        #expect(judging.codes == ["14: not-restored"])
        #expect(judging.findings.first.map(judging.marked) == "lead.constant = 20")
    }

    @Test func notInTheLanguagesOwnWay() throws {
        #expect(try Judging(text("", "state s { gone middle; lead.constant = 20 }")).codes == [])
    }
}

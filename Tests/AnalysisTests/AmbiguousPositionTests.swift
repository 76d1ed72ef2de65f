import Analysis
import Testing

@Suite struct AmbiguousPositionTests {
    @Test func byAxis() throws {
        let judging = try Judging("size 320 x 100\nlabel a 40 x 20")
        #expect(judging.codes == ["3: ambiguous-position", "3: ambiguous-position"])
        #expect(
            judging.findings.map(\.message) == [
                #"Nothing says where "a" is horizontally. Add a leading, trailing or centerX constraint."#,
                #"Nothing says where "a" is vertically. Add a top, bottom or centerY constraint."#,
            ])
    }

    @Test func limitsAreNotEnough() throws {
        let judging = try Judging(
            "size 320 x 100\nlabel a 40 x 20\na.top == super.top\na.leading >= super.leading")
        #expect(judging.codes == ["3: ambiguous-position"])
        #expect(judging.findings.first?.message.contains("only kept within limits") == true)
    }

    @Test func inAStateOnly() throws {
        let judging = try Judging(
            """
            size 320 x 100
            label a 40 x 20
            a.top == super.top
            x: a.leading == super.leading
            state loose { deactivate x }
            """)
        #expect(judging.codes == ["3: ambiguous-position"])
        #expect(judging.findings.first?.message.contains("in state \"loose\"") == true)
    }
}

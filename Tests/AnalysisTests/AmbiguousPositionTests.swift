import Analysis
import Testing

@Suite struct AmbiguousPositionTests {
    @Test func byAxis() throws {
        let judging = try Judging("size 320 x 100\nlabel a 40 x 20")
        #expect(judging.codes == ["3: ambiguous-position"])
        #expect(
            judging.findings.map(\.message) == [
                #"Ambiguous position: no constraint says where "a" is. Constrain it on both axes."#
            ])
        let limited = try Judging("size 320 x 100\nlabel a 40 x 20\na.width <= 80")
        #expect(
            limited.findings.map(\.message) == [
                #"Ambiguous horizontal position: nothing determines where "a" is. "#
                    + "Add a leading, trailing or centerX constraint.",
                #"Ambiguous vertical position: nothing determines where "a" is. "#
                    + "Add a top, bottom or centerY constraint.",
            ])
    }

    @Test func limitsAreNotEnough() throws {
        let judging = try Judging(
            "size 320 x 100\nlabel a 40 x 20\na.top == super.top\na.leading >= super.leading")
        #expect(judging.codes == ["3: ambiguous-position"])
        #expect(
            judging.findings.first?.message
                == #"Ambiguous horizontal position: "a" has only limits, and nothing determines where it is between "#
                + #"them. "#
                + "Add a leading, trailing or centerX constraint with ==.")
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

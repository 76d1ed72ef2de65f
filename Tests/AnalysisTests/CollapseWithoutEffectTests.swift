import Analysis
import Testing

@Suite struct CollapseWithoutEffectTests {
    @Test func saysWhatHoldsTheWidth() throws {
        let judging = try Judging(row(collapse: ": trailing", middle: "middle.width == super.width * 0.25"))
        #expect(judging.codes == ["12: collapse-without-effect"])
        #expect(
            judging.findings.first?.message.hasPrefix(
                #"Collapse without effect: "middle" keeps a width of 80, "#
                    + "because middle.width == super.width * 0.25 holds it open. ") == true)
    }

    @Test func notWhereOneOfTwoAxesGoes() throws {
        let text = row(collapse: ": trailing bottom").replacing(
            "[first, middle, last].height == 20", with: "[first, middle, last].bottom == super.bottom - 12")
        #expect(try Judging(text).codes == [])
    }

    @Test func notOfATextOfUnknownSize() throws {
        let text = row(collapse: ": trailing", middle: "").replacing(
            "view first, middle, last", with: "view first, last\nlabel middle \"Text\"")
        #expect(try Judging(text).codes == [])
    }
}

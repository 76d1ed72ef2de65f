import TestSupport
import Testing

@Suite struct LineDifferenceTests {
    @Test func changedLinesWithTwoAroundThem() {
        let old = (1...12).map(String.init)
        var new = old
        new[4] = "five"
        new.append("13")
        let difference = LineDifference(from: old.joined(separator: "\n"), to: new.joined(separator: "\n"))
        let expected = ["  3", "  4", "- 5", "+ five", "  6", "  7", "…", "  11", "  12", "+ 13"]
        #expect(difference.description == expected.joined(separator: "\n"))
    }

    @Test func anEmptyTextIsOneEmptyLine() {
        #expect(LineDifference(from: "", to: "a").description == "- \n+ a")
        #expect(LineDifference(from: "a", to: "a").description == "")
    }
}

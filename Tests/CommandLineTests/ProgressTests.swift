import Testing

@testable import plumbline

@Suite struct ProgressTests {
    @Test func shortRunsShowNothing() {
        var line = ProgressLine()
        #expect(line.text("1 of 2", at: .milliseconds(499)) == nil && !line.isShown)
        #expect(line.text("2 of 2", at: .milliseconds(500)) == "\r\u{1B}[K2 of 2" && line.isShown)
    }

    @Test func theLineIsWrittenAFewTimesEachSecond() {
        var line = ProgressLine()
        let times = (0..<2000).filter { line.text("", at: .milliseconds($0)) != nil }
        #expect(times == Array(stride(from: 500, to: 2000, by: 100)))
    }
}

import Analysis
import Foundation
import LogAnalysis
import RuntimeLog
import SourceText
import Testing

@testable import Reporting

/// Complete explanations of real console dumps of each kind.
///
/// The facts of the dumps are retyped from public reports, which `Logs/README.md` lists.
@Suite struct LogTextTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Logs")

    static let kinds = [
        "plain", "stack-views", "encapsulated-sizes", "autoresizing", "appkit", "snapkit", "masonry", "identifiers",
        "guides", "cut-names",
    ]

    @Test(arguments: kinds)
    func logsAreExplained(kind: String) throws {
        let log = try read("\(kind).log")
        let expected = try read("\(kind).expected")
        let report = Self.report(log, path: "console.log")
        let blocks = report.components(separatedBy: "\n\n"), wanted = expected.components(separatedBy: "\n\n")
        for (block, wanted) in zip(blocks, wanted) { #expect(block == wanted) }
        #expect(blocks.count == wanted.count)
        #expect(blocks.count >= 10, "There should be ten of each kind.")
    }

    @Test(arguments: kinds)
    func lineEndsDoNotMatter(kind: String) throws {
        let log = try read("\(kind).log")
        let plain = Self.report(log, path: "console.log")
        #expect(Self.report(log.replacingOccurrences(of: "\n", with: "\r\n"), path: "console.log") == plain)
    }

    /// A log may end anywhere.
    @Test(arguments: kinds)
    func incompleteDumpsAreRead(kind: String) throws {
        let bytes = Array(try read("\(kind).log").utf8)
        let dumps = RuntimeLog.parse(SourceText(utf8: bytes)).dumps
        for (dump, next) in zip(dumps, dumps.dropFirst().map(\.range.start.value) + [bytes.count]) {
            for end in stride(from: dump.range.start.value, to: next, by: 29) {
                let cut = SourceText(utf8: Array(bytes[dump.range.start.value..<end]))
                #expect(RuntimeLog.parse(cut).dumps.count <= 1)
            }
        }
    }

    @Test func everyKindHasLogs() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        #expect(Set(names) == Set(Self.kinds.flatMap { ["\($0).log", "\($0).expected"] } + ["README.md"]))
    }

    /// The table has the public report of each dump, in order.
    @Test(arguments: kinds)
    func everyDumpHasASource(kind: String) throws {
        let sections = try read("README.md").components(separatedBy: "\n## ")
        let section = try #require(sections.first { $0.hasPrefix("\(kind)\n") })
        let rows = section.split(separator: "\n").compactMap { row -> [Substring]? in
            let cells = row.split(separator: "|").filter { !$0.allSatisfy(\.isWhitespace) }
            return cells.first.flatMap { Int($0.filter { $0 != " " }) } == nil ? nil : cells
        }
        let count = RuntimeLog.parse(SourceText(try read("\(kind).log"))).dumps.count
        #expect(rows.count == count && count >= 10)
        #expect(rows.enumerated().allSatisfy { $1.count == 3 && $1[0].filter { $0 != " " } == "\($0 + 1)" })
    }

    @Test func logWithoutDumpsHasNoReport() {
        #expect(Self.report("All is well.\n", path: "a.log") == "")
    }

    @Test func namesCannotControlTheTerminal() {
        let log = """
            Unable to simultaneously satisfy constraints.
            (
                "<NSLayoutConstraint:0x1 UILabel:0x2'\u{1B}c🚀'.height == 1>",
                "<NSLayoutConstraint:0x3 UILabel:0x2'\u{1B}c🚀'.height == 2>"
            )
            """
        let report = Self.report(log, path: "a b.log")
        #expect(report.hasPrefix("a b.log:1: These 2 constraints cannot all hold: 2 > 1.\n"))
        #expect(report.contains("Label \"␛c🚀\"'s height should equal 1."))
    }

    private func read(_ name: String) throws -> String {
        try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
    }

    static func report(_ log: String, path: String) -> String {
        let text = SourceText(log)
        let explanations = LogExplanation.explain(RuntimeLog.parse(text))
        return LogText.report([ExplainedLog(path: path, text: text, explanations: explanations)], style: .plain)
    }
}

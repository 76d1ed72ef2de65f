import LogAnalysis
import Analysis
import LayoutLanguage
import SourceText
import Testing

@testable import Features

@Suite struct LogExplanationsTests {
    private static let dump = """
        Unable to simultaneously satisfy constraints.
        (
            "<NSLayoutConstraint:0x1 'a_b' UILabel:0x2.height == 16   (active)>",
            "<NSLayoutConstraint:0x3 UILabel:0x2.height == 20   (active)>"
        )
        Will attempt to recover by breaking constraint
        <NSLayoutConstraint:0x3 UILabel:0x2.height == 20   (active)>

        """

    private static func log(_ text: String) -> LogSnapshot { LogSnapshot(reading: SourceText(text)) }

    @Test(arguments: [
        ("/a/console.log", "plaintext", true), ("/a/CONSOLE.LOG", "", true), ("/a/console.txt", "log", true),
        ("/a/console.txt", "plumbline-log", true), ("/a/console.txt", "plaintext", false), ("/a/catalog", "", false),
    ])
    func logsAreRecognizedByExtensionOrLanguage(path: String, language: String, isLog: Bool) {
        #expect(LogSnapshot.isLog(path: path, languageID: language) == isLog)
    }

    @Test func equalListsAreReportedOnce() throws {
        let report = try LogExplanations.report(of: Self.log("hello\n" + Self.dump + Self.dump))
        #expect(report.lists == 1)
        #expect(
            report.markdown == """
                Line 2: These 2 constraints cannot all hold: 20 \\> 16. It occurs 2 times in the log.

                - the label's height should equal 16 (identifier "a\\_b")
                - the label's height should equal 20 (broken by the system)

                Addresses: the label 0x2.

                To fix it: Keep only one of the two, as they set the same attributes to different numbers: \
                the label's height should equal 16; the label's height should equal 20. \
                If they are for different times, deactivate one before activating the other.

                """)
    }

    @Test func aReportAtAnOffsetExplainsItsListOnly() throws {
        let other = Self.dump.replacing("height", with: "width")
        let log = Self.log(Self.dump + "hello\n" + other)
        #expect(try LogExplanations.report(of: log).lists == 2)
        let offset = UTF8Offset(log.text.utf8.count - 4)
        let report = try LogExplanations.report(of: log, at: offset)
        #expect(report.lists == 1 && report.plaintext.hasPrefix("Line 9: ") && report.plaintext.contains("width"))
        let between = UTF8Offset(Self.dump.utf8.count + 2)
        #expect(try LogExplanations.report(of: log, at: between).lists == 0)
    }

    @Test func onlyTheFirstOfVeryManyListsAreReported() throws {
        let many = (0..<LogExplanations.mostExplained + 1).map { Self.dump.replacing("== 20", with: "== \(20 + $0)") }
        let report = try LogExplanations.report(of: Self.log(many.joined()))
        #expect(report.lists == LogExplanations.mostExplained)
        #expect(report.plaintext.hasSuffix("The log has more lists. These are the first 100.\n"))
        let log = Self.log(String(repeating: Self.dump, count: LogExplanations.mostLenses + 1))
        #expect(LogExplanations.lenses(of: log).count == LogExplanations.mostLenses)
    }

    @Test func aLogWithoutListsIsReportedAsSuch() throws {
        let report = try LogExplanations.report(of: Self.log("hello"))
        #expect(report.lists == 0)
        #expect(report.plaintext == "There is no \"Unable to simultaneously satisfy constraints\" here.\n")
    }

    @Test func eachListHasALens() throws {
        let log = Self.log(Self.dump + "hello\n" + Self.dump)
        let lenses = LogExplanations.lenses(of: log)
        #expect(lenses.map { log.text.lines.line(of: $0.range.start) } == [0, 8])
        #expect(
            try lenses.map { try LogExplanations.title(ofDump: $0.dump, in: log) }
                == Array(repeating: "Explain: these 2 constraints cannot all hold", count: 2))
        #expect(LogExplanations.lenses(of: Self.log("")).isEmpty)
        #expect(try LogExplanations.title(ofDump: 2, in: log) == nil)
    }

    @Test func theTitleOfALensCountsTheConstraints() throws {
        let more = Self.dump.replacing(
            "(\n", with: "(\n    \"<NSLayoutConstraint:0x9 UILabel:0x2.width == 5   (active)>\",\n")
        #expect(
            try LogExplanations.title(ofDump: 0, in: Self.log(more))
                == "Explain: 2 of 3 constraints cannot all hold")
        let holds = Self.dump.replacing("== 20", with: "== 16")
        #expect(
            try LogExplanations.title(ofDump: 0, in: Self.log(holds))
                == "Explain: 2 constraints, no contradiction found")
        #expect(
            try LogExplanations.title(ofDump: 0, in: Self.log("Unable to simultaneously satisfy constraints."))
                == "Explain: a headline without constraints")
    }

    @Test func linksToFilesOfTheSameNameShowTheirFolders() throws {
        let log = Self.log(
            Self.dump.replacing("NSLayoutConstraint:0x3", with: "SnapKit.LayoutConstraint:0x3@Card.swift#7"))
        let workspace = LogWorkspace(sourcePaths: ["/w/App/Card.swift", "/w/Old/Card.swift"])
        let report = try LogExplanations.report(of: log, in: workspace, address: { "file://\($0.path)" })
        #expect(report.plaintext.contains("App/Card.swift:7 or Old/Card.swift:7"))
    }

    @Test func anUncertainSourceIsMarked() throws {
        let layout = SourceText("layout Card {\n    label total\n    total.height == 16\n}\n")
        let file = LogWorkspace.File(
            path: "/w/card.layout", text: layout, document: LayoutLanguageFormat().parse(layout).document)
        let log = Self.log(
            Self.dump.replacing("'a_b' ", with: "").replacing(
                "NSLayoutConstraint:0x3", with: "NSLayoutConstraint:0x3 'UISV-hiding'"))
        let report = try LogExplanations.report(
            of: log, in: LogWorkspace(files: [file]), address: { "file://\($0.path)" })
        #expect(report.plaintext.contains("perhaps card.layout:3"))
    }

    @Test func theHoverOfAConstraintIsASentence() throws {
        let log = Self.log("hello\n" + Self.dump)
        func hover(_ line: Int, _ column: Int) throws -> String? {
            let offset = log.text.lines.range(ofLine: line).start.value + column
            return try LogExplanations.hover(at: UTF8Offset(offset), in: log)?.plaintext
        }
        #expect(
            try hover(3, 30) == """
                the label's height should equal 16 (identifier "a_b")

                It conflicts with 1 other of the list.
                """)
        let whole = "These 2 constraints cannot all hold: 20 > 16.\n\n- the label's height"
        #expect(try hover(1, 3)?.hasPrefix(whole) == true)
        #expect(try hover(0, 2) == nil && hover(2, 0) == nil)
    }
}

import Foundation
import TestSupport
import Testing

/// `plumbline log`: explanations of console dumps, and the sources of their constraints.
@Suite struct LogTests {
    private let folder: TemporaryFolder

    private static let log = """
        12:00 Shop[1:2] Unable to simultaneously satisfy constraints.
        (
            "<SnapKit.LayoutConstraint:0x1@CardView.swift#12 UILabel:0x2'Total'.height == 20.0>",
            "<NSLayoutConstraint:0x3 'tall' UILabel:0x2'Total'.height == 24   (active)>"
        )
        Will attempt to recover by breaking constraint
        <NSLayoutConstraint:0x3 'tall' UILabel:0x2'Total'.height == 24   (active)>

        """

    init() throws {
        folder = try TemporaryFolder([
            "console.log": Self.log, "quiet.log": "All is well.\n", "App/Sources/CardView.swift": "",
            "App/Card.layout": "layout Card {\n    label total \"Total\"\n    tall: total.height == 24\n}\n",
        ])
        try folder.write(Data([0x61, 0xFF, 0x0A]), to: "odd.log")
        try folder.write(Data([0xFF, 0xFE, 0x61, 0x00]), to: "wide.log")
    }

    @Test func aConflictIsExplainedWithItsSources() throws {
        let result = try Plumbline.run(["log", "console.log", "--in", "App"], in: folder.url)
        #expect(result.status == 1)
        #expect(result.complaints == "")
        expectSnapshot(
            result.output,
            """
            console.log:1: These 2 constraints cannot all hold: 24 > 20.
              - Label "Total"'s height should equal 20.
                  CardView.swift:12; written at App/Sources/CardView.swift:12
              - Label "Total"'s height should equal 24. (broken by the system)
                  identifier "tall"; written at App/Card.layout:3
              Addresses: label "Total" 0x2.
              To fix it: Keep only one of the two, as they set the same attributes to different numbers: \
            label "Total"'s height should equal 20; label "Total"'s height should equal 24. \
            If they are for different times, deactivate one before activating the other.

            """)
    }

    @Test func aSearchWithoutResultSaysSo() throws {
        try folder.write(Data("layout A { view a }\n".utf8), to: "Other/A.layout")
        let result = try Plumbline.run(["log", "console.log", "--in", "Other"], in: folder.url)
        #expect(result.status == 1)
        #expect(result.complaints.hasPrefix("None of these constraints was found in 1 file. "), "\(result)")
        #expect(try Plumbline.run(["log", "console.log"], in: folder.url).complaints == "")
    }

    @Test func standardInputIsRead() throws {
        let result = try Plumbline.run(["log", "-", "--format", "json"], in: folder.url, input: Self.log)
        #expect(result.status == 1)
        #expect(result.output.hasPrefix(#"{"version":1,"files":[{"path":"-","dumps":[{"line":1,"#))
    }

    @Test(arguments: [
        ("console.log", 1), ("quiet.log", 0), ("quiet.log console.log", 1), ("odd.log", 0), ("wide.log", 2),
        ("missing.log", 2), ("missing.log console.log", 2), ("console.log --in nowhere", 2), ("", 2), (".", 2),
        ("console.log --format yaml", 2), ("-", 0),
    ])
    func theExitStatusTellsWhetherThereIsADump(arguments: String, status: Int32) throws {
        let result = try Plumbline.run(["log"] + arguments.split(separator: " ").map(String.init), in: folder.url)
        #expect(result.status == status, "\(result.output)\(result.complaints)")
    }

    @Test func anUnreadableLogDoesNotStopTheOthers() throws {
        let result = try Plumbline.run(["log", "missing.log", "console.log"], in: folder.url)
        #expect(result.output.hasPrefix("console.log:1: These 2 constraints cannot all hold: 24 > 20.\n"))
        #expect(result.complaints == "plumbline: \"missing.log\" cannot be read: No such file or directory.\n")
    }

    @Test func aLogWithoutADumpIsReported() throws {
        let result = try Plumbline.run(["log", "quiet.log"], in: folder.url)
        #expect(result.output == "")
        #expect(result.complaints == "No \"Unable to simultaneously satisfy constraints\" in the log.\n")
    }
}

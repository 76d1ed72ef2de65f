import SourceText
import Testing

@testable import RuntimeLog

/// The dumps that the scanner finds in a log with other text around and between them.
@Suite struct LogScannerTests {
    private static let headline = "Unable to simultaneously satisfy constraints"
    private static let breaking = "Will attempt to recover by breaking"
    private static let one = "<NSLayoutConstraint:0x1 UIView:0x2.height == 1   (active)>"
    private static let two = "<NSLayoutConstraint:0x3 UIView:0x2.height == 2   (active)>"

    @Test(arguments: [
        // As in Xcode.
        "noise\n\(headline).\n\tTry this: \n(\n    \"\(one)\",\n    \"\(two)\"\n)\n\n"
            + "\(breaking) constraint \n\(two)\nnoise",
        // The broken constraint on the line that announces it, and Windows line ends.
        "\(headline):\r\n(\r\n\"\(one)\",\r\n\"\(two)\"\r\n)\r\n\(breaking) constraint \(two)\r\n",
        // Lines with prefixes, and other lines between.
        "12:00 [a] \(headline).\n12:00 [a] (\n12:00 [a]     \"\(one)\",\n12:01 [b] hello\n12:00 [a]     \"\(two)\"\n"
            + "12:00 [a] )\n12:00 [a] \(breaking) constraint \n12:00 [a] \(two)\n",
        // Without quotes, as for Masonry.
        "\(headline).\n(\n\t\(one),\n\t\(two),\n)\n\(breaking) constraint \n\(two)\n",
        // Line breaks spelled as in JSON.
        #"{"m":"\#(headline).\n(\n    \"\#(one)\",\n    \"\#(two)\"\n)\n\n"#
            + #"\#(breaking) constraint \n\#(two)\n\nMake a"}"#,
        // Wrapped by a narrow window, within words and at blanks.
        "\(headline).\n(\n\"<NSLayoutConstraint:0x1 UIVi\new:0x2.height == 1   (active)>\",\n"
            + "\"<NSLayoutConstraint:0x3 UIView:0x2.height\n== 2   (active)>\"\n)\n\(breaking) constraint\n\(two)\n",
        // In Markdown.
        "> \(headline).\n> (\n>     \"\\<NSLayoutConstraint:0x1 UIView:0x2.height == 1   (active)\\>\",\n"
            + ">     \"\(two)\"\n> )\n> \(breaking) constraint \n> \(two)\n",
        // Markdown has dropped the brackets.
        "\(headline).\n(\n\"\(one.dropFirst().dropLast())\",\n\"\(two.dropFirst().dropLast())\"\n)\n"
            + "\(breaking) constraint\n\(two.dropFirst().dropLast())\n",
        // AppKit's other headline, and its full stops.
        "Conflicting constraints detected: (\n    \"\(one)\",\n    \"\(two)\"\n).\n\(breaking) \(two).\n",
        // As Swift prints a list.
        "\(headline).\n[\n    \(one),\n    \(two)\n]\n\(breaking) constraint \n\(two)\n",
        // In a comment.
        "// \(headline).\n// (\n//   \"\(one)\",\n//   \"\(two)\"\n// )\n// \(breaking) constraint \n// \(two)\n",
        // Copied without the headline, with and without brackets.
        "(\n    \(one),\n    \(two)\n)\n\(breaking) constraint \n\(two)\n",
        "\"\(one)\",\n\"\(two)\"\n\(breaking) constraint \n\(two)\n",
    ])
    func found(log: String) {
        let dumps = RuntimeLog.parse(SourceText(log)).dumps
        #expect(dumps.count == 1)
        guard let dump = dumps.first else { return }
        #expect(dump.constraints.map(\.address) == ["1", "3"])
        #expect(dump.constraints.map(\.isUnderstood) == [true, true])
        #expect(dump.broken == 1)
        #expect(dump.isComplete)
        #expect(dump.items.count == 1)
    }

    @Test func longListsAreLimited() throws {
        func list(_ count: Int) throws -> ConflictDump {
            let lines = (0..<count).map {
                "\"<NSLayoutConstraint:0x\($0 + 10) UIView:0x2.height == \($0)   (active)>\""
            }
            let log = "\(Self.headline).\n(\n\(lines.joined(separator: ",\n"))\n)\n"
            return try #require(RuntimeLog.parse(SourceText(log)).dumps.first)
        }
        #expect(try list(2000).isComplete)
        let long = try list(2001)
        #expect(long.constraints.count == 2000 && !long.isComplete)
    }

    @Test func rangesAreOffsetsInTheLog() {
        let text = SourceText("a\n\(Self.headline).\n(\n\"\(Self.one)\"\n)\nb\n")
        let dump = RuntimeLog.parse(text).dumps[0]
        #expect(text[dump.headline] == Self.headline)
        #expect(text[dump.constraints[0].range] == Self.one)
        #expect(text[dump.range].hasSuffix("\"\n)"))
    }

    @Test(arguments: [
        ("\(headline).\n", 0, false),
        ("\(headline).\n(\n\"\(one)\",\n\"<NSLayoutConstraint:0x3 UIVi", 2, false),
        ("\(headline).\n(\n\"\(one)\",\n...\n)\n", 1, false),
        ("(\n\"\(one)\"\n)\n", 1, true),
    ])
    func incompleteDumps(log: String, constraints: Int, isComplete: Bool) {
        let dumps = RuntimeLog.parse(SourceText(log)).dumps
        #expect(dumps.count == 1)
        #expect(dumps.first?.constraints.count == constraints)
        #expect(dumps.first?.isComplete == isComplete)
    }

    /// A description without its end is kept, and understood if its equation is certainly complete.
    @Test(arguments: [
        ("\"<NSLayoutConstraint:0x1 UIView:0x2.height == 1   (active)", true),
        ("\"<NSLayoutConstraint:0x1 UIView:0x2.height == 1   (act", false),
        ("\"<NSLayoutConstraint:0x1 UIView:0x2.height == 1", false),
        ("\"<NSLayoutConstraint:0x1 V:|-(8)-[UIView:0x2]   (active, names: '|':UIView:0x4 )\",", true),
        ("\"<NSLayoutConstraint:0x1 V:|-(8)-[UIView:0x2]   (active, names: '|':UIVi\u{2026}\",", false),
        ("<NSLayoutConstraint:0x1 V:[UIView:0x2(1)],", true),
        ("<NSLayoutConstraint:0x1 V:[UIView:0x2(1", false),
        ("<MASLayoutConstraint:0x1 UIView:0x2.height == UIView:0x4.he", false),
        ("\"<NSLayoutConstraint:0x1", false),
    ])
    func cutDescriptionsAreKept(cut: String, isUnderstood: Bool) throws {
        let log = "\(Self.headline).\n(\n\(cut)\n\"\(Self.two)\"\n)\n"
        let dump = try #require(RuntimeLog.parse(SourceText(log)).dumps.first)
        #expect(dump.constraints.map(\.address) == ["1", "3"])
        #expect(dump.constraints.map(\.isUnderstood) == [isUnderstood, true])
    }

    /// Addresses are reused; the same text is the same constraint.
    @Test func constraintsWithTheSameAddressAreKept() throws {
        let other = Self.one.replacing("== 1", with: "== 5")
        let log =
            "\(Self.headline).\n(\n\"\(Self.one)\",\n\"\(other)\",\n\"\(Self.one)\",\n\"\(Self.two)\"\n)\n"
            + "\(Self.breaking) constraint \n\(other)\n"
        let dump = try #require(RuntimeLog.parse(SourceText(log)).dumps.first)
        #expect(dump.constraints.map(\.address) == ["1", "1", "3"])
        #expect(dump.broken == 1)
    }

    /// A library may have its own descriptions.
    @Test func quotedLinesWithoutDescriptionAreKept() throws {
        let strange = "[ 'Card.swift':12 ] a.height = b.height"
        let log =
            "\(Self.headline).\n(\n\"\(Self.one)\",\n\"\(strange)\"\n)\n\(Self.breaking) constraint \n\(strange)\n"
        let dump = try #require(RuntimeLog.parse(SourceText(log)).dumps.first)
        #expect(dump.constraints.map(\.text).last == strange)
        #expect(dump.constraints.map(\.isUnderstood) == [true, false])
        #expect(dump.broken == 1)
    }

    /// Lists pasted one after another without their headlines.
    @Test(arguments: [
        "(\n\"\(one)\",\n\"\(two)\"\n)\n(\n\"\(one)\",\n\"\(two)\"\n)\n",
        "\"\(one)\",\n\"\(two)\"\n\n\"\(one)\",\n\"\(two)\"\n",
        "(\n\"\(one)\",\n\"\(two)\"\n)\n\(breaking) constraint \n\n(\n\"\(one)\",\n\"\(two)\"\n)\n",
    ])
    func oneListAfterAnother(log: String) {
        let dumps = RuntimeLog.parse(SourceText(log)).dumps
        #expect(dumps.map { $0.constraints.map(\.address) } == [["1", "3"], ["1", "3"]])
        #expect(dumps.map(\.isComplete) == [true, true])
    }

    @Test func dumpEndsWhereTheNextBegins() {
        let log =
            "\(Self.headline).\n(\n\"\(Self.one)\",\n\(Self.headline).\n(\n\"\(Self.two)\"\n)\n"
        let dumps = RuntimeLog.parse(SourceText(log)).dumps
        #expect(dumps.map { $0.constraints.map(\.address) } == [["1"], ["3"]])
        #expect(dumps.map(\.isComplete) == [false, true])
    }

    @Test func aRedactedListIsRecognised() {
        let log =
            "\(Self.headline):\n<private>\n\n\(Self.breaking) constraint \n<private>\n"
        let dumps = RuntimeLog.parse(SourceText(log)).dumps
        #expect(dumps.map(\.isRedacted) == [true])
        #expect(dumps.map(\.constraints.isEmpty) == [true])
    }

    @Test func otherTextIsIgnored() {
        let log =
            "po view.constraints\n<UIView: 0x1; frame = (0 0; 1 1)>\n(\n  \"a\"\n)\n\(Self.one)\n"
            + "constraints\n(\n    \(Self.one),\n    \(Self.two)\n)\n"
        #expect(RuntimeLog.parse(SourceText(log)).dumps.isEmpty)
    }

    /// No prefix, suffix or damage of a log may trap: with quotes, without, and without brackets.
    @Test(arguments: [
        "\"\(one)\",\n\"\(two)\"", "\(one),\n\(two),", "\"\(one.dropFirst().dropLast())\",\n\"a\"", "  \"a\\\"",
    ])
    func damagedLogsAreRead(list: String) {
        let log =
            "\(Self.headline).\n(\n\(list)\n)\n\(Self.breaking) constraint \n\(Self.two)\n"
        let bytes = Array(log.utf8)
        for length in 0...bytes.count {
            _ = RuntimeLog.parse(SourceText(utf8: Array(bytes.prefix(length))))
            _ = RuntimeLog.parse(SourceText(utf8: Array(bytes.suffix(length))))
            var damaged = bytes
            if length < bytes.count { damaged[length] = 0xFF }
            _ = RuntimeLog.parse(SourceText(utf8: damaged))
        }
    }

    /// A quoted line without its end may be the last of the log.
    @Test(arguments: ["\"a", "\"", "a", "\"a,", "\"\"", "\"NSLayoutConstraint:0x1"])
    func lastLineMayBeCutOff(line: String) {
        let log = "\(Self.headline).\n(\n    \(line)"
        #expect(RuntimeLog.parse(SourceText(log)).dumps.count == 1)
    }
}

import SourceText
import Testing

@testable import RuntimeLog

/// Which dumps are found in a log, and where, whatever is around and between them.
@Suite struct LogScannerTests {
    private static let one = "<NSLayoutConstraint:0x1 UIView:0x2.height == 1   (active)>"
    private static let two = "<NSLayoutConstraint:0x3 UIView:0x2.height == 2   (active)>"

    @Test(arguments: [
        // As Xcode shows it.
        "noise\nUnable to simultaneously satisfy constraints.\n\tTry this: \n(\n    \"\(one)\",\n    \"\(two)\"\n)\n\nWill attempt to recover by breaking constraint \n\(two)\nnoise",
        // On one line with the words before it, and with Windows line ends.
        "Unable to simultaneously satisfy constraints:\r\n(\r\n\"\(one)\",\r\n\"\(two)\"\r\n)\r\nWill attempt to recover by breaking constraint \(two)\r\n",
        // Every line with a prefix, and other lines between.
        "12:00 [a] Unable to simultaneously satisfy constraints.\n12:00 [a] (\n12:00 [a]     \"\(one)\",\n12:01 [b] hello\n12:00 [a]     \"\(two)\"\n12:00 [a] )\n12:00 [a] Will attempt to recover by breaking constraint \n12:00 [a] \(two)\n",
        // Without quotes, as Masonry's come out.
        "Unable to simultaneously satisfy constraints.\n(\n\t\(one),\n\t\(two),\n)\nWill attempt to recover by breaking constraint \n\(two)\n",
        // Line breaks written out, as in JSON.
        #"{"m":"Unable to simultaneously satisfy constraints.\n(\n    \"\#(one)\",\n    \"\#(two)\"\n)\n\nWill attempt to recover by breaking constraint \n\#(two)\n\nMake a"}"#,
        // Wrapped by a narrow window, within words and at blanks.
        "Unable to simultaneously satisfy constraints.\n(\n\"<NSLayoutConstraint:0x1 UIVi\new:0x2.height == 1   (active)>\",\n\"<NSLayoutConstraint:0x3 UIView:0x2.height\n== 2   (active)>\"\n)\nWill attempt to recover by breaking constraint\n\(two)\n",
        // In Markdown.
        "> Unable to simultaneously satisfy constraints.\n> (\n>     \"\\<NSLayoutConstraint:0x1 UIView:0x2.height == 1   (active)\\>\",\n>     \"\(two)\"\n> )\n> Will attempt to recover by breaking constraint \n> \(two)\n",
        // Markdown has eaten the brackets.
        "Unable to simultaneously satisfy constraints.\n(\n\"\(one.dropFirst().dropLast())\",\n\"\(two.dropFirst().dropLast())\"\n)\nWill attempt to recover by breaking constraint\n\(two.dropFirst().dropLast())\n",
        // AppKit's other words, and its full stops.
        "Conflicting constraints detected: (\n    \"\(one)\",\n    \"\(two)\"\n).\nWill attempt to recover by breaking \(two).\n",
        // As Swift prints a list.
        "Unable to simultaneously satisfy constraints.\n[\n    \(one),\n    \(two)\n]\nWill attempt to recover by breaking constraint \n\(two)\n",
        // In a comment.
        "// Unable to simultaneously satisfy constraints.\n// (\n//   \"\(one)\",\n//   \"\(two)\"\n// )\n// Will attempt to recover by breaking constraint \n// \(two)\n",
        // Copied without its headline, with its brackets and without.
        "(\n    \(one),\n    \(two)\n)\nWill attempt to recover by breaking constraint \n\(two)\n",
        "\"\(one)\",\n\"\(two)\"\nWill attempt to recover by breaking constraint \n\(two)\n",
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

    @Test func aListOfThousandsIsNotTakenInToItsEnd() throws {
        func list(_ count: Int) throws -> ConflictDump {
            let lines = (0..<count).map {
                "\"<NSLayoutConstraint:0x\($0 + 10) UIView:0x2.height == \($0)   (active)>\""
            }
            let log = "Unable to simultaneously satisfy constraints.\n(\n\(lines.joined(separator: ",\n"))\n)\n"
            return try #require(RuntimeLog.parse(SourceText(log)).dumps.first)
        }
        #expect(try list(2000).isComplete)
        let long = try list(2001)
        #expect(long.constraints.count == 2000 && !long.isComplete)
    }

    @Test func theRangesAreThoseOfTheLog() {
        let text = SourceText("a\nUnable to simultaneously satisfy constraints.\n(\n\"\(Self.one)\"\n)\nb\n")
        let dump = RuntimeLog.parse(text).dumps[0]
        #expect(text[dump.headline] == "Unable to simultaneously satisfy constraints")
        #expect(text[dump.constraints[0].range] == Self.one)
        #expect(text[dump.range].hasSuffix("\"\n)"))
    }

    @Test(arguments: [
        ("Unable to simultaneously satisfy constraints.\n", 0, false),
        ("Unable to simultaneously satisfy constraints.\n(\n\"\(one)\",\n\"<NSLayoutConstraint:0x3 UIVi", 2, false),
        ("Unable to simultaneously satisfy constraints.\n(\n\"\(one)\",\n...\n)\n", 1, false),
        ("(\n\"\(one)\"\n)\n", 1, true),
    ])
    func whatIsCutOff(log: String, constraints: Int, isComplete: Bool) {
        let dumps = RuntimeLog.parse(SourceText(log)).dumps
        #expect(dumps.count == 1)
        #expect(dumps.first?.constraints.count == constraints)
        #expect(dumps.first?.isComplete == isComplete)
    }

    /// A line without its end is kept, and read where it is certain that nothing of what it says is missing.
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
    func aLineThatIsCutOffIsKept(cut: String, isUnderstood: Bool) throws {
        let log = "Unable to simultaneously satisfy constraints.\n(\n\(cut)\n\"\(Self.two)\"\n)\n"
        let dump = try #require(RuntimeLog.parse(SourceText(log)).dumps.first)
        #expect(dump.constraints.map(\.address) == ["1", "3"])
        #expect(dump.constraints.map(\.isUnderstood) == [isUnderstood, true])
    }

    /// An address is used again when what had it is gone; the same words are the same constraint.
    @Test func whatSharesAnAddressIsKept() throws {
        let other = Self.one.replacing("== 1", with: "== 5")
        let log =
            "Unable to simultaneously satisfy constraints.\n(\n\"\(Self.one)\",\n\"\(other)\",\n\"\(Self.one)\",\n\"\(Self.two)\"\n)\nWill attempt to recover by breaking constraint \n\(other)\n"
        let dump = try #require(RuntimeLog.parse(SourceText(log)).dumps.first)
        #expect(dump.constraints.map(\.address) == ["1", "1", "3"])
        #expect(dump.broken == 1)
    }

    /// A library may print its constraints in a way of its own.
    @Test func aQuotedLineThatIsNoDescriptionIsKept() throws {
        let strange = "[ 'Card.swift':12 ] a.height = b.height"
        let log =
            "Unable to simultaneously satisfy constraints.\n(\n\"\(Self.one)\",\n\"\(strange)\"\n)\nWill attempt to recover by breaking constraint \n\(strange)\n"
        let dump = try #require(RuntimeLog.parse(SourceText(log)).dumps.first)
        #expect(dump.constraints.map(\.text).last == strange)
        #expect(dump.constraints.map(\.isUnderstood) == [true, false])
        #expect(dump.broken == 1)
    }

    /// Where somebody has pasted lists one below the other without what stands before them.
    @Test(arguments: [
        "(\n\"\(one)\",\n\"\(two)\"\n)\n(\n\"\(one)\",\n\"\(two)\"\n)\n",
        "\"\(one)\",\n\"\(two)\"\n\n\"\(one)\",\n\"\(two)\"\n",
        "(\n\"\(one)\",\n\"\(two)\"\n)\nWill attempt to recover by breaking constraint \n\n(\n\"\(one)\",\n\"\(two)\"\n)\n",
    ])
    func oneListAfterAnother(log: String) {
        let dumps = RuntimeLog.parse(SourceText(log)).dumps
        #expect(dumps.map { $0.constraints.map(\.address) } == [["1", "3"], ["1", "3"]])
        #expect(dumps.map(\.isComplete) == [true, true])
    }

    @Test func aDumpEndsWhereTheNextBegins() {
        let log =
            "Unable to simultaneously satisfy constraints.\n(\n\"\(Self.one)\",\nUnable to simultaneously satisfy constraints.\n(\n\"\(Self.two)\"\n)\n"
        let dumps = RuntimeLog.parse(SourceText(log)).dumps
        #expect(dumps.map { $0.constraints.map(\.address) } == [["1"], ["3"]])
        #expect(dumps.map(\.isComplete) == [false, true])
    }

    @Test func whatTheSystemHides() {
        let log =
            "Unable to simultaneously satisfy constraints:\n<private>\n\nWill attempt to recover by breaking constraint \n<private>\n"
        let dumps = RuntimeLog.parse(SourceText(log)).dumps
        #expect(dumps.map(\.isHidden) == [true])
        #expect(dumps.map(\.constraints.isEmpty) == [true])
    }

    @Test func otherTextIsNoDump() {
        let log =
            "po view.constraints\n<UIView: 0x1; frame = (0 0; 1 1)>\n(\n  \"a\"\n)\n\(Self.one)\nconstraints\n(\n    \(Self.one),\n    \(Self.two)\n)\n"
        #expect(RuntimeLog.parse(SourceText(log)).dumps.isEmpty)
    }

    /// No beginning, end or damage of a log may stop the scanner: with quotes, without, and with the brackets eaten.
    @Test(arguments: [
        "\"\(one)\",\n\"\(two)\"", "\(one),\n\(two),", "\"\(one.dropFirst().dropLast())\",\n\"a\"", "  \"a\\\"",
    ])
    func everyCutIsRead(list: String) {
        let log =
            "Unable to simultaneously satisfy constraints.\n(\n\(list)\n)\nWill attempt to recover by breaking constraint \n\(Self.two)\n"
        let bytes = Array(log.utf8)
        for length in 0...bytes.count {
            _ = RuntimeLog.parse(SourceText(utf8: Array(bytes.prefix(length))))
            _ = RuntimeLog.parse(SourceText(utf8: Array(bytes.suffix(length))))
            var damaged = bytes
            if length < bytes.count { damaged[length] = 0xFF }
            _ = RuntimeLog.parse(SourceText(utf8: damaged))
        }
    }

    /// A quoted line that does not end may be the last of the log.
    @Test(arguments: ["\"a", "\"", "a", "\"a,", "\"\"", "\"NSLayoutConstraint:0x1"])
    func theLastLineIsCutOff(line: String) {
        let log = "Unable to simultaneously satisfy constraints.\n(\n    \(line)"
        #expect(RuntimeLog.parse(SourceText(log)).dumps.count == 1)
    }
}

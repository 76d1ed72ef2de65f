import LayoutModel
import SourceText

/// Source text of one or several files, with marks in it and under it that are no part of the source.
///
/// ```
/// // file: sizes.pair
/// size icon 140
///           ^^^ declared
/// // file: row.pair
/// layout Row 100
/// view a i│con          // expect: conflict
/// ```
///
/// - A line `// file: PATH` begins a file. Text without such a line is one file.
/// - A line of carets and a name marks the range above them in the line before. The name is the code of a finding that
///   is expected there, or whatever the test says. A caret right after the line marks the empty range at its end.
/// - A comment `// expect: CODE, CODE` expects findings that begin in its line. It remains in the source.
/// - `│` is the cursor, and `«…»` a range without a name.
package struct Fixture: Sendable {
    package struct Mark: Sendable {
        /// The code of a finding, or a name that the test gives.
        package var name: String
        /// From 0.
        package var line: Int
        /// Nil if only the line is known.
        package var range: TextRange?
    }

    package struct File: Sendable {
        /// Empty if the fixture names no file.
        package let path: String
        package let text: SourceText
        package let cursor: UTF8Offset?
        /// In the order in which they begin.
        package let ranges: [TextRange]
        package let marks: [Mark]
    }

    /// At least one.
    package let files: [File]

    package init(_ marked: String) {
        var files: [File] = []
        var reader = FixtureReader(path: "")
        for line in marked.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false) {
            if let path = FixtureReader.path(inHeader: line) {
                if !reader.isEmpty { files.append(reader.file(endsWithLineBreak: true)) }
                reader = FixtureReader(path: path)
            } else {
                reader.read(line)
            }
        }
        self.files = files + [reader.file(endsWithLineBreak: false)]
    }

    /// The file of that path.
    package subscript(path: String) -> File? { files.first { $0.path == path } }
}

/// A fixture of one file.
extension Fixture {
    package var text: SourceText { files[0].text }
    /// The end of the text if no cursor is in it.
    package var cursor: UTF8Offset { files[0].cursor ?? text.range.end }
    package var ranges: [TextRange] { files[0].ranges }
    package var marks: [Mark] { files[0].marks }

    /// A sentence for each finding that is missing and for each that is not expected.
    package func differences(from findings: [Finding]) -> [String] { files[0].differences(from: findings) }
}

extension Fixture.File {
    /// The first range that has a name.
    package func range(named name: String) -> TextRange? {
        marks.lazy.filter { $0.name == name }.compactMap(\.range).first
    }

    /// A sentence for each finding that is missing and for each that is not expected.
    package func differences(from findings: [Finding]) -> [String] {
        var rest = findings
        var result: [String] = []
        // Those with a range choose first, so that a comment in their line does not take the findings that they expect.
        for mark in marks.sorted(by: { $0.range != nil && $1.range == nil }) {
            if let index = rest.firstIndex(where: { isExpected($0, by: mark) }) {
                rest.remove(at: index)
            } else {
                let text = mark.range.map { " at `\(self.text[$0])`" } ?? ""
                result.append("missing: \(mark.name) in line \(mark.line + 1)\(text)")
            }
        }
        return result + rest.map { "not expected: \(Fixture.describe($0, text))" }
    }

    private func isExpected(_ finding: Finding, by mark: Fixture.Mark) -> Bool {
        finding.code.rawValue == mark.name && text.lines.line(of: finding.range.start) == mark.line
            && (mark.range.map { $0 == finding.range } ?? true)
    }
}

extension Fixture {
    /// A finding with its line and columns, for the message of a test.
    package static func describe(_ finding: Finding, _ text: SourceText) -> String {
        let start = text.lines.position(of: finding.range.start, in: .utf32)
        let end = text.lines.position(of: finding.range.end, in: .utf32)
        return "\(finding.code.rawValue) in line \(start.line + 1), columns \(start.character)..<\(end.character): "
            + finding.message
    }
}

/// Reads one file of a fixture, line by line.
private struct FixtureReader {
    private typealias Line = Substring.UnicodeScalarView

    private let path: String
    private var bytes: [UInt8] = []
    private var cursor: UTF8Offset?
    private var starts: [UTF8Offset] = []
    private var ranges: [TextRange] = []
    private var marks: [Fixture.Mark] = []
    private var lineCount = 0
    /// The offset of every scalar of the last line as the fixture shows it, with its marks, and that of its end.
    private var columns: [UTF8Offset] = [UTF8Offset(0)]

    init(path: String) {
        self.path = path
    }

    /// Whether nothing has been read that could be a file.
    var isEmpty: Bool { path.isEmpty && bytes.isEmpty && lineCount <= 1 }

    func file(endsWithLineBreak: Bool) -> Fixture.File {
        Fixture.File(
            path: path, text: SourceText(utf8: bytes + (endsWithLineBreak ? [UInt8(ascii: "\n")] : [])),
            cursor: cursor, ranges: ranges.sorted(), marks: marks)
    }

    static func path(inHeader line: Substring.UnicodeScalarView) -> String? {
        let header = "// file: ".unicodeScalars
        let words = line.drop { $0 == " " }
        return words.starts(with: header) ? String(words.dropFirst(header.count)) : nil
    }

    mutating func read(_ line: Substring.UnicodeScalarView) {
        if let (carets, name) = Self.carets(in: line), lineCount > 0 {
            let range = TextRange(offset(carets.lowerBound), offset(carets.upperBound))
            marks.append(Fixture.Mark(name: name, line: lineCount - 1, range: range))
            return
        }
        if lineCount > 0 { bytes.append(UInt8(ascii: "\n")) }
        columns = []
        for scalar in line {
            let offset = UTF8Offset(bytes.count)
            columns.append(offset)
            switch scalar {
            case "│": cursor = offset
            case "«": starts.append(offset)
            case "»": if let start = starts.popLast() { ranges.append(TextRange(start, offset)) }
            default: bytes += Array(String(scalar).utf8)
            }
        }
        columns.append(UTF8Offset(bytes.count))
        for code in Self.expectedCodes(in: line) {
            marks.append(Fixture.Mark(name: code, line: lineCount, range: nil))
        }
        lineCount += 1
    }

    private func offset(_ column: Int) -> UTF8Offset { columns[min(column, columns.count - 1)] }

    /// The columns of the carets in a line of blanks, carets and a name.
    private static func carets(in line: Line) -> (columns: Range<Int>, name: String)? {
        let blanks = line.prefix { $0 == " " }.count
        let carets = line.dropFirst(blanks).prefix { $0 == "^" }.count
        let name = String(line.dropFirst(blanks + carets).drop { $0 == " " })
        return carets > 0 && isName(name) ? (blanks..<blanks + carets, name) : nil
    }

    private static func expectedCodes(in line: Line) -> [String] {
        let line = String(line)
        guard let comment = line.firstRange(of: "// expect: ") else { return [] }
        return line[comment.upperBound...].split { $0 == "," || $0 == " " }.map(String.init).filter(isName)
    }

    private static func isName(_ word: String) -> Bool {
        !word.isEmpty && word.unicodeScalars.allSatisfy { ("a"..."z").contains($0) || $0 == "-" }
    }
}

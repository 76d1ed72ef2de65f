import Foundation
import LayoutModel
import SourceText

/// A format for tests of the server alone, whose findings are words of the text: `bad` is an error, `syntax` is a
/// syntax error, `idle` is unnecessary, `two` is an error related to the first character, `fix` is an error with a fix,
/// and `half` is one about a statement that may go on.
struct WordFormat: LayoutFormat {
    let pathExtensions = ["words"]
    /// Called with every text that is read.
    var willRead: @Sendable (String) -> Void = { _ in }

    func parse(
        _ text: SourceText, in context: ParseContext, _ cancellation: Cancellation
    ) throws(Cancelled) -> any ParsedDocument {
        willRead(text.string)
        try cancellation.check()
        return WordDocument(text, context.file)
    }

    func spelling(ofName name: String) -> String? { name }
}

private struct WordDocument: ParsedDocument, DocumentEditing, DocumentOutline {
    let text: SourceText
    var document = Document()

    var editing: any DocumentEditing { self }
    var outline: any DocumentOutline { self }

    init(_ text: SourceText, _ file: FileID) {
        self.text = text
        for (word, code) in [
            ("bad", FindingCode.unknownName), ("idle", .duplicateName), ("two", .slotMismatch), ("syntax", .syntax),
            ("fix", .danglingID), ("half", .neverActivated),
        ] {
            for range in text.string.ranges(of: word) {
                let start = text.string.utf8.distance(from: text.string.startIndex, to: range.lowerBound)
                var finding = Finding(
                    code: code, range: TextRange(start, start + word.utf8.count), message: "\(word) is a bad word.")
                finding.isUnnecessary = word == "idle"
                if word == "fix" {
                    finding.suggestions = [TextSuggestion(title: "Remove it", edits: [TextEdit(finding.range, "")])]
                }
                if word == "two" {
                    finding.related = [.init(range: FileRange(file, TextRange(0, 1)), message: "The other one.")]
                }
                document.problems.append(finding)
            }
        }
        document.problems.sort { $0.range < $1.range }
    }

    func textEdits(for edits: [ModelEdit], in layout: Int) -> FileEdits? { nil }
    func hintOffset(for view: View) -> UTF8Offset? { nil }
}

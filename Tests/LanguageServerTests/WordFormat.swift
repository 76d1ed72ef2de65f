import Foundation
import LayoutModel
import SourceText
import Synchronization

/// A format for tests of the server alone, whose findings are the words of the text: `bad` is an error, `syntax` a syntax error, `idle`
/// unnecessary, `two` an error related to the first character, `mend` an error that goes with the word.
struct WordFormat: LayoutFormat {
    let pathExtensions = ["words"]
    /// Called with every text that is read.
    var willRead: @Sendable (String) -> Void = { _ in }

    func parse(
        _ text: SourceText, in context: ParseContext, _ cancellation: Cancellation
    ) throws(Cancelled) -> any ParsedDocument {
        willRead(text.string)
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
            ("mend", .danglingID),
        ] {
            for range in text.string.ranges(of: word) {
                let start = text.string.utf8.distance(from: text.string.startIndex, to: range.lowerBound)
                var finding = Finding(
                    code: code, range: TextRange(start, start + word.utf8.count), message: "\(word) is a bad word.")
                finding.isUnnecessary = word == "idle"
                if word == "mend" {
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

/// Holds threads up until it is opened.
final class Gate: Sendable {
    private let isOpen = Atomic(false)
    private let waiting = Atomic(0)

    func pass() {
        waiting.add(1, ordering: .relaxed)
        while !isOpen.load(ordering: .relaxed) { pause() }
    }

    /// Like ``pass()``, with the processor busy all the time.
    func passBusily() {
        waiting.add(1, ordering: .relaxed)
        while !isOpen.load(ordering: .relaxed) {}
    }

    func open() { isOpen.store(true, ordering: .relaxed) }

    /// Waits until somebody stands at the gate.
    func awaitArrival() {
        while waiting.load(ordering: .relaxed) == 0 { pause() }
    }

    private func pause() { usleep(500) }
}

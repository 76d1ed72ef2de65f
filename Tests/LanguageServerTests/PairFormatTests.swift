import LanguageServerProtocol
import LayoutModel
import SourceText
import Synchronization
import TestSupport
import Testing

@testable import LanguageServer

/// A format whose files use each other's declarations, from the editor to the findings.
@Suite struct PairFormatTests {
    private static let sizes = "file:///p/sizes.pair"
    private static let row = "file:///p/row.pair"
    private static let other = "file:///p/other.pair"

    /// The texts that were read, in order.
    private final class Readings: Sendable {
        private let texts = Mutex<[String]>([])

        var all: [String] { texts.withLock { $0 } }

        func note(_ text: SourceText) { texts.withLock { $0.append(text.string) } }
    }

    private static func editor(_ readings: Readings = Readings()) -> MockEditor {
        var format = PairFormat()
        format.willRead = { readings.note($0) }
        let editor = MockEditor(formats: [format])
        editor.start()
        return editor
    }

    /// Opens a document and waits for its expected codes. Documents that are opened together are read in parallel, so
    /// one might be read before the declarations that it uses.
    private static func open(
        _ uri: String, _ text: String, in editor: MockEditor, _ expected: [String] = [],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        editor.open(uri, text, version: 1)
        let diagnostics = editor.nextDiagnostics()
        #expect(diagnostics["uri"].string == uri, sourceLocation: sourceLocation)
        #expect(codes(diagnostics) == expected, sourceLocation: sourceLocation)
    }

    private static func codes(_ diagnostics: JSONValue) -> [String] {
        diagnostics["diagnostics"].array?.compactMap { $0["code"].string } ?? []
    }

    @Test func declarationsOfAnotherFileAreUsed() {
        let editor = Self.editor()
        Self.open(Self.sizes, "size icon 40\n", in: editor)
        Self.open(Self.row, "layout Row 100\nview a icon\n", in: editor)
    }

    @Test func aChangeChecksTheFilesThatUseItAndNoOthers() {
        let readings = Readings()
        let editor = Self.editor(readings)
        Self.open(Self.sizes, "size icon 40\n", in: editor)
        Self.open(Self.row, "layout Row 100\nview a icon\n", in: editor)
        Self.open(Self.other, "layout Other 100\nview a 10\n", in: editor)
        let before = readings.all.count
        editor.change(Self.sizes, version: 2, [["text": "size icon 140\n"]])
        let published = [editor.nextDiagnostics(), editor.nextDiagnostics()]
        let row = published.first { $0["uri"].string == Self.row }
        #expect(row.map(Self.codes) == ["conflict"])
        #expect(row?["version"].integer == 1)
        // The declaration in the other file is a related location.
        let related = row?["diagnostics"].array?.first?["relatedInformation"].array?.map {
            $0["location", "uri"].string
        }
        #expect(related?.contains(Self.sizes) == true)
        #expect(Set(readings.all.dropFirst(before)) == ["size icon 140\n", "layout Row 100\nview a icon\n"])
    }

    @Test func aLaterDeclarationIsFound() {
        let editor = Self.editor()
        Self.open(Self.row, "layout Row 100\nview a icon\n", in: editor, ["unknown-name"])
        editor.open(Self.sizes, "size icon 40\n", version: 1)
        let published = [editor.nextDiagnostics(), editor.nextDiagnostics()]
        #expect(published.allSatisfy { Self.codes($0) == [] })
        #expect(published.contains { $0["uri"].string == Self.row })
    }

    @Test func anUnusedDeclarationReadsNoOtherFile() {
        let readings = Readings()
        let editor = Self.editor(readings)
        Self.open(Self.sizes, "size icon 40\n", in: editor)
        Self.open(Self.row, "layout Row 100\nview a icon\n", in: editor)
        let before = readings.all.count
        editor.change(Self.sizes, version: 2, [["text": "size icon 40\nsize badge 20\n"]])
        #expect(editor.nextDiagnostics()["uri"].string == Self.sizes)
        #expect(readings.all.dropFirst(before) == ["size icon 40\nsize badge 20\n"])
    }

    @Test func definitionLeadsToTheOtherFile() {
        let editor = Self.editor()
        Self.open(Self.sizes, "size icon 40\n", in: editor)
        Self.open(Self.row, "layout Row 100\nview a icon\n", in: editor)
        let found = editor.result(
            "textDocument/definition",
            ["textDocument": ["uri": .string(Self.row)], "position": ["line": 1, "character": 8]])
        #expect(found.array?.count == 1)
        #expect(found.array?.first?["uri"].string == Self.sizes)
        #expect(found.array?.first?["range", "start", "character"].integer == 10)
    }

    @Test func aFixMayEditTheOtherFile() {
        let editor = Self.editor()
        Self.open(Self.sizes, "size icon 140\n", in: editor)
        Self.open(Self.row, "layout Row 100\nview a icon\n", in: editor, ["conflict"])
        let actions = editor.result(
            "textDocument/codeAction",
            [
                "textDocument": ["uri": .string(Self.row)], "context": ["diagnostics": []],
                "range": ["start": ["line": 1, "character": 0], "end": ["line": 1, "character": 11]],
            ])
        let edited = actions.array?.compactMap {
            $0["edit", "documentChanges"].array?.map { $0["textDocument", "uri"].string }
        }
        #expect(edited?.contains([Self.sizes]) == true)
    }

    @Test func anUnservedFeatureIsAnsweredWithNull() {
        let editor = Self.editor()
        Self.open(Self.row, "layout Row 100\nview a 10\n", in: editor)
        let answer = editor.call(
            "textDocument/formatting",
            ["textDocument": ["uri": .string(Self.row)], "options": ["tabSize": 4, "insertSpaces": true]])
        #expect(answer["error"].isNull && answer["result"].isNull)
    }
}

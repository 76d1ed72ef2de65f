import LanguageServerProtocol
import LayoutModel
import SourceText
import Synchronization
import TestSupport
import Testing

@testable import LanguageServer

/// A format whose files use each other's declarations, from the editor to the findings.
@Suite struct PairFormatTests {
    private static let sizes = uri("sizes.pair")
    private static let row = uri("row.pair")
    private static let other = uri("other.pair")

    private static func uri(_ path: String) -> String { "file:///p/\(path)" }

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

    /// Opens the files of a fixture and expects the findings that are marked in them. One is opened after the other, as
    /// those that are opened at once are read in any order.
    @discardableResult
    private static func open(
        _ marked: String, in editor: MockEditor, sourceLocation: SourceLocation = #_sourceLocation
    ) -> Fixture {
        let fixture = Fixture(marked)
        for file in fixture.files {
            editor.open(uri(file.path), file.text.string, version: 1)
            let diagnostics = editor.nextDiagnostics()
            #expect(diagnostics["uri"].string == uri(file.path), sourceLocation: sourceLocation)
            let found = diagnostics["diagnostics"].array?.map { [$0["range"], $0["code"]] }
            let expected = file.marks.map { [wire($0.range, in: file), .string($0.name)] }
            #expect(found == expected, sourceLocation: sourceLocation)
        }
        return fixture
    }

    /// A range as the protocol has it.
    private static func wire(_ range: TextRange?, in file: Fixture.File) -> JSONValue {
        guard let range else { return .null }
        return ["start": position(range.start, in: file), "end": position(range.end, in: file)]
    }

    private static func position(_ offset: UTF8Offset, in file: Fixture.File) -> JSONValue {
        let position = file.text.lines.position(of: offset, in: .utf16)
        return ["line": .number(Double(position.line)), "character": .number(Double(position.character))]
    }

    private static let sizesAndRow = """
        // file: sizes.pair
        size icon 40
        // file: row.pair
        layout Row 100
        view a icon

        """

    private static func codes(_ diagnostics: JSONValue) -> [String] {
        diagnostics["diagnostics"].array?.compactMap { $0["code"].string } ?? []
    }

    @Test func declarationsOfAnotherFileAreUsed() {
        let editor = Self.editor()
        Self.open(Self.sizesAndRow, in: editor)
    }

    @Test func aChangeChecksTheFilesThatUseItAndNoOthers() {
        let readings = Readings()
        let editor = Self.editor(readings)
        Self.open(Self.sizesAndRow + "// file: other.pair\nlayout Other 100\nview a 10\n", in: editor)
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
        Self.open(
            """
            // file: row.pair
            layout Row 100
            view a icon
                   ^^^^ unknown-name
            """, in: editor)
        editor.open(Self.sizes, "size icon 40\n", version: 1)
        let published = [editor.nextDiagnostics(), editor.nextDiagnostics()]
        #expect(published.allSatisfy { Self.codes($0) == [] })
        #expect(published.contains { $0["uri"].string == Self.row })
    }

    @Test func anUnusedDeclarationReadsNoOtherFile() {
        let readings = Readings()
        let editor = Self.editor(readings)
        Self.open(Self.sizesAndRow, in: editor)
        let before = readings.all.count
        editor.change(Self.sizes, version: 2, [["text": "size icon 40\nsize badge 20\n"]])
        #expect(editor.nextDiagnostics()["uri"].string == Self.sizes)
        #expect(readings.all.dropFirst(before) == ["size icon 40\nsize badge 20\n"])
    }

    @Test func aSaveChecksWhatDependsOnAllFiles() {
        let readings = Readings()
        let editor = Self.editor(readings)
        Self.open(Self.sizesAndRow + "// file: other.pair\nlayout Other 100\nview a all\n", in: editor)
        let before = readings.all.count
        editor.change(Self.sizes, version: 2, [["text": "size icon 40\nsize badge 80\n"]])
        #expect(editor.nextDiagnostics()["uri"].string == Self.sizes)
        #expect(readings.all.dropFirst(before) == ["size icon 40\nsize badge 80\n"])
        editor.notify("textDocument/didSave", ["textDocument": ["uri": .string(Self.sizes)]])
        let other = editor.nextDiagnostics()
        #expect(other["uri"].string == Self.other)
        #expect(Self.codes(other) == ["conflict"])
    }

    /// A client need not pull the file that changed, as one that is not shown.
    @Test func aChangeCountsForWhatIsPulled() {
        let editor = MockEditor(formats: [PairFormat()])
        editor.start([
            "textDocument": ["diagnostic": [:]], "workspace": ["diagnostics": ["refreshSupport": true]],
        ])
        func pull(_ uri: String) -> [String?]? {
            editor.result("textDocument/diagnostic", ["textDocument": ["uri": .string(uri)]])["items"].array?.map {
                $0["code"].string
            }
        }
        editor.open(Self.sizes, "size icon 40\n", version: 1)
        editor.open(Self.row, "layout Row 100\nview a icon\n", version: 1)
        #expect(pull(Self.sizes) == [] && pull(Self.row) == [])
        editor.change(Self.sizes, version: 2, [["text": "size icon 140\n"]])
        editor.answer(editor.nextRequest("workspace/diagnostic/refresh").id, .null)
        #expect(pull(Self.row) == ["conflict"])
    }

    @Test func definitionLeadsToTheOtherFile() throws {
        let editor = Self.editor()
        let fixture = Self.open(
            """
            // file: sizes.pair
            size icon «40»
            // file: row.pair
            layout Row 100
            view a i│con
            """, in: editor)
        let (sizes, row) = (try #require(fixture["sizes.pair"]), try #require(fixture["row.pair"]))
        let found = editor.result(
            "textDocument/definition",
            [
                "textDocument": ["uri": .string(Self.row)],
                "position": Self.position(try #require(row.cursor), in: row),
            ])
        #expect(found == [["uri": .string(Self.sizes), "range": Self.wire(sizes.ranges.first, in: sizes)]])
    }

    @Test func aFixMayEditTheOtherFile() throws {
        let editor = Self.editor()
        let fixture = Self.open(
            """
            // file: sizes.pair
            size icon 140
            // file: row.pair
            layout Row 100
            view a icon
            ^^^^^^^^^^^ conflict
            """, in: editor)
        let row = try #require(fixture["row.pair"])
        let actions = editor.result(
            "textDocument/codeAction",
            [
                "textDocument": ["uri": .string(Self.row)], "context": ["diagnostics": []],
                "range": Self.wire(row.marks.first?.range, in: row),
            ])
        let edited = actions.array?.compactMap {
            $0["edit", "documentChanges"].array?.map { $0["textDocument", "uri"].string }
        }
        #expect(edited?.contains([Self.sizes]) == true)
    }

    @Test func anUnservedFeatureIsAnsweredWithNull() {
        let editor = Self.editor()
        Self.open("// file: row.pair\nlayout Row 100\nview a 10\n", in: editor)
        let answer = editor.call(
            "textDocument/formatting",
            ["textDocument": ["uri": .string(Self.row)], "options": ["tabSize": 4, "insertSpaces": true]])
        #expect(answer["error"].isNull && answer["result"].isNull)
    }
}

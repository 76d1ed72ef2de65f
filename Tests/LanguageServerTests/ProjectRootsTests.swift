import Features
import LanguageServerProtocol
import TestSupport
import Testing

@testable import LanguageServer

/// Which project a file belongs to, and what a document therefore knows of other files.
@Suite struct ProjectRootsTests {
    @Test func theNearestSettingsOrRepositoryDecide() {
        let folder = TemporaryWorkspace([
            ".git/HEAD": "", "App/A.pair": "", "Modules/Core/.plumbline.json": "{}", "Modules/Core/Sources/B.pair": "",
        ])
        var roots = ProjectRoots()
        #expect(roots.root(ofFileAt: "\(folder.path)/App/A.pair") == folder.path)
        #expect(roots.root(ofFileAt: "\(folder.path)/Modules/Core/Sources/B.pair") == "\(folder.path)/Modules/Core")
        #expect(roots.root(at: "\(folder.path)/Modules/Core") == "\(folder.path)/Modules/Core")
        // A file that does not exist yet has a project too.
        #expect(roots.root(ofFileAt: "\(folder.path)/New/C.pair") == folder.path)
        #expect(ProjectRoots.contains(folder.path, "\(folder.path)/App/A.pair"))
        #expect(!ProjectRoots.contains(folder.path, folder.path + "2/A.pair"))
    }

    private static let row = "layout Row 100\nview a icon\n"

    private static func editor(_ folder: String) -> MockEditor {
        let editor = MockEditor(formats: [PairFormat()])
        _ = editor.result(
            "initialize",
            ["capabilities": [:], "workspaceFolders": [["uri": .string(FileURI.uri(ofPath: folder)), "name": "w"]]])
        editor.notify("initialized")
        return editor
    }

    /// The findings in a document once the declarations of the closed files have been read.
    private static func codes(_ path: String, _ text: String, _ editor: MockEditor, until wanted: [String]) -> [String]
    {
        editor.open(FileURI.uri(ofPath: path), text, version: 1)
        return nextCodes(editor, until: wanted)
    }

    /// The next findings that are published, or those after them: a search that had begun earlier may still publish.
    private static func nextCodes(_ editor: MockEditor, until wanted: [String]) -> [String] {
        var codes: [String] = []
        for _ in 0..<3 {
            let diagnostics = editor.nextDiagnostics()
            codes = diagnostics["diagnostics"].array?.compactMap { $0["code"].string } ?? []
            if codes == wanted { break }
        }
        return codes
    }

    @Test func aDocumentIsReadWithItsOwnProject() {
        let folder = TemporaryWorkspace([
            "One/.plumbline.json": "{}", "One/sizes.pair": "size icon 40\n", "One/row.pair": Self.row,
            "Two/.plumbline.json": "{}", "Two/sizes.pair": "size icon 140\n", "Two/row.pair": Self.row,
        ])
        let editor = Self.editor(folder.path)
        #expect(Self.codes("\(folder.path)/Two/row.pair", Self.row, editor, until: ["conflict"]) == ["conflict"])
        #expect(Self.codes("\(folder.path)/One/row.pair", Self.row, editor, until: []) == [])
    }

    /// The editor has opened a folder of a project: what lies beside it is known too.
    @Test func theProjectAroundTheWorkspaceIsRead() {
        let folder = TemporaryWorkspace([
            ".git/HEAD": "", "Shared/sizes.pair": "size icon 140\n", "App/row.pair": Self.row,
        ])
        let editor = Self.editor(folder.path + "/App")
        #expect(
            Self.codes("\(folder.path)/App/row.pair", Self.row, editor, until: ["conflict"]) == ["conflict"])
    }

    /// A client that watches no files saves after a branch was switched.
    @Test func filesThatChangedAreReadAgainAtASave() {
        let folder = TemporaryWorkspace([".git/HEAD": "", "sizes.pair": "size icon 40\n", "row.pair": Self.row])
        let editor = Self.editor(folder.path)
        let path = "\(folder.path)/row.pair"
        #expect(Self.codes(path, Self.row, editor, until: []) == [])
        folder.write("size icon 140\n", to: "sizes.pair")
        editor.notify("textDocument/didSave", ["textDocument": ["uri": .string(FileURI.uri(ofPath: path))]])
        #expect(Self.nextCodes(editor, until: ["conflict"]) == ["conflict"])
    }

    @Test func aFileThatComesBackUnchangedIsReadAgain() {
        let folder = TemporaryWorkspace([".git/HEAD": "", "sizes.pair": "size icon 140\n", "row.pair": Self.row])
        let editor = Self.editor(folder.path)
        let path = "\(folder.path)/row.pair"
        func codesAfterSave(until wanted: [String]) -> [String] {
            editor.notify("textDocument/didSave", ["textDocument": ["uri": .string(FileURI.uri(ofPath: path))]])
            return Self.nextCodes(editor, until: wanted)
        }
        #expect(Self.codes(path, Self.row, editor, until: ["conflict"]) == ["conflict"])
        folder.move("sizes.pair", to: "sizes.other")
        #expect(codesAfterSave(until: ["unknown-name"]) == ["unknown-name"])
        folder.move("sizes.other", to: "sizes.pair")
        #expect(codesAfterSave(until: ["conflict"]) == ["conflict"])
    }
}

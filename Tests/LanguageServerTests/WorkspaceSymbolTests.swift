import LayoutModel
import Formats
import Features
import Foundation
import LanguageServerProtocol
import Testing

@testable import LanguageServer

@Suite struct WorkspaceSymbolTests {
    private let folder = TemporaryWorkspace([
        "a.layout": "layout Card { size 9 x 9; view photo; label title }",
        "below/b.layout": "layout Row { size 9 x 9; label subtitle }",
        ".hidden/c.layout": "layout Hidden { size 9 x 9; label title }",
        "d.txt": "layout Text { size 9 x 9; label title }",
    ])

    private func editor(_ more: [String: JSONValue] = [:]) -> MockEditor {
        let editor = MockEditor(formats: FormatRegistry.standard.formats)
        let params: [String: JSONValue] = [
            "processId": .null, "capabilities": ["workspace": ["workspaceFolders": true]],
            "workspaceFolders": [["uri": .string(folder.uri), "name": "w"]],
        ]
        let result = editor.result("initialize", .object(params.merging(more) { $1 }))
        #expect(result["capabilities", "workspaceSymbolProvider"] == true)
        #expect(result["capabilities", "workspace", "workspaceFolders", "changeNotifications"] == true)
        editor.notify("initialized")
        return editor
    }

    private func names(_ editor: MockEditor, _ query: String) -> [String?] {
        let found = editor.result("workspace/symbol", ["query": .string(query)]).array ?? []
        return found.map { $0["name"].string }
    }

    @Test func filesThatAreNotOpenAreSearchedToo() {
        #expect(names(editor(), "title") == ["title", "subtitle"])
        #expect(Set(names(editor(), "")) == ["Card", "photo", "title", "Row", "subtitle"])
    }

    @Test func aSymbolHasItsLocation() {
        let found = editor().result("workspace/symbol", ["query": "photo"]).array?.first
        #expect(found?["location", "uri"].string == folder.uri + "/a.layout")
        #expect(found?["location", "range", "start"] == position(0, 31))
        #expect(found?["containerName"] == "Card" && found?["kind"] == 8)
    }

    @Test func openDocumentsAreSearchedAsInTheEditor() {
        let editor = editor()
        editor.open(folder.uri + "/a.layout", "layout Card { size 9 x 9; label caption }")
        #expect(names(editor, "title") == ["subtitle"])
        #expect(names(editor, "caption") == ["caption"])
        editor.close(folder.uri + "/a.layout")
        #expect(names(editor, "caption") == [])
    }

    @Test func changedAndDeletedFilesAreNoticed() {
        let editor = editor()
        #expect(names(editor, "subtitle") == ["subtitle"])
        folder.write("layout Row { size 9 x 9; label name }", to: "below/b.layout")
        #expect(names(editor, "subtitle") == [])
        #expect(names(editor, "name") == ["name"])
        folder.remove("below/b.layout")
        #expect(names(editor, "name") == [])
    }

    @Test func foldersCanBeAddedAndRemoved() {
        let editor = editor(["workspaceFolders": .null])
        let added: JSONValue = [["uri": .string(folder.uri), "name": "w"]]
        #expect(names(editor, "title") == [])
        editor.notify("workspace/didChangeWorkspaceFolders", ["event": ["added": added, "removed": []]])
        #expect(names(editor, "title") == ["title", "subtitle"])
        editor.notify("workspace/didChangeWorkspaceFolders", ["event": ["added": [], "removed": added]])
        #expect(names(editor, "title") == [])
    }

    @Test func theNamesOfSwiftCodeAreLeftToItsOwnServer() {
        let code = """
            import UIKit
            final class Tag: UIView {
                let price = UILabel()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(price)
                    price.translatesAutoresizingMaskIntoConstraints = false
                    price.widthAnchor.constraint(equalToConstant: 9).isActive = true
                }
                required init?(coder: NSCoder) { nil }
            }
            """
        folder.write(code, to: "Tag.swift")
        folder.write(code.replacingOccurrences(of: "price", with: "cost"), to: "Other.swift")
        let editor = editor()
        editor.open(folder.uri + "/Tag.swift", code, language: "swift")
        #expect(Set(names(editor, "")).isDisjoint(with: ["Tag", "price", "cost"]))
        #expect(names(editor, "title") == ["title", "subtitle"])
    }

    @Test func aServerOfSwiftAloneOffersNone() {
        let formats = FormatRegistry.standard.formats.filter { $0.pathExtensions == ["swift"] }
        let offers = FeatureOffers(of: formats, to: ClientProfile(ClientCapabilities()))
        #expect(offers.capabilities.workspaceSymbolProvider == nil)
        #expect(FeatureOffers(of: [WordFormat()], to: ClientProfile()).capabilities.workspaceSymbolProvider == true)
    }

    @Test func theRootURIIsAFolder() {
        let editor = MockEditor(formats: FormatRegistry.standard.formats)
        let result = editor.result("initialize", ["capabilities": [:], "rootUri": .string(folder.uri)])
        #expect(result["capabilities"].object?["workspace"] == nil)
        editor.notify("initialized")
        #expect(names(editor, "title") == ["title", "subtitle"])
    }

    @Test func theSearchStopsAtTheLimit() throws {
        #expect(try WorkspaceFiles.paths(below: [folder.path], most: 1, .never) { _ in true }.count == 1)
        #expect(throws: Cancelled.self) {
            try WorkspaceFiles.paths(below: [folder.path], Cancellation { true }) { _ in true }
        }
    }
}

/// A folder with files that exists as long as its test.
final class TemporaryWorkspace: Sendable {
    let path: String

    init(_ files: [String: String] = [:]) {
        path = FileManager.default.temporaryDirectory.appendingPathComponent("plumbline w-\(UUID().uuidString)").path
        for (name, text) in files { write(text, to: name) }
    }

    var uri: String { FileURI.uri(ofPath: path) }

    /// Writes a file in one step: a search that is under way finds the old text or the new one.
    func write(_ text: String, to name: String) {
        let file = URL(fileURLWithPath: path + "/" + name)
        try? FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        do { try Data(text.utf8).write(to: file, options: .atomic) } catch {
            Issue.record("\(name) could not be written: \(error)")
        }
    }

    func link(_ name: String, to target: String) {
        do {
            try FileManager.default.createSymbolicLink(atPath: path + "/" + name, withDestinationPath: target)
        } catch { Issue.record("\(name) could not be linked: \(error)") }
    }

    /// Creates a folder whose name may be any bytes.
    func makeFolder(_ name: [UInt8]) {
        let made = (Array(path.utf8) + [UInt8(ascii: "/")] + name + [0]).map { CChar(bitPattern: $0) }
        if mkdir(made, 0o700) != 0 { Issue.record("A folder could not be created.") }
    }

    /// Moves a file, which keeps its time stamp.
    func move(_ name: String, to other: String) {
        do { try FileManager.default.moveItem(atPath: path + "/" + name, toPath: path + "/" + other) } catch {
            Issue.record("\(name) could not be moved: \(error)")
        }
    }

    func remove(_ name: String) {
        try? FileManager.default.removeItem(atPath: path + "/" + name)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }
}

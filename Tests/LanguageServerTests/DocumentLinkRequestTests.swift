import LayoutModel
import Formats
import Features
import LanguageServerProtocol
import Testing

@testable import LanguageServer

@Suite struct DocumentLinkRequestTests {
    private let folder = TemporaryWorkspace([
        "App/FriendList.m": "", "App/FriendList.swift": "", "App/Main.storyboard": "",
        "App/Assets.xcassets/photo.imageset/Contents.json": "{}",
    ])

    private let text = """
        <document>
        <viewController id="a" customClass="FriendList"/>
        <viewController id="b" customClass="Elsewhere"/>
        <viewControllerPlaceholder id="c" storyboardName="Main"/>
        <imageView id="d" image="photo"/>
        </document>
        """

    private func editor(in folders: [JSONValue]) -> MockEditor {
        let editor = MockEditor(formats: FormatRegistry.standard.formats)
        _ = editor.result("initialize", ["capabilities": [:], "workspaceFolders": .array(folders)])
        editor.notify("initialized")
        editor.open("file:///a.storyboard", text)
        return editor
    }

    private func links(_ editor: MockEditor) -> JSONValue {
        editor.result("textDocument/documentLink", ["textDocument": ["uri": "file:///a.storyboard"]])
    }

    private func links(in folders: [JSONValue]) -> JSONValue { links(editor(in: folders)) }

    @Test func everyExistingFileIsLinked() {
        let links = links(in: [["uri": .string(folder.uri), "name": "w"]]).array ?? []
        let names = ["FriendList.swift", "Main.storyboard", "Assets.xcassets/photo.imageset/Contents.json"]
        #expect(links.map { $0["target"].string } == names.map { folder.uri + "/App/" + $0 })
        #expect(links.first?["range"] == ["start": position(1, 36), "end": position(1, 46)])
    }

    @Test func createdAndDeletedFilesAreNoticed() {
        let editor = editor(in: [["uri": .string(folder.uri), "name": "w"]])
        #expect(links(editor).array?.count == 3)
        folder.remove("App/Main.storyboard")
        #expect(links(editor).array?.count == 2, "a deleted file is not linked, even if the client has not reported it")
        folder.write("", to: "App/Elsewhere.swift")
        let created: JSONValue = ["uri": .string(folder.uri + "/App/Elsewhere.swift"), "type": 1]
        editor.notify("workspace/didChangeWatchedFiles", ["changes": [created]])
        let targets = links(editor).array?.compactMap { $0["target"].string?.split(separator: "/").last } ?? []
        #expect(targets == ["FriendList.swift", "Elsewhere.swift", "Contents.json"])
    }

    @Test func thereAreNoLinksWithoutFolders() {
        #expect(links(in: []) == [])
    }
}

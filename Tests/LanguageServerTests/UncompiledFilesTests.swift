import Formats
import LanguageServerProtocol
import LayoutModel
import TestSupport
import Testing

@testable import LanguageServer

@Suite struct UncompiledFilesTests {
    /// Which of the Swift files of a folder no target compiles.
    private func uncompiled(_ folder: TemporaryWorkspace, of paths: [String]) -> [String] {
        let files = UncompiledFiles()
        return paths.filter { files.contains("\(folder.path)/\($0)") }
    }

    /// A repository with empty Swift files; the others as they are given.
    private func repository(_ paths: [String], _ others: [String: String]) -> TemporaryWorkspace {
        let swift = Dictionary(uniqueKeysWithValues: paths.map { ($0, "") })
        return TemporaryWorkspace(others.merging([".git/HEAD": ""]) { $1 }.merging(swift) { $1 })
    }

    private func uncompiled(of paths: [String], _ others: [String: String]) -> [String] {
        uncompiled(repository(paths, others), of: paths)
    }

    private static let project = "App.xcodeproj/project.pbxproj"

    @Test func whatNoTargetCompilesIsFound() {
        let used = ["App/Used.swift", "App/Main View.swift", "New/Deep/Down.swift"]
        let text = xcodeProjectText(compiling: ["App/Used.swift", "App/main view.swift"], allIn: ["New"])
        #expect(
            uncompiled(of: used + ["App/Old.swift", "App/Used 2.swift", "Newer.swift"], [Self.project: text])
                == ["App/Old.swift", "App/Used 2.swift", "Newer.swift"])
    }

    @Test(arguments: [
        "Package.swift", "Kit.podspec", "project.yml", "Project.swift", "BUILD.bazel", "CMakeLists.txt",
    ])
    func whatOtherToolsBuildIsNotDoubted(_ file: String) {
        let text = xcodeProjectText(compiling: ["App/A.swift"])
        #expect(uncompiled(of: ["App/B.swift"], [Self.project: text, file: ""]) == [])
        #expect(uncompiled(of: ["Kit/B.swift", "B.swift"], [Self.project: text, "Kit/\(file)": ""]) == ["B.swift"])
    }

    @Test func filesWithoutAProjectAboveThemAreNotDoubted() {
        let text = xcodeProjectText(compiling: ["A.swift", "../Shared/B.swift"])
        #expect(
            uncompiled(
                of: ["ios/A.swift", "ios/B.swift", "Shared/B.swift", "Shared/C.swift"],
                ["ios/App.xcodeproj/project.pbxproj": text]) == ["ios/B.swift"])
    }

    @Test func aProjectElsewhereMayCompileAFile() {
        #expect(
            uncompiled(
                of: ["Kit/A.swift", "Kit/B.swift", "Kit/C.swift"],
                [
                    "Kit/Kit.xcodeproj/project.pbxproj": xcodeProjectText(compiling: ["A.swift"]),
                    "Kit/.plumbline.json": "{}",
                    "Apps/App.xcodeproj/project.pbxproj": xcodeProjectText(compiling: ["../Kit/B.swift"]),
                ]) == ["Kit/C.swift"])
    }

    @Test func aProjectThatCannotBeReadCompilesEverything() {
        let text = xcodeProjectText(compiling: ["A.swift"])
        let damaged = "<<<<<<< HEAD\n" + text
        #expect(uncompiled(of: ["B.swift"], [Self.project: damaged]) == [])
        #expect(uncompiled(of: ["B.swift"], [Self.project: text, "Other/\(Self.project)": damaged]) == [])
        // One of another language says nothing about Swift files.
        #expect(uncompiled(of: ["B.swift"], [Self.project: xcodeProjectText(compiling: ["main.m"])]) == [])
    }

    /// What decides above a project decides for what is beside it too.
    @Test func whatOtherToolsBuildAboveAProjectIsNotDoubted() {
        let text = xcodeProjectText(compiling: ["Used.swift"])
        let project = "Lib/Lib.xcodeproj/project.pbxproj"
        #expect(uncompiled(of: ["Lib/Used.swift", "Lib/New.swift"], [project: text]) == ["Lib/New.swift"])
        for file in ["Lib.podspec", "Lib.podspec.json", "Package.swift"] {
            #expect(uncompiled(of: ["Lib/Used.swift", "Lib/New.swift"], [project: text, file: ""]) == [])
        }
    }

    /// Of two projects in a folder, one has no text.
    @Test func aProjectWithoutTextCompilesEverything() {
        let text = xcodeProjectText(compiling: ["A.swift"])
        #expect(uncompiled(of: ["B.swift"], [Self.project: text, "Other.xcodeproj/x.xcscheme": ""]) == [])
    }

    /// Xcode follows links in folders of which it compiles everything, and may find one where nobody else does.
    @Test func foldersBehindLinksAreNotDoubted() {
        let text = xcodeProjectText(compiling: ["Q.swift"], allIn: ["Linked", "App"])
        let paths = ["Q.swift", "App/A.swift", "Real/A.swift", "Other/B.swift", "Old/C.swift"]
        let folder = repository(paths, [Self.project: text])
        folder.link("Linked", to: folder.path + "/Real")
        folder.link("App/Inner", to: folder.path + "/Other")
        #expect(uncompiled(folder, of: paths) == ["Old/C.swift"])
        let missing = xcodeProjectText(compiling: ["Q.swift"], allIn: ["Gone"])
        #expect(uncompiled(of: paths, [Self.project: missing]) == [])
    }

    /// A work tree of a repository inside of another one, and one in a folder that is named as those of tools.
    @Test(arguments: [
        ("checkouts/app/", ".git/HEAD", ""), (".trees/one/", ".git", "gitdir: /repository/.git/worktrees/one"),
    ])
    func aRepositoryIsWholeWhereverItIs(place: String, git: String, content: String) {
        let folder = TemporaryWorkspace([
            ".git/HEAD": "", place + git: content, place + "A.swift": "", place + "B.swift": "",
            place + Self.project: xcodeProjectText(compiling: ["A.swift"]),
        ])
        #expect(uncompiled(folder, of: [place + "A.swift", place + "B.swift"]) == [place + "B.swift"])
    }

    @Test func aFileThatIsNotThereIsNotDoubted() {
        let folder = repository(["A.swift"], [Self.project: xcodeProjectText(compiling: ["A.swift"])])
        #expect(uncompiled(folder, of: ["A.swift", "B.swift"]) == [])
    }

    /// A project that names a file where it is not, as one that reaches it by a link, may mean the file.
    @Test func aFileOfANameThatLeadsNowhereIsNotDoubted() {
        let folder = repository(
            ["A.swift", "Real/Linked.swift", "Real/Moved.swift", "Real/A.swift"],
            [
                Self.project: xcodeProjectText(compiling: ["A.swift", "Link/Linked.swift", "Gone/Moved.swift"])
            ])
        folder.link("Link", to: folder.path + "/Real")
        #expect(
            uncompiled(folder, of: ["A.swift", "Real/Linked.swift", "Real/Moved.swift", "Real/A.swift"])
                == ["Real/A.swift"])
    }

    @Test func playgroundsCodeOfOthersAndOtherFilesAreNotDoubted() {
        let text = xcodeProjectText(compiling: ["A.swift"])
        let paths = ["Try.playground/Contents.swift", "Pods/B.swift", "Main.storyboard", "B.swift"]
        #expect(uncompiled(of: paths, [Self.project: text]) == ["B.swift"])
        // Nobody knows where to look for other projects.
        let loose = TemporaryWorkspace([Self.project: text, "B.swift": ""])
        #expect(uncompiled(loose, of: ["B.swift"]) == [])
    }

    // MARK: In an editor

    private static func wide(_ name: String) -> String {
        """
        final class \(name): UIView {
            private let icon = UIView()
            init() {
                super.init(frame: .zero)
                addSubview(icon)
                icon.translatesAutoresizingMaskIntoConstraints = false
                icon.topAnchor.constraint(equalTo: topAnchor).isActive = true
                icon.heightAnchor.constraint(equalToConstant: 4).isActive = true
                icon.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
                icon.widthAnchor.constraint(equalToConstant: 20).isActive = true
                icon.widthAnchor.constraint(equalToConstant: 30).isActive = true
            }
        }
        """
    }

    /// The names of the files with findings.
    private func found(_ editor: MockEditor) -> [String] {
        let items = editor.result("workspace/diagnostic", ["previousResultIds": []])["items"].array ?? []
        return items.filter { !($0["items"].array ?? []).isEmpty }
            .compactMap { $0["uri"].string?.split(separator: "/").last.map(String.init) }.sorted()
    }

    /// A copy of a class hides it, until the project is known not to compile the copy.
    @Test func anEditorPassesThemOverAndNoticesTheProjectsChange() {
        let folder = TemporaryWorkspace([
            ".git/HEAD": "", Self.project: xcodeProjectText(compiling: ["A.swift", "B.swift"]),
            "A.swift": Self.wide("Wide"), "B.swift": Self.wide("Other"), "Old.swift": Self.wide("Old"),
        ])
        let editor = MockEditor(formats: FormatRegistry.standard.formats)
        _ = editor.result(
            "initialize",
            [
                "capabilities": [
                    "textDocument": ["diagnostic": [:]],
                    "workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]],
                ],
                "workspaceFolders": [["uri": .string(folder.uri), "name": "w"]],
            ])
        editor.notify("initialized")
        editor.answer(editor.nextRequest("client/registerCapability").id, .null)
        #expect(found(editor) == ["A.swift", "B.swift"])
        folder.write(xcodeProjectText(compiling: ["A.swift", "Old.swift"]), to: Self.project)
        let changed: JSONValue = ["uri": .string("\(folder.uri)/\(Self.project)"), "type": 2]
        editor.notify("workspace/didChangeWatchedFiles", ["changes": [changed]])
        #expect(found(editor) == ["A.swift", "Old.swift"])
        // Opening one asks for it.
        editor.open("\(folder.uri)/B.swift", Self.wide("Other"), version: 1)
        #expect(found(editor) == ["A.swift", "B.swift", "Old.swift"])
        // What it declares counts for itself alone.
        editor.open("\(folder.uri)/B.swift", Self.wide("Wide"), version: 2)
        #expect(found(editor) == ["A.swift", "B.swift", "Old.swift"])
    }
}

import LayoutModel
import Formats
import Features
import LanguageServerProtocol
import Testing

@testable import LanguageServer

@Suite struct SettingsTests {
    private let uri = "file:///a.words"

    private func codes(_ params: JSONValue) -> [String?] {
        (params["diagnostics"].array ?? []).map { $0["code"].string }
    }

    @Test(arguments: [["plumbline": ["disable": ["unknown-name"]]], ["disable": ["unknown-name"]]] as [JSONValue])
    func initializationOptionsAreRead(options: JSONValue) {
        let editor = MockEditor()
        editor.start(options: options)
        editor.open(uri, "bad two")
        #expect(codes(editor.nextDiagnostics()) == ["slot-mismatch"])
    }

    @Test func changedSettingsApplyAtOnce() {
        let editor = MockEditor()
        editor.start()
        editor.open(uri, "bad two", version: 5)
        #expect(codes(editor.nextDiagnostics()).count == 2)
        editor.notify(
            "workspace/didChangeConfiguration",
            ["settings": ["plumbline": ["disable": ["slot-mismatch"], "pages": "https://example.org/rules#"]]])
        let params = editor.nextDiagnostics()
        #expect(params["version"].integer == 5)
        #expect(codes(params) == ["unknown-name"])
        #expect(
            params["diagnostics"].array?.first?["codeDescription", "href"].string
                == "https://example.org/rules#unknown-name")
    }

    @Test(
        arguments: [
            nil, .null, [:], ["settings": .null], ["settings": [:]], ["settings": false], ["settings": ["other": 1]],
            ["settings": ["plumbline": ["disable": 5]]],
        ] as [JSONValue?])
    func emptySettingsChangeNothing(params: JSONValue?) {
        let editor = MockEditor()
        editor.start(options: ["disable": ["unknown-name"]])
        editor.open(uri, "bad")
        #expect(codes(editor.nextDiagnostics()) == [])
        editor.notify("workspace/didChangeConfiguration", params)
        #expect(editor.untaken("textDocument/publishDiagnostics") == 0)
        editor.change(uri, version: 1, [["text": "bad two"]])
        #expect(codes(editor.nextDiagnostics()) == ["slot-mismatch"])
    }

    @Test func ignoredSettingsAreReportedOnce() {
        let editor = MockEditor()
        let options: JSONValue = [
            "disable": ["unknwon-name"], "enable": "all", "inlayHints": "yes", "collapseStyle": "hrViewVisble",
            "codeLenses": true, "path": "/bin/plumbline", "trace": ["server": "off"], "runtimeLogs": true,
            "pages": .null, "editorWide": 5,
        ]
        editor.start(options: options)
        let messages = (0..<5).map { _ in editor.nextNotification("window/logMessage") }
        #expect(messages.allSatisfy { $0["type"] == 2 })
        #expect(
            messages.map { $0["message"].string } == [
                #"The setting "plumbline.inlayHints" must be true or false; it was ignored."#,
                #"The setting "plumbline.collapseStyle" cannot be "hrViewVisble". Did you mean "hrViewVisible"?"#,
                #"The setting "plumbline.enable" must be a list of strings; it was ignored."#,
                #"In the setting "plumbline.disable" there is no code "unknwon-name". Did you mean "unknown-name"?"#,
                #"There is no setting "plumbline.codeLenses". Did you mean "plumbline.codeLens"?"#,
            ])
        editor.notify("workspace/didChangeConfiguration", ["settings": ["plumbline": options]])
        #expect(editor.untaken("window/logMessage") == 0)
        editor.notify("workspace/didChangeConfiguration", ["settings": ["plumbline": ["disable": [5]]]])
        #expect(
            editor.nextNotification("window/logMessage")["message"]
                == #"The setting "plumbline.disable" must be a list of strings; it was ignored."#)
    }

    @Test func theCollapseStyleIsRead() {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="22154" useAutolayout="YES">\
            <objects>
            <view id="root"><rect key="frame" x="0" y="0" width="375" height="100"/>
            <subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="a" userLabel="a">
            <rect key="frame" x="16" y="8" width="40" height="20"/>
            <attributedString key="userComments"><fragment content="collapse"/></attributedString>
            <constraints><constraint firstAttribute="width" constant="40" id="a1"/>
            <constraint firstAttribute="height" constant="20" id="a2"/></constraints></view>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="b" userLabel="b">
            <rect key="frame" x="64" y="8" width="40" height="20"/>
            <constraints><constraint firstAttribute="width" constant="40" id="b1"/>
            <constraint firstAttribute="height" constant="20" id="b2"/></constraints></view>
            </subviews>
            <constraints>
            <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" \
            constant="16" id="c1"/>
            <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="trailing" constant="8" \
            id="c2"/>
            <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" constant="8" \
            id="c3"/>
            <constraint firstItem="b" firstAttribute="top" secondItem="root" secondAttribute="top" constant="8" \
            id="c4"/>
            </constraints></view></objects></document>
            """
        let editor = MockEditor(formats: FormatRegistry.standard.formats)
        editor.start(options: ["collapseStyle": "hrViewVisible"])
        editor.open("file:///a.xib", text)
        #expect(codes(editor.nextDiagnostics()) == ["lost-gap"])
        editor.notify("workspace/didChangeConfiguration", ["settings": ["plumbline": ["collapseStyle": ""]]])
        #expect(codes(editor.nextDiagnostics()) == ["gap-when-gone"])
    }
}

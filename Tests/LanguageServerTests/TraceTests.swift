import LanguageServerProtocol
import Testing

@testable import LanguageServer

@Suite struct TraceTests {
    @Test func nothingIsTracedByDefault() {
        let editor = MockEditor()
        editor.start()
        editor.notify("$/setTrace", ["value": "nonsense"])
        #expect(editor.untaken("$/logTrace") == 0)
    }

    @Test func messagesAreTracedWithoutTheirText() {
        let editor = MockEditor()
        editor.start()
        editor.notify("$/setTrace", ["value": "messages"])
        let id = editor.request("textDocument/hover", positionParams("file:///a.words", 0, 0))
        #expect(
            editor.nextNotification("$/logTrace")
                == ["message": .string("Received the request textDocument/hover (\(id)).")])
        #expect(editor.nextNotification("$/logTrace") == ["message": .string("Answered the request \(id).")])
        editor.notify("$/setTrace", ["value": "off"])
        #expect(editor.nextNotification("$/logTrace") == ["message": "Received the notification $/setTrace."])
        #expect(editor.untaken("$/logTrace") == 0)
    }

    @Test func aVerboseTraceContainsTheText() {
        let editor = MockEditor()
        _ = editor.result("initialize", ["capabilities": [:], "trace": "verbose"])
        editor.notify("initialized", ["odd": 5])
        let traced = editor.nextNotification("$/logTrace")
        #expect(traced["message"] == "Received the notification initialized.")
        #expect(traced["verbose"].string?.contains("\"odd\"") == true)
    }
}

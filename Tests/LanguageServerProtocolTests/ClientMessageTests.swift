import LanguageServerProtocol
import Testing

@Suite struct ClientMessageTests {
    private func read(_ json: String) -> ClientMessage { ClientMessage(body: Array(json.utf8)) }

    @Test(arguments: ["", "{oops", "nul", "{\"a\":\"", String(repeating: "[", count: 100_000)])
    func textThatIsNotJSONIsAParseErrorWithoutID(text: String) {
        guard case .invalid(nil, let error) = read(text) else {
            Issue.record("\(text.prefix(20)) was taken for a message")
            return
        }
        #expect(error.code == .parseError)
    }

    @Test(arguments: [
        "[]", "5", "\"x\"", "null", "true", "[{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"shutdown\"}]", "{}",
    ])
    func jsonThatIsNotAMessageIsAnInvalidRequestWithoutID(text: String) {
        guard case .invalid(nil, let error) = read(text) else {
            Issue.record("\(text) was taken for a message")
            return
        }
        #expect(error.code == .invalidRequest)
    }

    @Test(arguments: ["{\"id\":7}", "{\"id\":7,\"method\":5}", "{\"id\":7,\"params\":{}}"])
    func invalidRequestKeepsItsID(text: String) {
        guard case .invalid(.number(7), let error) = read(text) else {
            Issue.record("\(text) was taken for a message")
            return
        }
        #expect(error.code == .invalidRequest)
    }

    @Test(arguments: ["null", "1.5", "{}", "[1]", "true", "1e300"])
    func idsAreIntegersOrStrings(id: String) {
        guard case .invalid(nil, let error) = read("{\"id\":\(id),\"method\":\"shutdown\"}") else {
            Issue.record("\(id) was taken for an id")
            return
        }
        #expect(error.code == .invalidRequest)
    }

    @Test func idsKeepTheirType() {
        guard case .request(.number(3), "shutdown", .success(.shutdown)) = read("{\"id\":3,\"method\":\"shutdown\"}"),
            case .request(.string("3"), "shutdown", .success(.shutdown)) = read(
                "{\"id\":\"3\",\"method\":\"shutdown\"}")
        else {
            Issue.record("an id changed its type")
            return
        }
    }

    @Test(arguments: ["", ",\"params\":null", ",\"params\":{}", ",\"params\":[]"])
    func unusedParamsMayBeAnything(params: String) {
        guard case .request(_, _, .success(.shutdown)) = read("{\"id\":3,\"method\":\"shutdown\"\(params)}"),
            case .notification(_, .success(.exit)) = read("{\"method\":\"exit\"\(params)}"),
            case .notification(_, .success(.initialized)) = read("{\"method\":\"initialized\"\(params)}")
        else {
            Issue.record("\(params) was refused")
            return
        }
    }

    @Test(arguments: [
        "", ",\"params\":null", ",\"params\":{}", ",\"params\":{\"bad\":1}", ",\"params\":7",
        ",\"params\":{\"textDocument\":{\"uri\":\"a\"},\"position\":{\"line\":\"x\",\"character\":0}}",
        ",\"params\":{\"textDocument\":{\"uri\":\"a\"},\"position\":{\"line\":1e300,\"character\":0}}",
    ])
    func wrongParamsAreInvalid(params: String) {
        guard
            case .request(.number(3), _, .failure(let error)) = read(
                "{\"id\":3,\"method\":\"textDocument/hover\"\(params)}")
        else {
            Issue.record("\(params) was taken")
            return
        }
        #expect(error.code == .invalidParams)
    }

    @Test func wrongParamsAreNamedInTheMessage() {
        let text = """
            {"id":3,"method":"textDocument/hover","params":{"textDocument":{"uri":"a"},"position":{"line":1}}}
            """
        guard case .request(_, _, .failure(let error)) = read(text) else {
            Issue.record("wrong params were taken")
            return
        }
        #expect(
            error.message == "The params of textDocument/hover are wrong: params.position.character is missing.")
    }

    @Test(arguments: ["nonsense", "$/nonsense", "textDocument/didOpenn"])
    func unknownMethodsAreNotFound(method: String) {
        guard case .request(_, _, .failure(let error)) = read("{\"id\":3,\"method\":\"\(method)\"}"),
            case .notification(_, .failure(let other)) = read("{\"method\":\"\(method)\"}")
        else {
            Issue.record("\(method) is known")
            return
        }
        #expect(error.code == .methodNotFound)
        #expect(other.code == .methodNotFound)
    }

    @Test func responsesOfTheClientAreNotRequests() {
        guard case .response(.number(1), .some(.null)) = read("{\"id\":1,\"result\":null}"),
            case .response(.string("a"), nil) = read("{\"id\":\"a\",\"error\":{\"code\":-32601,\"message\":\"\"}}")
        else {
            Issue.record("a response was taken for something else")
            return
        }
    }

    @Test(arguments: [
        (#"a\ud83d"#, "a\u{FFFD}"), (#"\uDE00b"#, "\u{FFFD}b"), (#"\ud83d\ud83d\ude00"#, "\u{FFFD}😀"),
        (#"\ud83d\\ude00"#, "\u{FFFD}\\ude00"), (#"\ud83d\n"#, "\u{FFFD}\n"), (#"\ud83d\u0041"#, "\u{FFFD}A"),
    ])
    func halfASurrogatePairIsReplaced(escaped: String, text: String) {
        let json = """
            {"method":"textDocument/didChange","params":{"textDocument":{"uri":"a","version":1},
            "contentChanges":[{"text":"\(escaped)"}]}}
            """
        guard case .notification(_, .success(.didChange(let params))) = read(json) else {
            Issue.record("the edit was lost")
            return
        }
        #expect(params.contentChanges.map(\.text) == [text])
    }
}

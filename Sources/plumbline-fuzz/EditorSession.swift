import Formats
import Foundation
import LanguageServer
import LanguageServerProtocol
import LayoutModel
import SourceText

/// An editor with one open document, connected to a server in this process.
struct EditorSession {
    let encoding: PositionEncoding
    private let transport: InMemoryTransport
    private var framer = MessageFramer()
    private var version = 0
    private var requests = 2
    private let uri: String

    /// Starts and initializes a server, and opens the document.
    init(encoding: PositionEncoding, pathExtension: String, text: String) {
        self.encoding = encoding
        uri = "file:///fuzz/\(encoding.rawValue).\(pathExtension)"
        let (client, server) = InMemoryTransport.pair()
        transport = client
        let thread = Thread {
            _ = Server(transport: server, environment: .init(version: "fuzz", formats: .standard)).run()
        }
        thread.start()
        let published: JSONValue = .object(["versionSupport": .bool(true), "relatedInformation": .bool(true)])
        send(
            "initialize",
            [
                "processId": .null, "rootUri": .null,
                "capabilities": .object([
                    "general": .object(["positionEncodings": .array([.string(encoding.rawValue)])]),
                    "textDocument": .object(["publishDiagnostics": published]),
                ]),
            ], id: 1)
        send("initialized", [:])
        let document: [String: JSONValue] = [
            "uri": .string(uri), "languageId": .string(pathExtension), "version": .number(0), "text": .string(text),
        ]
        send("textDocument/didOpen", ["textDocument": .object(document)])
    }

    /// Sends changes as one notification. A change without a range replaces the whole text.
    mutating func change(_ changes: [(range: PositionRange?, text: String)]) {
        version += 1
        let list = changes.map { change in
            var members: [String: JSONValue] = ["text": .string(change.text)]
            if let range = change.range {
                members["range"] = .object(["start": wire(range.start), "end": wire(range.end)])
            }
            return JSONValue.object(members)
        }
        let document: JSONValue = .object(["uri": .string(uri), "version": .number(Double(version))])
        send("textDocument/didChange", ["textDocument": document, "contentChanges": .array(list)])
    }

    /// Waits for the findings of the newest version. Nil if the server has ended.
    mutating func findings() -> [FindingLine]? {
        while let message = next() {
            guard message.method == "textDocument/publishDiagnostics", message.params?.version == version else {
                continue
            }
            return message.params?.diagnostics.map(FindingLine.init)
        }
        return nil
    }

    /// Sends a request about a position and waits for the response. False if the server has ended.
    mutating func request(_ method: Method, at position: Position) -> Bool {
        requests += 1
        let position = wire(position)
        var params: [String: JSONValue] = ["textDocument": .object(["uri": .string(uri)])]
        switch method {
        case .documentSymbol: break
        case .codeAction:
            params["range"] = .object(["start": position, "end": position])
            params["context"] = .object(["diagnostics": .array([])])
        case .references:
            params["position"] = position
            params["context"] = .object(["includeDeclaration": .bool(true)])
        case .rename:
            params["position"] = position
            params["newName"] = .string("renamed")
        case .hover, .completion, .definition, .documentHighlight, .prepareRename: params["position"] = position
        }
        send("textDocument/\(method.rawValue)", params, id: requests)
        while let message = next() {
            if message.method == nil, message.id == requests { return true }
        }
        return false
    }

    /// The requests that the fuzzer sends, by name after `textDocument/`.
    enum Method: String, CaseIterable {
        case hover, completion, codeAction, documentSymbol, definition
        case references, documentHighlight, prepareRename, rename
    }

    /// Ends the server.
    func end() {
        send("shutdown", [:], id: 2)
        send("exit", [:])
    }

    /// The next message from the server. Nil if it has ended.
    private mutating func next() -> Incoming? {
        while true {
            while let frame = framer.next() {
                guard case .body(let body) = frame else { continue }
                if let message = try? JSONDecoder().decode(Incoming.self, from: Data(body)) { return message }
            }
            let bytes = transport.read()
            if bytes.isEmpty { return nil }
            framer.append(bytes)
        }
    }

    private struct Incoming: Decodable {
        var id: Int?
        var method: String?
        var params: PublishDiagnosticsParams?
    }

    private func wire(_ position: Position) -> JSONValue {
        .object(["line": .number(Double(position.line)), "character": .number(Double(position.character))])
    }

    private func send(_ method: String, _ params: [String: JSONValue], id: Int? = nil) {
        var message: [String: JSONValue] = [
            "jsonrpc": .string("2.0"), "method": .string(method), "params": .object(params),
        ]
        if let id { message["id"] = .number(Double(id)) }
        transport.write(MessageFramer.frame(Array(JSONValue.object(message).text.utf8)))
    }
}

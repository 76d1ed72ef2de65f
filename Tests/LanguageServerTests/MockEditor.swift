import Features
import Foundation
import LanguageServerProtocol
import LayoutModel
import Testing

@testable import LanguageServer

/// An editor that talks to the real server in the same process.
final class MockEditor: @unchecked Sendable {
    // `condition` guards the variables below it.
    private let condition = NSCondition()
    private var responses: [JSONValue] = []
    private var notifications: [JSONValue] = []
    private var status: Int32?

    private let transport: InMemoryTransport
    private var lastID = 0
    private static let patience = 60.0

    init(formats: [any LayoutFormat] = [WordFormat()], configure: (inout ServerEnvironment) -> Void = { _ in }) {
        let (client, server) = InMemoryTransport.pair()
        transport = client
        var environment = ServerEnvironment(version: "1.2.3", formats: FormatRegistry(formats))
        configure(&environment)
        let running = Server(transport: server, environment: environment)
        Thread.detachNewThread { [self] in
            let status = running.run()
            condition.withLock {
                self.status = status
                condition.broadcast()
            }
        }
        Thread.detachNewThread { [self] in collect() }
    }

    deinit {
        transport.close()
    }

    private func collect() {
        var framer = MessageFramer()
        while true {
            let bytes = transport.read()
            if bytes.isEmpty { return }
            framer.append(bytes)
            while let frame = framer.next() {
                guard case .body(let body) = frame,
                    let message = try? JSONValue(parsing: body)
                else { continue }
                condition.withLock {
                    if message["method"].isNull { responses.append(message) } else { notifications.append(message) }
                    condition.broadcast()
                }
            }
        }
    }

    // MARK: Sending

    func send(bytes: [UInt8]) { transport.write(bytes) }

    func send(raw text: String) { transport.write(MessageFramer.frame(Array(text.utf8))) }

    /// Several messages in one write.
    func send(_ messages: [JSONValue]) {
        transport.write(messages.flatMap(Self.frame))
    }

    func notify(_ method: String, _ params: JSONValue? = .object([:])) {
        send([Self.message(method, params)])
    }

    @discardableResult
    func request(_ method: String, _ params: JSONValue? = .object([:])) -> Int {
        lastID += 1
        send([Self.message(method, params, id: .number(Double(lastID)))])
        return lastID
    }

    static func message(_ method: String, _ params: JSONValue? = .object([:]), id: JSONValue? = nil) -> JSONValue {
        var members: [String: JSONValue] = ["jsonrpc": "2.0", "method": .string(method)]
        members["params"] = params
        members["id"] = id
        return .object(members)
    }

    private static func frame(_ message: JSONValue) -> [UInt8] {
        MessageFramer.frame((try? Array(JSONEncoder().encode(message))) ?? [])
    }

    func closeInput() { transport.close() }

    /// Closes the stream that the server writes.
    func stopReading() { transport.closeReading() }

    // MARK: Receiving

    private func wait<Value>(_ what: String, _ take: () -> Value?) -> Value? {
        let deadline = Date(timeIntervalSinceNow: Self.patience)
        return condition.withLock {
            while true {
                if let value = take() { return value }
                guard condition.wait(until: deadline) else {
                    Issue.record("No \(what) came within \(Self.patience) seconds.")
                    return nil
                }
            }
        }
    }

    func response(to id: JSONValue) -> JSONValue {
        wait("response to \(id)") {
            responses.firstIndex { $0.object?["id"] == id }.map { responses.remove(at: $0) }
        } ?? .null
    }

    func response(to id: Int) -> JSONValue { response(to: .number(Double(id))) }

    func call(_ method: String, _ params: JSONValue? = .object([:])) -> JSONValue {
        response(to: request(method, params))
    }

    /// The result of a request; an error is an issue.
    func result(_ method: String, _ params: JSONValue? = .object([:])) -> JSONValue {
        let answer = call(method, params)
        if answer.object?["result"] == nil { Issue.record("\(method) failed: \(answer["error", "message"])") }
        return answer["result"]
    }

    func errorCode(_ method: String, _ params: JSONValue? = .object([:])) -> Int? {
        call(method, params)["error", "code"].integer
    }

    /// The next list of diagnostics that was published.
    func nextDiagnostics() -> JSONValue {
        nextNotification("textDocument/publishDiagnostics")
    }

    func nextNotification(_ method: String) -> JSONValue {
        wait(method) {
            notifications.firstIndex { $0["method"].string == method }.map { notifications.remove(at: $0)["params"] }
        } ?? .null
    }

    /// The next request of the server.
    func nextRequest(_ method: String) -> (id: JSONValue, params: JSONValue) {
        let message = wait("request \(method)") {
            notifications.firstIndex { $0["method"].string == method && !$0["id"].isNull }
                .map { notifications.remove(at: $0) }
        }
        return (message?["id"] ?? .null, message?["params"] ?? .null)
    }

    /// Answers a request of the server.
    func answer(_ id: JSONValue, _ result: JSONValue) {
        send([["jsonrpc": "2.0", "id": id, "result": result]])
    }

    func refuse(_ id: JSONValue) {
        send([["jsonrpc": "2.0", "id": id, "error": ["code": -32601, "message": "no"]]])
    }

    func exitStatus() -> Int32? { wait("exit") { status } }

    /// The number of messages with a method that the test has not taken, after the server answered another request.
    func untaken(_ method: String) -> Int {
        _ = call("$/roundTrip")
        return condition.withLock { notifications.count { $0["method"].string == method } }
    }

    func untakenResponses() -> Int {
        _ = call("$/roundTrip")
        return condition.withLock { responses.count }
    }

    // MARK: Session and documents

    static let everything: JSONValue = [
        "workspace": ["workspaceEdit": ["documentChanges": true]],
        "textDocument": [
            "publishDiagnostics": [
                "versionSupport": true, "relatedInformation": true, "codeDescriptionSupport": true,
                "tagSupport": ["valueSet": [1, 2]],
            ],
            "hover": ["contentFormat": ["markdown", "plaintext"]],
            "documentSymbol": ["hierarchicalDocumentSymbolSupport": true],
            "codeAction": [
                "codeActionLiteralSupport": ["codeActionKind": ["valueSet": []]], "isPreferredSupport": true,
            ],
            "rename": ["prepareSupport": true],
        ],
    ]

    @discardableResult
    func start(_ capabilities: JSONValue = everything, options: JSONValue = .null) -> JSONValue {
        let result = result(
            "initialize",
            ["processId": .null, "rootUri": .null, "capabilities": capabilities, "initializationOptions": options])
        notify("initialized")
        return result
    }

    func open(_ uri: String, _ text: String, language: String = "layout", version: Int = 0) {
        notify("textDocument/didOpen", Self.opening(uri, text, language: language, version: version))
    }

    static func opening(_ uri: String, _ text: String, language: String = "layout", version: Int = 0) -> JSONValue {
        [
            "textDocument": [
                "uri": .string(uri), "languageId": .string(language), "version": .number(Double(version)),
                "text": .string(text),
            ]
        ]
    }

    func change(_ uri: String, version: Int, _ changes: [JSONValue]) {
        notify("textDocument/didChange", Self.changing(uri, version: version, changes))
    }

    static func changing(_ uri: String, version: Int, _ changes: [JSONValue]) -> JSONValue {
        [
            "textDocument": ["uri": .string(uri), "version": .number(Double(version))],
            "contentChanges": .array(changes),
        ]
    }

    func close(_ uri: String) {
        notify("textDocument/didClose", ["textDocument": ["uri": .string(uri)]])
    }
}

/// A replacement of the text between two positions.
func edit(_ from: (Int, Int), _ to: (Int, Int), _ text: String) -> JSONValue {
    [
        "range": ["start": position(from.0, from.1), "end": position(to.0, to.1)],
        "text": .string(text),
    ]
}

func position(_ line: Int, _ character: Int) -> JSONValue {
    ["line": .number(Double(line)), "character": .number(Double(character))]
}

func positionParams(_ uri: String, _ line: Int, _ character: Int) -> JSONValue {
    ["textDocument": ["uri": .string(uri)], "position": position(line, character)]
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
    ExpressibleByDictionaryLiteral, ExpressibleByUnicodeScalarLiteral,
    ExpressibleByExtendedGraphemeClusterLiteral
{
    package init(stringLiteral value: String) { self = .string(value) }
    package init(integerLiteral value: Int) { self = .number(Double(value)) }
    package init(booleanLiteral value: Bool) { self = .bool(value) }
    package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    package init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(Dictionary(elements) { _, last in last })
    }
}

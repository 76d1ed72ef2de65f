/// A message of the client.
///
/// Parameters that could not be decoded are an error of the request, not an invalid message: before `initialize` and
/// after `shutdown`, the method itself is the error.
package enum ClientMessage: Sendable {
    case request(RequestID, method: String, Result<ClientRequest, ResponseError>)
    case notification(method: String, Result<ClientNotification, ResponseError>)
    /// The response to a request of the server; nil if it is an error.
    case response(RequestID?, result: JSONValue?)
    /// Bytes that are not JSON, or JSON that is not a message.
    case invalid(RequestID?, ResponseError)

    package init(body: [UInt8]) {
        do throws(JSONSyntaxError) {
            self.init(try JSONValue(parsing: body))
        } catch {
            self = .invalid(nil, ResponseError(.parseError, "The message is not JSON."))
        }
    }

    fileprivate enum Key: String, CodingKey {
        case id, method, params, result, error
    }

    private init(_ json: JSONValue) {
        guard let container = try? WireDecoder(json).container(keyedBy: Key.self) else {
            self = .invalid(nil, ResponseError(.invalidRequest, "The message is not a JSON object."))
            return
        }
        let id = try? container.decode(RequestID.self, forKey: .id)
        guard let method = try? container.decode(String.self, forKey: .method) else {
            if !container.contains(.method), container.contains(.result) || container.contains(.error) {
                let isError = container.contains(.error)
                self = .response(id, result: isError ? nil : try? container.decode(JSONValue.self, forKey: .result))
            } else {
                self = .invalid(id, ResponseError(.invalidRequest, "The message has no method."))
            }
            return
        }
        let params = Params(container: container, method: method)
        if let id {
            self = .request(id, method: method, params.request())
        } else if container.contains(.id) {
            self = .invalid(
                nil, ResponseError(.invalidRequest, "The id of the request is neither an integer nor a string."))
        } else {
            self = .notification(method: method, params.notification())
        }
    }
}

/// The parameters of a message, decoded as its method requires.
private struct Params {
    var container: KeyedDecodingContainer<ClientMessage.Key>
    var method: String

    func request() -> Result<ClientRequest, ResponseError> {
        result { try ClientRequest(method: method, params: self) }
    }

    func notification() -> Result<ClientNotification, ResponseError> {
        result { try ClientNotification(method: method, params: self) }
    }

    func decode<Value: Decodable>() throws -> Value {
        try container.decode(Value.self, forKey: .params)
    }

    private func result<Value>(_ decode: () throws -> Value?) -> Result<Value, ResponseError> {
        do {
            if let value = try decode() { return .success(value) }
            return .failure(ResponseError(.methodNotFound, "\(method) is not supported."))
        } catch let error as DecodingError {
            return .failure(
                ResponseError(.invalidParams, "The params of \(method) are wrong: \(Self.describe(error))."))
        } catch {
            return .failure(ResponseError(.invalidParams, "The params of \(method) are wrong."))
        }
    }

    private static func describe(_ error: DecodingError) -> String {
        func text(_ path: [any CodingKey]) -> String {
            path.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
        }
        switch error {
        case .keyNotFound(let key, let context): return "\(text(context.codingPath + [key])) is missing"
        case .valueNotFound(_, let context): return "\(text(context.codingPath)) is null"
        case .typeMismatch(let type, let context): return "\(text(context.codingPath)) is not of the type \(type)"
        case .dataCorrupted(let context): return "\(text(context.codingPath)) cannot be read"
        @unknown default: return "they cannot be read"
        }
    }
}

extension ClientRequest {
    /// Nil for a method that the server does not support.
    fileprivate init?(method: String, params: Params) throws {
        switch method {
        case "initialize": self = .initialize(try params.decode())
        case "shutdown": self = .shutdown
        case "textDocument/hover": self = .hover(try params.decode())
        case "textDocument/completion": self = .completion(try params.decode())
        case "completionItem/resolve": self = .resolve(.completionItem(try params.decode()))
        case "textDocument/codeAction": self = .codeAction(try params.decode())
        case "codeAction/resolve": self = .resolve(.codeAction(try params.decode()))
        case "textDocument/documentSymbol": self = .structure(.documentSymbol(try params.decode()))
        case "textDocument/definition": self = .navigation(.definition(try params.decode()))
        case "textDocument/references": self = .navigation(.references(try params.decode()))
        case "textDocument/documentHighlight": self = .navigation(.documentHighlight(try params.decode()))
        case "textDocument/linkedEditingRange": self = .navigation(.linkedEditingRange(try params.decode()))
        case "textDocument/prepareRename": self = .navigation(.prepareRename(try params.decode()))
        case "textDocument/rename": self = .navigation(.rename(try params.decode()))
        case "textDocument/foldingRange": self = .structure(.foldingRange(try params.decode()))
        case "textDocument/selectionRange": self = .structure(.selectionRange(try params.decode()))
        case "textDocument/diagnostic": self = .documentDiagnostic(try params.decode())
        case "textDocument/inlayHint": self = .inlayHint(try params.decode())
        case "inlayHint/resolve": self = .resolve(.inlayHint(try params.decode()))
        case "textDocument/semanticTokens/full": self = .semanticTokens(.full(try params.decode()))
        case "textDocument/semanticTokens/full/delta": self = .semanticTokens(.delta(try params.decode()))
        case "textDocument/semanticTokens/range": self = .semanticTokens(.range(try params.decode()))
        case "workspace/executeCommand": self = .workspace(.executeCommand(try params.decode()))
        case "textDocument/formatting": self = .formatting(.document(try params.decode()))
        case "textDocument/rangeFormatting": self = .formatting(.range(try params.decode()))
        case "textDocument/onTypeFormatting": self = .formatting(.onType(try params.decode()))
        case "textDocument/documentLink": self = .structure(.documentLink(try params.decode()))
        case "textDocument/codeLens": self = .codeLens(try params.decode())
        case "codeLens/resolve": self = .resolve(.codeLens(try params.decode()))
        case "workspace/diagnostic": self = .workspace(.diagnostic(try params.decode()))
        case "workspace/symbol": self = .workspace(.symbol(try params.decode()))
        default: return nil
        }
    }
}

extension ClientNotification {
    /// Nil for a method that the server does not support.
    fileprivate init?(method: String, params: Params) throws {
        switch method {
        case "initialized": self = .initialized
        case "exit": self = .exit
        case "textDocument/didOpen": self = .didOpen(try params.decode())
        case "textDocument/didChange": self = .didChange(try params.decode())
        case "textDocument/didSave": self = .didSave(try params.decode())
        case "textDocument/didClose": self = .didClose(try params.decode())
        case "workspace/didChangeConfiguration": self = .didChangeConfiguration(try params.decode())
        case "workspace/didChangeWorkspaceFolders": self = .didChangeWorkspaceFolders(try params.decode())
        case "workspace/didChangeWatchedFiles": self = .didChangeWatchedFiles(try params.decode())
        case "window/workDoneProgress/cancel": self = .cancelProgress(try params.decode())
        case "$/setTrace": self = .setTrace(try params.decode())
        case "$/cancelRequest": self = .cancelRequest(try params.decode())
        default: return nil
        }
    }
}

/// The reason for a response without a result.
package struct ResponseError: Error, Codable, Hashable, Sendable {
    package var code: ErrorCode
    package var message: String
    /// Further data, as the code or the method defines it.
    package var data: JSONValue?

    package init(_ code: ErrorCode, _ message: String, data: JSONValue? = nil) {
        self.code = code
        self.message = message
        self.data = data
    }
}

/// The codes of JSON-RPC and of LSP 3.17 that the server sends.
package enum ErrorCode: Int, Codable, Hashable, Sendable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case internalError = -32603
    case serverNotInitialized = -32002
    /// The request is valid but cannot be fulfilled. Editors show the message to the user.
    case requestFailed = -32803
    case requestCancelled = -32800
    /// The server cancelled the request itself; only for requests for diagnostics.
    case serverCancelled = -32802
}

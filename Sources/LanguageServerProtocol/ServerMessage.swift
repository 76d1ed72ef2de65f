/// Messages of the server, as bytes without the header.
package enum ServerMessage {
    package static func response(to id: RequestID, result: some Encodable) -> [UInt8] {
        encode(Response(id: id, result: result))
    }

    /// An error response. Its id is null if the id of the request could not be read.
    package static func response(to id: RequestID?, error: ResponseError) -> [UInt8] {
        encode(ErrorResponse(id: id, error: error))
    }

    package static func notification(_ method: String, _ params: some Encodable) -> [UInt8] {
        encode(Notification(method: method, params: params))
    }

    package static func request(_ id: RequestID, _ method: String, _ params: some Encodable) -> [UInt8] {
        encode(Request(id: id, method: method, params: params))
    }

    private struct Request<Value: Encodable>: Encodable {
        var jsonrpc = "2.0"
        var id: RequestID
        var method: String
        var params: Value
    }

    private struct Response<Value: Encodable>: Encodable {
        var jsonrpc = "2.0"
        var id: RequestID
        var result: Value
    }

    private struct ErrorResponse: Encodable {
        var jsonrpc = "2.0"
        var id: RequestID?
        var error: ResponseError

        enum CodingKeys: CodingKey {
            case jsonrpc, id, error
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(jsonrpc, forKey: .jsonrpc)
            // JSON-RPC requires the null, which the synthesized conformance would leave out.
            try container.encode(id, forKey: .id)
            try container.encode(error, forKey: .error)
        }
    }

    private struct Notification<Value: Encodable>: Encodable {
        var jsonrpc = "2.0"
        var method: String
        var params: Value
    }

    private static func encode(_ message: some Encodable) -> [UInt8] {
        if let text = try? WireEncoder.text(of: message) { return text }
        // Only a number that is not finite cannot be encoded. The client gets a log message instead.
        let params = LogMessageParams(type: .error, message: "A message could not be encoded.")
        return (try? WireEncoder.text(of: Notification(method: "window/logMessage", params: params))) ?? []
    }
}

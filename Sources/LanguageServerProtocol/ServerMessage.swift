/// What the server sends, as the bytes of one message without header.
package enum ServerMessage {
    package static func response(to id: RequestID, result: some Encodable) -> [UInt8] {
        encode(Response(id: id, result: result))
    }

    /// An error response; the id is null where the request's own could not be read.
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
            // JSON-RPC wants the null, which the synthesized form would leave out.
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
        // Only a number that is not finite cannot be encoded; the client still gets an answer.
        return Array(
            #"{"jsonrpc":"2.0","method":"window/logMessage","params":{"type":1,"message":"A message could not be encoded."}}"#
                .utf8)
    }
}

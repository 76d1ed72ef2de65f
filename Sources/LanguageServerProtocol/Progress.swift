/// The parameters of `window/workDoneProgress/create` and `window/workDoneProgress/cancel`.
package struct WorkDoneProgressParams: Codable, Sendable {
    package var token: ProgressToken

    package init(token: ProgressToken) {
        self.token = token
    }
}

/// The parameters of `$/progress`. Source: LSP 3.17, "Work Done Progress".
package struct ProgressParams: Encodable, Sendable {
    package struct Value: Encodable, Sendable {
        package var kind: String
        package var title: String?
        package var message: String?
        package var percentage: Int?
        package var cancellable: Bool?

        package static func begin(_ title: String) -> Value {
            Value(kind: "begin", title: title, percentage: 0, cancellable: true)
        }

        package static func report(_ message: String, percentage: Int) -> Value {
            Value(kind: "report", message: message, percentage: percentage)
        }

        package static let end = Value(kind: "end")
    }

    package var token: ProgressToken
    package var value: Value

    package init(token: ProgressToken, value: Value) {
        self.token = token
        self.value = value
    }
}

/// The parameters of `window/logMessage`.
package struct LogMessageParams: Encodable, Sendable {
    package enum MessageType: Int, Encodable, Sendable {
        case error = 1
        case warning, info, log
    }

    package var type: MessageType
    package var message: String

    package init(type: MessageType, message: String) {
        self.type = type
        self.message = message
    }
}

/// The parameters of `$/setTrace`.
package struct SetTraceParams: Decodable, Sendable {
    /// `off`, `messages` or `verbose`.
    package var value: String
}

/// The parameters of `$/logTrace`.
package struct LogTraceParams: Encodable, Sendable {
    package var message: String
    /// Details, which only a verbose trace has.
    package var verbose: String?

    package init(message: String, verbose: String? = nil) {
        self.message = message
        self.verbose = verbose
    }
}

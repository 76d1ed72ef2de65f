package struct LogMessageParams: Codable, Sendable {
    package enum MessageType: Int, Codable, Sendable {
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

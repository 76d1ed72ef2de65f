import LanguageServerProtocol

/// Writes messages to standard error and to the client's log, never to standard output.
struct Log: Sendable {
    let outbox: Outbox
    let standardError: @Sendable (String) -> Void

    func write(_ type: LogMessageParams.MessageType, _ message: String) {
        standardError(message)
        outbox.send(ServerMessage.notification("window/logMessage", LogMessageParams(type: type, message: message)))
    }
}

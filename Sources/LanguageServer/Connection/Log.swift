import LogAnalysis
import LanguageServerProtocol

/// What the server has to tell: to standard error, and to the client's log. Never to standard output.
struct Log: Sendable {
    let outbox: Outbox
    let standardError: @Sendable (String) -> Void

    func write(_ type: LogMessageParams.MessageType, _ message: String) {
        standardError(message)
        outbox.send(ServerMessage.notification("window/logMessage", LogMessageParams(type: type, message: message)))
    }
}

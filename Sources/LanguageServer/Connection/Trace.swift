import LanguageServerProtocol
import Synchronization

/// Sends a trace of each message to a client that enabled it with `$/setTrace`.
final class Trace: Sendable {
    enum Level: String {
        case off, messages, verbose
    }

    private let level = Mutex(Level.off)
    private let outbox: Outbox

    init(outbox: Outbox) {
        self.outbox = outbox
    }

    /// Ignores a word that is not a level.
    func setLevel(_ word: String?) {
        guard let new = word.flatMap(Level.init) else { return }
        level.withLock { $0 = new }
    }

    func received(_ message: ClientMessage, _ body: [UInt8]) {
        let level = level.withLock { $0 }
        guard level != .off else { return }
        let text =
            switch message {
            case .request(let id, let method, _): "Received the request \(method) (\(name(of: id)))."
            case .notification(let method, _): "Received the notification \(method)."
            case .response(let id, _): "Received a response (\(id.map(name) ?? "no id"))."
            case .invalid: "Received an invalid message."
            }
        send(text, verbose: level == .verbose ? String(decoding: body, as: UTF8.self) : nil)
    }

    func answered(_ id: RequestID) {
        if level.withLock({ $0 }) != .off { send("Answered the request \(name(of: id)).") }
    }

    private func name(of id: RequestID) -> String {
        switch id {
        case .number(let number): String(number)
        case .string(let string): string
        }
    }

    private func send(_ message: String, verbose: String? = nil) {
        outbox.send(ServerMessage.notification("$/logTrace", LogTraceParams(message: message, verbose: verbose)))
    }
}

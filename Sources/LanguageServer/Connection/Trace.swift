import LogAnalysis
import LanguageServerProtocol
import Synchronization

/// What the server does, message by message, for whoever looks for a mistake in it; `$/setTrace` says how much.
final class Trace: Sendable {
    enum Level: String {
        case off, messages, verbose
    }

    private let level = Mutex(Level.off)
    private let outbox: Outbox

    init(outbox: Outbox) {
        self.outbox = outbox
    }

    /// A word that is none of the protocol's changes nothing.
    func set(_ word: String?) {
        guard let new = word.flatMap(Level.init) else { return }
        level.withLock { $0 = new }
    }

    func received(_ message: ClientMessage, _ body: [UInt8]) {
        let level = level.withLock { $0 }
        guard level != .off else { return }
        let what: String
        switch message {
        case .request(let id, let method, _): what = "Received the request \(method) (\(name(of: id)))."
        case .notification(let method, _): what = "Received the notification \(method)."
        case .response(let id, _): what = "Received an answer (\(id.map(name) ?? "no id"))."
        case .invalid: what = "Received a message that cannot be read."
        }
        say(what, level == .verbose ? String(decoding: body, as: UTF8.self) : nil)
    }

    func answered(_ id: RequestID) {
        guard level.withLock({ $0 }) != .off else { return }
        say("Answered the request \(name(of: id)).", nil)
    }

    private func name(of id: RequestID) -> String {
        switch id {
        case .number(let number): String(number)
        case .string(let string): string
        }
    }

    private func say(_ message: String, _ verbose: String?) {
        outbox.send(ServerMessage.notification("$/logTrace", LogTraceParams(message: message, verbose: verbose)))
    }
}

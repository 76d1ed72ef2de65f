import LanguageServerProtocol

/// The state of a session.
package enum Lifecycle: Hashable, Sendable, CaseIterable {
    case created, running, shutDown

    /// The kinds of messages that the lifecycle distinguishes.
    package enum Message: Hashable, Sendable, CaseIterable {
        case initialize, shutdown, otherRequest, exit, otherNotification
    }

    package enum Verdict: Hashable, Sendable {
        case accept
        case refuse(ErrorCode)
        case drop
        /// Ends the process with an exit status.
        case end(status: Int32)
    }

    /// Source: LSP 3.17, "Server lifecycle".
    package func verdict(on message: Message) -> Verdict {
        switch (self, message) {
        case (.created, .initialize): .accept
        case (.created, .shutdown), (.created, .otherRequest): .refuse(.serverNotInitialized)
        case (.created, .otherNotification): .drop
        case (.running, .initialize): .refuse(.invalidRequest)
        case (.running, .shutdown), (.running, .otherRequest), (.running, .otherNotification): .accept
        case (.shutDown, .initialize), (.shutDown, .shutdown), (.shutDown, .otherRequest): .refuse(.invalidRequest)
        case (.shutDown, .otherNotification): .drop
        case (_, .exit): .end(status: exitStatus)
        }
    }

    /// The exit status if the session ends now, by `exit` or because the client's stream ends.
    package var exitStatus: Int32 { self == .shutDown ? 0 : 1 }

    /// The error message of a refused request.
    func reason(forRefusing method: String) -> String {
        switch self {
        case .created: "\(method) came before initialize."
        case .running: "\(method) may be sent only once."
        case .shutDown: "\(method) came after shutdown; only exit may follow."
        }
    }
}

extension ClientMessage {
    /// Nil for a message that is neither a request nor a notification.
    var lifecycleMessage: Lifecycle.Message? {
        switch self {
        case .request(_, "initialize", _): .initialize
        case .request(_, "shutdown", _): .shutdown
        case .request: .otherRequest
        case .notification("exit", _): .exit
        case .notification: .otherNotification
        case .response, .invalid: nil
        }
    }
}

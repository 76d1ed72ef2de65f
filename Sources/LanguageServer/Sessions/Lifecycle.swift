import LanguageServerProtocol

/// How far a session has come.
package enum Lifecycle: Hashable, Sendable, CaseIterable {
    case created, running, shutDown

    /// What the lifecycle knows of a message.
    package enum Message: Hashable, Sendable, CaseIterable {
        case initialize, shutdown, otherRequest, exit, otherNotification
    }

    package enum Verdict: Hashable, Sendable {
        case accept
        case refuse(ErrorCode)
        case drop
        /// Ends the process with a status.
        case end(status: Int32)
    }

    /// What becomes of a message. Source: LSP 3.17, "Server lifecycle".
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

    /// The status when the session ends now, by `exit` or because the client's stream does.
    package var exitStatus: Int32 { self == .shutDown ? 0 : 1 }

    /// What the person who reads the log of a refused request should know.
    func reason(forRefusing method: String) -> String {
        switch self {
        case .created: "\(method) came before initialize."
        case .running: "\(method) may come only once."
        case .shutDown: "\(method) came after shutdown; only exit may follow."
        }
    }
}

extension ClientMessage {
    /// The lifecycle's view of the message; nil for what is neither a request nor a notification.
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

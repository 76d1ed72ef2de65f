import LanguageServerProtocol
import SourceText

/// The client's capabilities, as declared at the start of the session.
struct ClientProfile: Sendable {
    var capabilities = ClientCapabilities()
    var encoding = PositionEncoding.utf16

    init() {}

    init(_ capabilities: ClientCapabilities) {
        self.capabilities = capabilities
        encoding = capabilities.positionEncodings.lazy.compactMap(PositionEncoding.init(rawValue:)).first ?? .utf16
    }

    /// Whether the edits of fix-all can wait for `codeAction/resolve`. The client must be able to request the edit
    /// and return the action's data.
    var resolvesCodeActions: Bool { capabilities.codeActionResolvesEdit && capabilities.codeActionData }
}

import LayoutModel
import Features
import LanguageServerProtocol
import SourceText

/// What was agreed with the client at the start and holds to the end of the session.
struct ClientProfile: Sendable {
    var capabilities = ClientCapabilities()
    var encoding = PositionEncoding.utf16

    init() {}

    init(_ capabilities: ClientCapabilities) {
        self.capabilities = capabilities
        encoding = capabilities.positionEncodings.lazy.compactMap(PositionEncoding.init(rawValue:)).first ?? .utf16
    }

    /// What the server offers this client.
    func offers(_ formats: FormatRegistry) -> FeatureOffers {
        var offered = ServerCapabilities(
            positionEncoding: capabilities.positionEncodings.isEmpty ? nil : encoding.rawValue,
            completionTriggers: formats.formats.flatMap(\.completionTriggers),
            codeActions: capabilities.codeActionLiterals
                ? .options(.init(kinds: EditorAction.Kind.allCases.map(\.rawValue), resolves: resolvesCodeActions))
                : .enabled,
            rename: capabilities.prepareRename ? .options(.init(prepareProvider: true)) : .enabled,
            inlayHints: .options(.init(resolves: capabilities.inlayHintResolvesTooltip)),
            diagnostics: capabilities.pullsDiagnostics
                ? .init(interFileDependencies: formats.formats.contains(where: \.sharesDeclarations)) : nil,
            semanticTokens: capabilities.semanticTokens ? .standard : nil,
            commands: ServerCommand.allCases.map(\.rawValue))
        offered.workspace = capabilities.workspaceFolders ? .init() : nil
        return FeatureOffers(offered, formats, to: capabilities)
    }

    /// Whether the edits of all fixes together may be left to `codeAction/resolve`: that needs the edit to be asked for and the data to come back.
    var resolvesCodeActions: Bool { capabilities.codeActionResolvesEdit && capabilities.codeActionData }
}

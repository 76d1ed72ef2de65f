import Features
import LanguageServerProtocol
import LayoutModel

/// The features that the server offers to one client.
///
/// A feature that every format serves is offered for all documents. Any other feature is registered for the languages
/// of the formats that serve it. A client that cannot register it is offered it for all documents, and gets empty
/// answers where the format does not serve it.
struct FeatureOffers {
    private(set) var capabilities: ServerCapabilities
    private(set) var registrations: [RegistrationParams.Registration] = []

    init(of formats: [any LayoutFormat], to client: ClientProfile) {
        let all = ServerCapabilities(of: formats, to: client)
        capabilities = all
        for provider in Provider.all {
            let serving = formats.filter { $0.features.contains(provider.feature) }
            guard serving.count < formats.count else { continue }
            guard !serving.isEmpty else {
                provider.withdraw(&capabilities)
                continue
            }
            guard client.capabilities.registersDynamically.contains(provider.clientName),
                var options = provider.options(all)
            else { continue }
            options["documentSelector"] = Self.selector(of: serving)
            registrations.append(.init(method: provider.method, options: .object(options)))
            provider.withdraw(&capabilities)
        }
        // Not registered for languages: the request names none, and only files with an outline are searched.
        if !formats.contains(where: { $0.features.contains(.outline) }) { capabilities.workspaceSymbolProvider = nil }
    }

    /// Selects the documents of some formats by language and by file extension. A language is named like the extension.
    private static func selector(of formats: [any LayoutFormat]) -> JSONValue {
        .array(
            formats.flatMap(\.pathExtensions).flatMap { name -> [JSONValue] in
                [.object(["language": .string(name)]), .object(["pattern": .string("**/*.\(name)")])]
            })
    }
}

extension ServerCapabilities {
    /// Everything that the server can do for a client.
    fileprivate init(of formats: [any LayoutFormat], to client: ClientProfile) {
        let declared = client.capabilities
        self.init(
            positionEncoding: declared.positionEncodings.isEmpty ? nil : client.encoding.rawValue,
            completionTriggers: formats.flatMap(\.completionTriggers),
            codeActions: declared.codeActionLiterals
                ? .options(
                    .init(kinds: EditorAction.Kind.allCases.map(\.rawValue), resolves: client.resolvesCodeActions))
                : .enabled,
            rename: declared.prepareRename ? .options(.init(prepareProvider: true)) : .enabled,
            inlayHints: .options(.init(resolves: declared.inlayHintResolvesTooltip)),
            diagnostics: declared.pullsDiagnostics
                ? .init(interFileDependencies: formats.contains(where: \.sharesDeclarations)) : nil,
            semanticTokens: declared.semanticTokens ? .standard : nil,
            commands: ServerCommand.allCases.map(\.rawValue))
        workspace = declared.workspaceFolders ? .init() : nil
    }
}

/// A member of the server's capabilities that offers an editor feature.
private struct Provider: Sendable {
    let feature: EditorFeature
    /// The name of the feature in the client's `textDocument` capabilities.
    let clientName: String
    /// The options of the feature; nil if it is not offered.
    let options: @Sendable (ServerCapabilities) -> [String: JSONValue]?
    let withdraw: @Sendable (inout ServerCapabilities) -> Void

    var method: String { "textDocument/\(clientName)" }

    private init<Options: Encodable & SendableMetatype>(
        _ feature: EditorFeature, _ clientName: String,
        _ provider: WritableKeyPath<ServerCapabilities, Options?> & Sendable
    ) {
        self.feature = feature
        self.clientName = clientName
        options = { $0[keyPath: provider].map { JSONValue(encoding: $0).object ?? [:] } }
        withdraw = { $0[keyPath: provider] = nil }
    }

    /// Source: LSP 3.17, "ServerCapabilities" and "TextDocumentClientCapabilities".
    static let all = [
        Provider(.hover, "hover", \.hoverProvider),
        Provider(.completion, "completion", \.completionProvider),
        Provider(.codeActions, "codeAction", \.codeActionProvider),
        Provider(.codeLenses, "codeLens", \.codeLensProvider),
        Provider(.inlayHints, "inlayHint", \.inlayHintProvider),
        Provider(.definition, "definition", \.definitionProvider),
        Provider(.references, "references", \.referencesProvider),
        Provider(.highlights, "documentHighlight", \.documentHighlightProvider),
        Provider(.linkedEditing, "linkedEditingRange", \.linkedEditingRangeProvider),
        Provider(.rename, "rename", \.renameProvider),
        Provider(.links, "documentLink", \.documentLinkProvider),
        Provider(.outline, "documentSymbol", \.documentSymbolProvider),
        Provider(.folding, "foldingRange", \.foldingRangeProvider),
        Provider(.selection, "selectionRange", \.selectionRangeProvider),
        Provider(.colouring, "semanticTokens", \.semanticTokensProvider),
        Provider(.formatting, "formatting", \.documentFormattingProvider),
        Provider(.formatting, "rangeFormatting", \.documentRangeFormattingProvider),
        Provider(.formatting, "onTypeFormatting", \.documentOnTypeFormattingProvider),
    ]
}

import LanguageServerProtocol
import LayoutModel

/// How the editor features are offered: at once where every format serves them, else registered for the languages whose formats do, if
/// the client can; a client that cannot is answered with nothing for the other languages.
struct FeatureOffers {
    private(set) var capabilities: ServerCapabilities
    private(set) var registrations: [RegistrationParams.Registration] = []

    init(_ all: ServerCapabilities, _ formats: FormatRegistry, to client: ClientCapabilities) {
        capabilities = all
        for provider in Provider.all {
            let serving = formats.formats.filter { $0.features.contains(provider.feature) }
            guard serving.count < formats.formats.count else { continue }
            guard !serving.isEmpty else {
                provider.withhold(&capabilities)
                continue
            }
            guard client.registersDynamically.contains(provider.clientName), var options = provider.options(all) else {
                continue
            }
            options["documentSelector"] = Self.selector(of: serving)
            registrations.append(.init(method: provider.method, options: .object(options)))
            provider.withhold(&capabilities)
        }
    }

    /// The documents of some formats, by the endings of their paths and by their languages, which are called alike.
    private static func selector(of formats: [any LayoutFormat]) -> JSONValue {
        .array(
            formats.flatMap(\.pathExtensions).flatMap { ending -> [JSONValue] in
                [
                    .object(["language": .string(ending)]), .object(["pattern": .string("**/*.\(ending)")]),
                ]
            })
    }
}

/// A member of the server's capabilities that offers an editor feature.
private struct Provider: Sendable {
    var feature: EditorFeature
    /// The member of the client's `textDocument` capabilities that is about it.
    var clientName: String
    var method: String
    /// The members of its options; nil where it is not offered.
    var options: @Sendable (ServerCapabilities) -> [String: JSONValue]?
    var withhold: @Sendable (inout ServerCapabilities) -> Void

    private init<Options: Encodable & SendableMetatype>(
        _ feature: EditorFeature, _ clientName: String,
        _ provider: WritableKeyPath<ServerCapabilities, Options?> & Sendable
    ) {
        self.feature = feature
        self.clientName = clientName
        self.method = "textDocument/\(clientName)"
        options = { $0[keyPath: provider].map { JSONValue(encoding: $0).object ?? [:] } }
        withhold = { $0[keyPath: provider] = nil }
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

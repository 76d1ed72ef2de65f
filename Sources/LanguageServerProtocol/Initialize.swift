package struct InitializeParams: Sendable, Decodable {
    /// The process that started the server; nil where it is null, absent, or no number.
    package var processId: Int?
    package var capabilities: ClientCapabilities
    package var initializationOptions: JSONValue
    /// What is open in the client: its folders, or the one root of a client that knows no folders.
    package var folders: [WorkspaceFolder]
    package var trace: String?

    enum CodingKeys: CodingKey {
        case processId, capabilities, initializationOptions, workspaceFolders, rootUri, trace
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        processId = try? container.decode(Int.self, forKey: .processId)
        capabilities = (try? container.decode(ClientCapabilities.self, forKey: .capabilities)) ?? ClientCapabilities()
        initializationOptions = (try? container.decode(JSONValue.self, forKey: .initializationOptions)) ?? .null
        trace = try? container.decode(String.self, forKey: .trace)
        if let folders = try? container.decode([WorkspaceFolder].self, forKey: .workspaceFolders) {
            self.folders = folders
        } else {
            let root = try? container.decode(String.self, forKey: .rootUri)
            folders = root.map { [WorkspaceFolder(uri: $0)] } ?? []
        }
    }
}

package struct InitializeResult: Codable, Sendable {
    package var capabilities: ServerCapabilities
    package var serverInfo: ServerInfo

    package init(capabilities: ServerCapabilities, serverInfo: ServerInfo) {
        self.capabilities = capabilities
        self.serverInfo = serverInfo
    }
}

package struct ServerInfo: Codable, Sendable {
    package var name: String
    package var version: String

    package init(name: String, version: String) {
        self.name = name
        self.version = version
    }
}

/// What the server offers. A provider is left out where it is not offered, or is registered later for some languages only.
///
/// Source: LSP 3.17, "ServerCapabilities".
package struct ServerCapabilities: Codable, Sendable {
    package struct TextDocumentSync: Codable, Sendable {
        package var openClose = true
        /// 2 is incremental.
        package var change = 2
        /// Told of, without the text.
        package var save = true
    }

    package struct Completion: Codable, Sendable {
        package var triggerCharacters: [String]
        package var resolveProvider = true
    }

    package struct CodeActions: Codable, Sendable {
        package var codeActionKinds: [String]
        package var resolveProvider: Bool

        package init(kinds: [String], resolves: Bool) {
            codeActionKinds = kinds
            resolveProvider = resolves
        }
    }

    package struct Rename: Codable, Sendable {
        package var prepareProvider: Bool

        package init(prepareProvider: Bool) {
            self.prepareProvider = prepareProvider
        }
    }

    package struct InlayHints: Codable, Sendable {
        package var resolveProvider: Bool

        package init(resolves: Bool) {
            resolveProvider = resolves
        }
    }

    package struct Diagnostics: Codable, Sendable {
        package var interFileDependencies: Bool
        package var workspaceDiagnostics = true

        package init(interFileDependencies: Bool) {
            self.interFileDependencies = interFileDependencies
        }
    }

    package struct Workspace: Codable, Sendable {
        package struct Folders: Codable, Sendable {
            package var supported = true
            package var changeNotifications = true
        }

        package var workspaceFolders = Folders()

        package init() {}
    }

    package struct CodeLenses: Codable, Sendable {
        package var resolveProvider = true
    }

    package struct DocumentLinks: Codable, Sendable {
        package var resolveProvider = false
    }

    package struct OnTypeFormatting: Codable, Sendable {
        package var firstTriggerCharacter = "}"
        package var moreTriggerCharacter = ["\n"]
    }

    /// A plain `true` for clients that know no options.
    package enum Provider<Options: Codable & Sendable>: Codable, Sendable {
        case enabled
        case options(Options)

        package init(from decoder: any Decoder) throws {
            self = (try? .options(Options(from: decoder))) ?? .enabled
        }

        package func encode(to encoder: any Encoder) throws {
            switch self {
            case .enabled:
                var container = encoder.singleValueContainer()
                try container.encode(true)
            case .options(let options):
                try options.encode(to: encoder)
            }
        }
    }

    /// Left out for a client that offers no choice.
    package var positionEncoding: String?
    package var textDocumentSync = TextDocumentSync()
    package var hoverProvider: Bool? = true
    package var completionProvider: Completion?
    package var codeActionProvider: Provider<CodeActions>?
    package var documentSymbolProvider: Bool? = true
    package var definitionProvider: Bool? = true
    package var referencesProvider: Bool? = true
    package var documentHighlightProvider: Bool? = true
    package var linkedEditingRangeProvider: Bool? = true
    package var renameProvider: Provider<Rename>?
    package var foldingRangeProvider: Bool? = true
    package var selectionRangeProvider: Bool? = true
    package var inlayHintProvider: Provider<InlayHints>?
    /// Left out for a client that does not ask for diagnostics.
    package var diagnosticProvider: Diagnostics?
    /// Left out for a client that does not colour by meaning.
    package var semanticTokensProvider: SemanticTokensOptions?
    package var executeCommandProvider: ExecuteCommandOptions
    package var workspaceSymbolProvider = true
    package var codeLensProvider: CodeLenses? = CodeLenses()
    package var documentLinkProvider: DocumentLinks? = DocumentLinks()
    package var documentFormattingProvider: Bool? = true
    package var documentRangeFormattingProvider: Bool? = true
    package var documentOnTypeFormattingProvider: OnTypeFormatting? = OnTypeFormatting()
    /// Left out for a client without folders.
    package var workspace: Workspace?

    package init(
        positionEncoding: String?, completionTriggers: [String], codeActions: Provider<CodeActions>,
        rename: Provider<Rename>, inlayHints: Provider<InlayHints>, diagnostics: Diagnostics?,
        semanticTokens: SemanticTokensOptions?, commands: [String]
    ) {
        self.positionEncoding = positionEncoding
        self.completionProvider = Completion(triggerCharacters: completionTriggers)
        self.codeActionProvider = codeActions
        self.renameProvider = rename
        self.inlayHintProvider = inlayHints
        self.diagnosticProvider = diagnostics
        self.semanticTokensProvider = semanticTokens
        self.executeCommandProvider = ExecuteCommandOptions(commands: commands)
    }
}

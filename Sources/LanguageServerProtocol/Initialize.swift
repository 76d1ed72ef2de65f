/// The parameters of `initialize`.
package struct InitializeParams: Sendable, Decodable {
    /// The process that started the server; nil if it is null, missing or malformed.
    package var processId: Int?
    package var capabilities: ClientCapabilities
    package var initializationOptions: JSONValue
    /// The folders that are open in the client, or the single root of a client without support for folders.
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

/// The result of `initialize`.
package struct InitializeResult: Encodable, Sendable {
    package var capabilities: ServerCapabilities
    package var serverInfo: ServerInfo

    package init(capabilities: ServerCapabilities, serverInfo: ServerInfo) {
        self.capabilities = capabilities
        self.serverInfo = serverInfo
    }
}

package struct ServerInfo: Encodable, Sendable {
    package var name: String
    package var version: String

    package init(name: String, version: String) {
        self.name = name
        self.version = version
    }
}

/// The server's capabilities. A member is nil if it is not offered, or is registered later for some languages only. The
/// names are the protocol's keys. Source: LSP 3.17, "ServerCapabilities".
package struct ServerCapabilities: Encodable, Sendable {
    package struct TextDocumentSync: Encodable, Sendable {
        package var openClose = true
        /// 2 is incremental.
        package var change = 2
        /// Whether the client sends `didSave`, without the text.
        package var save = true
    }

    package struct Completion: Encodable, Sendable {
        package var triggerCharacters: [String]
        package var resolveProvider = true
    }

    package struct CodeActions: Encodable, Sendable {
        package var codeActionKinds: [String]
        package var resolveProvider: Bool

        package init(kinds: [String], resolves: Bool) {
            codeActionKinds = kinds
            resolveProvider = resolves
        }
    }

    package struct Rename: Encodable, Sendable {
        package var prepareProvider: Bool

        package init(prepareProvider: Bool) {
            self.prepareProvider = prepareProvider
        }
    }

    package struct Resolving: Encodable, Sendable {
        package var resolveProvider: Bool

        package init(resolves: Bool) {
            resolveProvider = resolves
        }
    }

    package struct Diagnostics: Encodable, Sendable {
        package var interFileDependencies: Bool
        package var workspaceDiagnostics = true

        package init(interFileDependencies: Bool) {
            self.interFileDependencies = interFileDependencies
        }
    }

    package struct Workspace: Encodable, Sendable {
        package struct Folders: Encodable, Sendable {
            package var supported = true
            package var changeNotifications = true
        }

        package var workspaceFolders = Folders()

        package init() {}
    }

    package struct OnTypeFormatting: Encodable, Sendable {
        package var firstTriggerCharacter = "}"
        package var moreTriggerCharacter = ["\n"]
    }

    /// Options, or `true` for clients that do not support them.
    package enum Provider<Options: Encodable & Sendable>: Encodable, Sendable {
        case enabled
        case options(Options)

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

    /// Nil for a client that offers no choice.
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
    package var inlayHintProvider: Provider<Resolving>?
    /// Nil for a client that does not pull diagnostics.
    package var diagnosticProvider: Diagnostics?
    /// Nil for a client that does not support semantic tokens.
    package var semanticTokensProvider: SemanticTokensOptions?
    package var executeCommandProvider: ExecuteCommandOptions
    package var workspaceSymbolProvider: Bool? = true
    package var codeLensProvider: Resolving? = Resolving(resolves: true)
    package var documentLinkProvider: Resolving? = Resolving(resolves: false)
    package var documentFormattingProvider: Bool? = true
    package var documentRangeFormattingProvider: Bool? = true
    package var documentOnTypeFormattingProvider: OnTypeFormatting? = OnTypeFormatting()
    /// Nil for a client that does not support folders.
    package var workspace: Workspace?

    package init(
        positionEncoding: String?, completionTriggers: [String], codeActions: Provider<CodeActions>,
        rename: Provider<Rename>, inlayHints: Provider<Resolving>, diagnostics: Diagnostics?,
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

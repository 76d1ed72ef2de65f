/// The client's capabilities that the server uses. Anything missing or malformed counts as not declared.
///
/// The names follow the protocol's keys. Source: LSP 3.17, "ClientCapabilities".
package struct ClientCapabilities: Hashable, Sendable {
    /// The client's position encodings in its order of preference; empty if it offers no choice.
    package var positionEncodings: [String] = []
    /// Whether an edit may contain the versions of its documents.
    package var documentChanges = false
    /// Whether an edit may create files.
    package var createsFiles = false
    package var workspaceFolders = false
    /// Whether the client can be asked to watch files.
    package var watchesFiles = false
    package var answersConfiguration = false
    package var registersConfiguration = false
    package var showsProgress = false
    /// Whether the client pulls diagnostics again when told that they may have changed.
    package var refreshesDiagnostics = false
    package var refreshesInlayHints = false
    package var refreshesCodeLenses = false

    package var diagnosticVersions = false
    package var diagnosticRelatedInformation = false
    package var diagnosticCodeDescriptions = false
    /// The numbers of ``DiagnosticTag`` that the client knows.
    package var diagnosticTags: Set<Int> = []

    /// Whether Markdown is the client's first choice for hovers.
    package var hoverMarkdown = false
    /// The preferred format of documentation; nil for plain strings.
    package var completionDocumentation: MarkupContent.Kind?
    package var completionResolvesDocumentation = false
    package var completionSnippets = false
    package var hierarchicalSymbols = false

    /// Whether a code action may be an object with edits, not only a command.
    package var codeActionLiterals = false
    package var codeActionIsPreferred = false
    /// Whether it shows code actions that cannot be applied, with the reason.
    package var disabledCodeActions = false
    package var codeActionResolvesEdit = false
    /// Whether the client sends a code action's data back when it resolves it.
    package var codeActionData = false
    package var prepareRename = false

    package var inlayHintResolvesTooltip = false
    /// Whether the client pulls diagnostics.
    package var pullsDiagnostics = false
    package var semanticTokens = false

    /// The features that can be registered for some languages only, by their names in `textDocument`.
    package var registersDynamically: Set<String> = []

    package var foldingWholeLinesOnly = false
    /// The number of folding ranges that the client uses.
    package var foldingLimit: Int?

    package init() {}
}

extension ClientCapabilities: Decodable {
    package init(from decoder: any Decoder) throws {
        self.init(try JSONValue(from: decoder))
    }

    package init(_ json: JSONValue) {
        func isDeclared(_ path: JSONValue) -> Bool { path.bool ?? false }

        positionEncodings = json["general", "positionEncodings"].strings ?? []
        documentChanges = isDeclared(json["workspace", "workspaceEdit", "documentChanges"])
        createsFiles =
            json["workspace", "workspaceEdit", "resourceOperations"].strings?.contains("create") ?? false
        workspaceFolders = isDeclared(json["workspace", "workspaceFolders"])
        watchesFiles = isDeclared(json["workspace", "didChangeWatchedFiles", "dynamicRegistration"])
        answersConfiguration = isDeclared(json["workspace", "configuration"])
        registersConfiguration = isDeclared(json["workspace", "didChangeConfiguration", "dynamicRegistration"])
        showsProgress = isDeclared(json["window", "workDoneProgress"])
        refreshesDiagnostics = isDeclared(json["workspace", "diagnostics", "refreshSupport"])
        refreshesInlayHints = isDeclared(json["workspace", "inlayHint", "refreshSupport"])
        refreshesCodeLenses = isDeclared(json["workspace", "codeLens", "refreshSupport"])
        let document = json["textDocument"]

        let diagnostics = document["publishDiagnostics"]
        diagnosticVersions = isDeclared(diagnostics["versionSupport"])
        // LSP 3.18 has the same member for diagnostics that are pulled.
        diagnosticRelatedInformation =
            isDeclared(diagnostics["relatedInformation"]) || isDeclared(document["diagnostic", "relatedInformation"])
        diagnosticCodeDescriptions = isDeclared(diagnostics["codeDescriptionSupport"])
        diagnosticTags = Set((diagnostics["tagSupport", "valueSet"].array ?? []).compactMap(\.integer))

        // The client lists the formats in its order of preference.
        hoverMarkdown = document["hover", "contentFormat"].strings?.first == "markdown"
        let item = document["completion", "completionItem"]
        completionDocumentation = item["documentationFormat"].strings?.lazy.compactMap(MarkupContent.Kind.init).first
        completionResolvesDocumentation =
            item["resolveSupport", "properties"].strings?.contains("documentation") ?? false
        completionSnippets = isDeclared(item["snippetSupport"])
        hierarchicalSymbols = isDeclared(document["documentSymbol", "hierarchicalDocumentSymbolSupport"])

        let action = document["codeAction"]
        codeActionLiterals = !action["codeActionLiteralSupport"].isNull
        codeActionIsPreferred = isDeclared(action["isPreferredSupport"])
        disabledCodeActions = isDeclared(action["disabledSupport"])
        codeActionData = isDeclared(action["dataSupport"])
        codeActionResolvesEdit = action["resolveSupport", "properties"].strings?.contains("edit") ?? false
        prepareRename = isDeclared(document["rename", "prepareSupport"])

        inlayHintResolvesTooltip =
            document["inlayHint", "resolveSupport", "properties"].strings?.contains("tooltip") ?? false
        pullsDiagnostics = !document["diagnostic"].isNull
        semanticTokens = !document["semanticTokens"].isNull

        for (name, abilities) in document.object ?? [:] where isDeclared(abilities["dynamicRegistration"]) {
            registersDynamically.insert(name)
        }

        let folding = document["foldingRange"]
        foldingWholeLinesOnly = isDeclared(folding["lineFoldingOnly"])
        foldingLimit = folding["rangeLimit"].integer
    }
}

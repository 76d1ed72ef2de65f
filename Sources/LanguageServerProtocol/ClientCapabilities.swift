/// What the client declared, as far as the server heeds it. Whatever is missing or of another form counts as not declared.
///
/// Source: LSP 3.17, "ClientCapabilities".
package struct ClientCapabilities: Hashable, Sendable {
    /// The encodings that the client knows, the preferred one first; empty where it offers no choice.
    package var positionEncodings: [String] = []
    package var documentChanges = false
    /// Whether an edit may make files.
    package var createsFiles = false
    package var workspaceFolders = false
    package var watchesFiles = false
    package var answersConfiguration = false
    package var registersConfiguration = false
    package var showsProgress = false
    /// Whether it asks again for what it shows, when told that the answer may be another.
    package var refreshesDiagnostics = false
    package var refreshesInlayHints = false
    package var refreshesCodeLenses = false

    package var diagnosticVersions = false
    package var diagnosticRelatedInformation = false
    package var diagnosticCodeDescriptions = false
    package var diagnosticTags: Set<Int> = []

    package var hoverMarkdown = false
    /// The form of documentation that the client likes best; nil where it knows plain strings only.
    package var completionDocumentation: MarkupContent.Kind?
    package var completionResolvesDocumentation = false
    package var completionSnippets = false
    package var hierarchicalSymbols = false

    package var codeActionLiterals = false
    package var codeActionIsPreferred = false
    package var codeActionResolvesEdit = false
    package var codeActionData = false
    package var prepareRename = false

    package var inlayHintResolvesTooltip = false
    package var pullsDiagnostics = false
    package var semanticTokens = false

    /// What can be registered for some languages only, by the member of `textDocument` that declares it.
    package var registersDynamically: Set<String> = []

    package var foldingWholeLinesOnly = false
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
        diagnosticRelatedInformation = isDeclared(diagnostics["relatedInformation"])
        diagnosticCodeDescriptions = isDeclared(diagnostics["codeDescriptionSupport"])
        diagnosticTags = Set((diagnostics["tagSupport", "valueSet"].array ?? []).compactMap(\.integer))

        // The client lists the forms in its order of preference.
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

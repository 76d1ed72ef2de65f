// The types of parameters and results have the names and members of LSP 3.17:
// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/

/// The requests that the server answers. A new one does not compile until the session answers it. Its method must also
/// be added to `ClientRequest.init(method:params:)`, or else it is refused as unknown.
package enum ClientRequest: Sendable {
    case initialize(InitializeParams)
    case shutdown
    case hover(TextDocumentPositionParams)
    case completion(CompletionParams)
    case codeAction(CodeActionParams)
    case codeLens(TextDocumentParams)
    case inlayHint(TextDocumentRangeParams)
    case documentDiagnostic(DocumentDiagnosticParams)
    case navigation(Navigation)
    case structure(Structure)
    case semanticTokens(SemanticTokens)
    case formatting(Formatting)
    case resolve(Resolve)
    case workspace(Workspace)

    /// Requests about a name and its occurrences.
    package enum Navigation: Sendable {
        case definition(TextDocumentPositionParams)
        case references(ReferenceParams)
        case documentHighlight(TextDocumentPositionParams)
        case linkedEditingRange(TextDocumentPositionParams)
        case prepareRename(TextDocumentPositionParams)
        case rename(RenameParams)
    }

    /// Requests for the parts of a document.
    package enum Structure: Sendable {
        case documentSymbol(TextDocumentParams)
        case documentLink(TextDocumentParams)
        case foldingRange(TextDocumentParams)
        case selectionRange(SelectionRangeParams)
    }

    package enum SemanticTokens: Sendable {
        case full(TextDocumentParams)
        case delta(SemanticTokensDeltaParams)
        case range(TextDocumentRangeParams)
    }

    package enum Formatting: Sendable {
        case document(DocumentFormattingParams)
        case range(DocumentRangeFormattingParams)
        case onType(DocumentOnTypeFormattingParams)
    }

    /// Requests for members that were left out of an earlier result.
    package enum Resolve: Sendable {
        case completionItem(CompletionItem)
        case codeAction(CodeAction)
        case inlayHint(InlayHint)
        case codeLens(CodeLens)
    }

    package enum Workspace: Sendable {
        case diagnostic(WorkspaceDiagnosticParams)
        case symbol(WorkspaceSymbolParams)
        case executeCommand(ExecuteCommandParams)
    }
}

/// The notifications that the server handles.
package enum ClientNotification: Sendable {
    case initialized
    case exit
    case didOpen(DidOpenTextDocumentParams)
    case didChange(DidChangeTextDocumentParams)
    case didSave(TextDocumentParams)
    case didClose(TextDocumentParams)
    case didChangeConfiguration(DidChangeConfigurationParams)
    case didChangeWorkspaceFolders(DidChangeWorkspaceFoldersParams)
    case didChangeWatchedFiles(DidChangeWatchedFilesParams)
    case cancelProgress(WorkDoneProgressParams)
    case setTrace(SetTraceParams)
    case cancelRequest(CancelParams)
}

/// The parameters of `$/cancelRequest`.
package struct CancelParams: Decodable, Sendable {
    package var id: RequestID
}

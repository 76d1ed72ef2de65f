// The types of parameters and results have the names and members of LSP 3.17:
// https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/

/// The requests that the server supports. A new case does not compile until it is decoded, classified and routed.
package enum ClientRequest: Sendable {
    case initialize(InitializeParams)
    case shutdown
    case hover(TextDocumentPositionParams)
    case completion(CompletionParams)
    case resolveCompletionItem(CompletionItem)
    case codeAction(CodeActionParams)
    case resolveCodeAction(CodeAction)
    case documentSymbol(TextDocumentParams)
    case definition(TextDocumentPositionParams)
    case references(ReferenceParams)
    case documentHighlight(TextDocumentPositionParams)
    case linkedEditingRange(TextDocumentPositionParams)
    case prepareRename(TextDocumentPositionParams)
    case rename(RenameParams)
    case foldingRange(TextDocumentParams)
    case selectionRange(SelectionRangeParams)
    case documentDiagnostic(DocumentDiagnosticParams)
    case inlayHint(TextDocumentRangeParams)
    case resolveInlayHint(InlayHint)
    case semanticTokens(TextDocumentParams)
    case semanticTokensDelta(SemanticTokensDeltaParams)
    case semanticTokensRange(TextDocumentRangeParams)
    case executeCommand(ExecuteCommandParams)
    case formatting(DocumentFormattingParams)
    case rangeFormatting(DocumentRangeFormattingParams)
    case onTypeFormatting(DocumentOnTypeFormattingParams)
    case documentLink(TextDocumentParams)
    case codeLens(TextDocumentParams)
    case resolveCodeLens(CodeLens)
    case workspaceDiagnostic(WorkspaceDiagnosticParams)
    case workspaceSymbol(WorkspaceSymbolParams)
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

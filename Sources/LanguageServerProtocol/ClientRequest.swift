/// The requests that the server answers; a new one does not compile until it has been decoded, classified and routed.
package enum ClientRequest: Sendable {
    case initialize(InitializeParams)
    case shutdown
    case hover(TextDocumentPositionParams)
    case completion(CompletionParams)
    case resolveCompletionItem(CompletionItem)
    case codeAction(CodeActionParams)
    case resolveCodeAction(CodeAction)
    case documentSymbol(DocumentSymbolParams)
    case definition(TextDocumentPositionParams)
    case references(ReferenceParams)
    case documentHighlight(TextDocumentPositionParams)
    case linkedEditingRange(TextDocumentPositionParams)
    case prepareRename(TextDocumentPositionParams)
    case rename(RenameParams)
    case foldingRange(FoldingRangeParams)
    case selectionRange(SelectionRangeParams)
    case documentDiagnostic(DocumentDiagnosticParams)
    case inlayHint(InlayHintParams)
    case resolveInlayHint(InlayHint)
    case semanticTokens(SemanticTokensParams)
    case semanticTokensDelta(SemanticTokensDeltaParams)
    case semanticTokensRange(SemanticTokensRangeParams)
    case executeCommand(ExecuteCommandParams)
    case formatting(DocumentFormattingParams)
    case rangeFormatting(DocumentRangeFormattingParams)
    case onTypeFormatting(DocumentOnTypeFormattingParams)
    case documentLink(DocumentLinkParams)
    case codeLens(CodeLensParams)
    case resolveCodeLens(CodeLens)
    case workspaceDiagnostic(WorkspaceDiagnosticParams)
    case workspaceSymbol(WorkspaceSymbolParams)
}

/// The notifications that the server acts on.
package enum ClientNotification: Sendable {
    case initialized
    case exit
    case didOpen(DidOpenTextDocumentParams)
    case didChange(DidChangeTextDocumentParams)
    case didSave(DidSaveTextDocumentParams)
    case didClose(DidCloseTextDocumentParams)
    case didChangeConfiguration(DidChangeConfigurationParams)
    case didChangeWorkspaceFolders(DidChangeWorkspaceFoldersParams)
    case didChangeWatchedFiles(DidChangeWatchedFilesParams)
    case cancelProgress(WorkDoneProgressParams)
    case setTrace(SetTraceParams)
    case cancelRequest(CancelParams)
}

package struct CancelParams: Codable, Sendable {
    package var id: RequestID
}

import Dispatch
import Features
import LanguageServerProtocol

extension Session {
    /// Every request, and how it is answered: the first two at once by the reader, the others beside it on the document's newest version.
    mutating func answer(_ request: ClientRequest, _ id: RequestID) {
        if answerOnLog(request, id) { return }
        switch request {
        case .initialize(let params): initialize(params, id)
        case .shutdown: shutDown(id)
        case .hover(let params): read(id, params.textDocument.uri) { $0.hover(params) }
        case .completion(let params): read(id, params.textDocument.uri) { $0.completion(params) }
        case .resolveCompletionItem(let item):
            read(id, item.uri) {
                $0.resolve(item)
            } whenNotOpen: {
                item
            }
        case .codeAction(let params):
            read(id, params.textDocument.uri, on: searchQueue, untilChange: true) { $0.codeActions(params) }
        case .resolveCodeAction(let action):
            read(id, action.uri, on: searchQueue, untilChange: true) {
                $0.resolve(action)
            } whenNotOpen: {
                action
            }
        case .documentSymbol(let params): read(id, params.textDocument.uri) { $0.documentSymbols() }
        case .definition(let params): read(id, params.textDocument.uri) { $0.definition(params) }
        case .references(let params): read(id, params.textDocument.uri) { $0.references(params) }
        case .documentHighlight(let params): read(id, params.textDocument.uri) { $0.documentHighlights(params) }
        case .linkedEditingRange(let params): read(id, params.textDocument.uri) { $0.linkedEditingRanges(params) }
        case .prepareRename(let params):
            read(id, params.textDocument.uri) { (request) throws(ResponseError) in try request.prepareRename(params) }
        case .rename(let params):
            read(id, params.textDocument.uri) { (request) throws(ResponseError) in try request.rename(params) }
        case .foldingRange(let params): read(id, params.textDocument.uri) { $0.foldingRanges() }
        case .selectionRange(let params): read(id, params.textDocument.uri) { $0.selectionRanges(params) }
        case .documentDiagnostic(let params):
            noticeChangedSettings(of: params.textDocument.uri)
            publisher.leave(params.textDocument.uri, documents[params.textDocument.uri], diagnosticConverter)
            read(id, params.textDocument.uri, on: longQueue, untilChange: true) {
                (request) throws(ResponseError) in
                try request.diagnosticReport(params)
            } whenNotOpen: {
                DocumentDiagnosticReport([])
            }
        case .semanticTokens(let params): read(id, params.textDocument.uri) { $0.semanticTokens() }
        case .semanticTokensDelta(let params): read(id, params.textDocument.uri) { $0.semanticTokensDelta(params) }
        case .semanticTokensRange(let params): read(id, params.textDocument.uri) { $0.semanticTokens(params) }
        case .inlayHint(let params): read(id, params.textDocument.uri) { $0.inlayHints(params) }
        case .resolveInlayHint(let hint):
            read(id, hint.uri) {
                $0.resolve(hint)
            } whenNotOpen: {
                hint
            }
        case .executeCommand(let params): execute(params, id)
        case .formatting(let params): read(id, params.textDocument.uri) { $0.formatting(params) }
        case .rangeFormatting(let params): read(id, params.textDocument.uri) { $0.formatting(params) }
        case .onTypeFormatting(let params): read(id, params.textDocument.uri) { $0.formatting(params) }
        case .documentLink(let params):
            read(id, params.textDocument.uri) { $0.documentLinks() }
        case .codeLens(let params): read(id, params.textDocument.uri) { $0.codeLenses() }
        case .resolveCodeLens(let lens):
            read(id, lens.uri, on: longQueue, untilChange: true) {
                $0.resolve(lens)
            } whenNotOpen: {
                lens
            }
        case .workspaceDiagnostic(let params): diagnostics(params, id)
        case .workspaceSymbol(let params): symbols(params, id)
        }
    }

    private func execute(_ params: ExecuteCommandParams, _ id: RequestID) {
        do throws(ResponseError) {
            switch ServerCommand(rawValue: params.command) {
            case .preview:
                let preview = try PreviewParams(params.arguments ?? [])
                guard documents[preview.uri]?.format != nil else {
                    throw ResponseError(
                        .requestFailed, "\(preview.uri) is not open, or is no file that Plumbline reads.")
                }
                read(id, preview.uri, on: longQueue) { (request) throws(ResponseError) in try request.preview(preview) }
            case .explainLog: try explainLog(ExplainLogParams(params.arguments ?? []), id)
            case nil: throw ResponseError(.invalidParams, "There is no command \"\(params.command)\".")
            }
        } catch {
            outbox.send(ServerMessage.response(to: id, error: error))
        }
    }

    private mutating func diagnostics(_ params: WorkspaceDiagnosticParams, _ id: RequestID) {
        noticeChangedSettings()
        guard settings.workspaceDiagnostics else {
            outbox.send(ServerMessage.response(to: id, result: WorkspaceDiagnosticReport([])))
            return
        }
        let open = documents.all
        let converter = diagnosticConverter
        publisher.stopPushingAll(open, converter)
        let settings = settings
        let progress = scanProgress(params.workDoneToken)
        pending.run(id, on: longQueue) { [workspace, projects, formats = environment.formats] flag in
            let report = workspace.diagnostics(
                params, open: open, formats: formats,
                settings: { projects.settings(forFileAt: $0, under: settings.ofEveryFile) }, converter: converter,
                progress: progress, flag)
            return report.map { .success(ResponseBody($0)) } ?? .failure(.cancelled)
        }
    }

    private func symbols(_ params: WorkspaceSymbolParams, _ id: RequestID) {
        let open = documents.all
        pending.run(id, on: quickQueue) { [workspace, client, formats = environment.formats] flag in
            let symbols = workspace.symbols(for: params.query, open: open, formats: formats, client: client, flag)
            return .success(ResponseBody(symbols ?? []))
        }
    }

    /// Answers null for a document that is not open or none of ours.
    private func read(
        _ id: RequestID, _ uri: String, on queue: DispatchQueue? = nil, untilChange: Bool = false,
        _ work: @escaping @Sendable (DocumentRequest) throws(ResponseError) -> some Encodable & Sendable
    ) {
        read(id, uri, on: queue, untilChange: untilChange, work, whenNotOpen: { JSONValue.null })
    }

    /// - Parameter untilChange: whether the work ends, and says so in its answer, once there is another version of the document.
    private func read(
        _ id: RequestID, _ uri: String?, on queue: DispatchQueue? = nil, untilChange: Bool = false,
        _ work: @escaping @Sendable (DocumentRequest) throws(ResponseError) -> some Encodable & Sendable,
        whenNotOpen fallback: @escaping @Sendable () -> some Encodable & Sendable
    ) {
        let document = uri.flatMap { documents[$0] }
        let diagnostics = diagnosticConverter
        let settings = settings
        let (tokenResults, workspace, projects) = (tokenResults, workspace, projects)
        pending.run(id, on: queue ?? quickQueue, untilChangeOf: untilChange ? uri : nil) { flag in
            guard let document, let snapshot = document.snapshot else { return .success(ResponseBody(fallback())) }
            let request = DocumentRequest(
                document: document, snapshot: snapshot, diagnostics: diagnostics, settings: settings,
                tokenResults: tokenResults, workspace: workspace, projects: projects, flag: flag)
            do throws(ResponseError) {
                return .success(ResponseBody(try work(request)))
            } catch {
                return .failure(error)
            }
        }
    }
}

/// A request about one version of one document.
struct DocumentRequest: Sendable {
    let document: OpenDocument
    let snapshot: Snapshot
    let diagnostics: DiagnosticConverter
    let settings: Settings
    let tokenResults: TokenResults
    let workspace: Workspace
    let projects: ProjectSettings
    let flag: CancellationFlag

    var client: ClientProfile { diagnostics.client }
    var positions: PositionConverter { PositionConverter(text: document.text, encoding: client.encoding) }
}

import LayoutModel
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
        case .hover(let params): read(id, params.textDocument.uri, .hover) { try $0.hover(params) }
        case .completion(let params): read(id, params.textDocument.uri, .completion) { try $0.completion(params) }
        case .resolveCompletionItem(let item):
            resolve(id, item, at: item.uri) { try $0.resolve(item) }
        case .codeAction(let params):
            read(id, params.textDocument.uri, .codeActions, on: searchQueue, untilChange: true) {
                try $0.codeActions(params)
            }
        case .resolveCodeAction(let action):
            resolve(id, action, at: action.uri, on: searchQueue, untilChange: true) { try $0.resolve(action) }
        case .documentSymbol(let params): read(id, params.textDocument.uri, .outline) { $0.documentSymbols() }
        case .definition(let params): read(id, params.textDocument.uri, .definition) { $0.definition(params) }
        case .references(let params): read(id, params.textDocument.uri, .references) { $0.references(params) }
        case .documentHighlight(let params):
            read(id, params.textDocument.uri, .highlights) { $0.documentHighlights(params) }
        case .linkedEditingRange(let params):
            read(id, params.textDocument.uri, .linkedEditing) { $0.linkedEditingRanges(params) }
        case .prepareRename(let params): read(id, params.textDocument.uri, .rename) { try $0.renameTarget(params) }
        case .rename(let params): read(id, params.textDocument.uri, .rename) { try $0.rename(params) }
        case .foldingRange(let params): read(id, params.textDocument.uri, .folding) { $0.foldingRanges() }
        case .selectionRange(let params): read(id, params.textDocument.uri, .selection) { $0.selectionRanges(params) }
        case .documentDiagnostic(let params): pullDiagnostics(params, id)
        case .semanticTokens(let params): read(id, params.textDocument.uri, .colouring) { $0.colouring() }
        case .semanticTokensDelta(let params):
            read(id, params.textDocument.uri, .colouring) { $0.colouringDelta(params) }
        case .semanticTokensRange(let params):
            read(id, params.textDocument.uri, .colouring) { $0.colouring(params) }
        case .inlayHint(let params): read(id, params.textDocument.uri, .inlayHints) { try $0.inlayHints(params) }
        case .resolveInlayHint(let hint): resolve(id, hint, at: hint.uri) { try $0.resolve(hint) }
        case .executeCommand(let params): execute(params, id)
        case .formatting(let params): read(id, params.textDocument.uri, .formatting) { $0.formatting(params) }
        case .rangeFormatting(let params): read(id, params.textDocument.uri, .formatting) { $0.formatting(params) }
        case .onTypeFormatting(let params): read(id, params.textDocument.uri, .formatting) { $0.formatting(params) }
        case .documentLink(let params): read(id, params.textDocument.uri, .links) { $0.documentLinks() }
        case .codeLens(let params): read(id, params.textDocument.uri, .codeLenses) { $0.codeLenses() }
        case .resolveCodeLens(let lens):
            resolve(id, lens, at: lens.uri, on: longQueue, untilChange: true) { try $0.resolve(lens) }
        case .workspaceDiagnostic(let params): diagnostics(params, id)
        case .workspaceSymbol(let params): symbols(params, id)
        }
    }

    private mutating func pullDiagnostics(_ params: DocumentDiagnosticParams, _ id: RequestID) {
        noticeChangedSettings(of: params.textDocument.uri)
        publisher.stopPushing(documents[params.textDocument.uri], diagnosticConverter)
        read(id, params.textDocument.uri, nil, on: longQueue, untilChange: true, outdated: .outdated) {
            try $0.diagnosticReport(params)
        } otherwise: {
            DocumentDiagnosticReport([])
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
                read(id, preview.uri, nil, on: longQueue) { try $0.preview(preview) }
            case .explainLog: try explain(ExplainLogParams(params.arguments ?? []), id)
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
        _ id: RequestID, _ uri: String, _ feature: EditorFeature?, on queue: DispatchQueue? = nil,
        untilChange: Bool = false,
        _ work: @escaping @Sendable (DocumentRequest) throws -> some Encodable & Sendable
    ) {
        read(id, uri, feature, on: queue, untilChange: untilChange, work, otherwise: { JSONValue.null })
    }

    /// Adds to something what costs more; where its document is not open or has changed, it goes back as it came.
    private func resolve<Value: Encodable & Sendable>(
        _ id: RequestID, _ value: Value, at uri: String?, on queue: DispatchQueue? = nil, untilChange: Bool = false,
        _ work: @escaping @Sendable (DocumentRequest) throws -> Value
    ) {
        read(id, uri, nil, on: queue, untilChange: untilChange, work, otherwise: { value })
    }

    /// Answers on the newest version of a document.
    ///
    /// - Parameters:
    ///   - feature: what the document's format has to serve.
    ///   - untilChange: whether the work ends once there is another version of the document.
    ///   - outdated: the answer for work that ended early; nil for `fallback`.
    ///   - fallback: the answer where the format does not serve it, and for a document that is not open or none of ours.
    private func read(
        _ id: RequestID, _ uri: String?, _ feature: EditorFeature?, on queue: DispatchQueue? = nil,
        untilChange: Bool = false, outdated: ResponseError? = nil,
        _ work: @escaping @Sendable (DocumentRequest) throws -> some Encodable & Sendable,
        otherwise fallback: @escaping @Sendable () -> some Encodable & Sendable
    ) {
        let document = uri.flatMap { documents[$0] }
        let diagnostics = diagnosticConverter
        let settings = settings
        let (tokenResults, workspace, projects) = (tokenResults, workspace, projects)
        pending.run(id, on: queue ?? quickQueue, untilChangeOf: untilChange ? uri : nil) { flag in
            do {
                guard let document, feature.map({ document.serves($0) }) ?? true,
                    let snapshot = try document.snapshot(flag.cancellation)
                else { return .success(ResponseBody(fallback())) }
                let request = DocumentRequest(
                    document: document, snapshot: snapshot, diagnostics: diagnostics, settings: settings,
                    tokenResults: tokenResults, workspace: workspace, projects: projects, flag: flag)
                return .success(ResponseBody(try work(request)))
            } catch let error as ResponseError {
                return .failure(error)
            } catch {
                return outdated.map(Result.failure) ?? .success(ResponseBody(fallback()))
            }
        }
    }
}

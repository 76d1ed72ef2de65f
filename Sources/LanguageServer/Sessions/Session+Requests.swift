import Dispatch
import Features
import LanguageServerProtocol
import LayoutModel
import Rendering

extension Session {
    /// Answers `initialize` and `shutdown`. Workers answer other requests, on the newest version of the document.
    mutating func answer(_ request: ClientRequest, _ id: RequestID) {
        if answerOnLog(request, id) { return }
        switch request {
        case .initialize(let params): initialize(params, id)
        case .shutdown: shutDown(id)
        case .hover(let params): read(id, params.textDocument.uri, .hover) { try $0.hover(params) }
        case .completion(let params): read(id, params.textDocument.uri, .completion) { try $0.completion(params) }
        case .codeAction(let params):
            read(id, params.textDocument.uri, .codeActions, on: searchQueue, untilChange: true) {
                try $0.codeActions(params)
            }
        case .codeLens(let params): read(id, params.textDocument.uri, .codeLenses) { $0.codeLenses() }
        case .inlayHint(let params): read(id, params.textDocument.uri, .inlayHints) { try $0.inlayHints(params) }
        case .documentDiagnostic(let params): answer(params, id)
        case .navigation(let request): answer(request, id)
        case .structure(let request): answer(request, id)
        case .semanticTokens(let request): answer(request, id)
        case .formatting(let request): answer(request, id)
        case .resolve(let request): answer(request, id)
        case .workspace(let request): answer(request, id)
        }
    }

    private func answer(_ request: ClientRequest.Navigation, _ id: RequestID) {
        switch request {
        case .definition(let params): read(id, params.textDocument.uri, .definition) { $0.definition(params) }
        case .references(let params): read(id, params.textDocument.uri, .references) { $0.references(params) }
        case .documentHighlight(let params):
            read(id, params.textDocument.uri, .highlights) { $0.documentHighlights(params) }
        case .linkedEditingRange(let params):
            read(id, params.textDocument.uri, .linkedEditing) { $0.linkedEditingRanges(params) }
        case .prepareRename(let params): read(id, params.textDocument.uri, .rename) { try $0.renameTarget(params) }
        case .rename(let params): read(id, params.textDocument.uri, .rename) { try $0.rename(params) }
        }
    }

    private func answer(_ request: ClientRequest.Structure, _ id: RequestID) {
        switch request {
        case .documentSymbol(let params): read(id, params.textDocument.uri, .outline) { $0.documentSymbols() }
        case .documentLink(let params): read(id, params.textDocument.uri, .links) { try $0.documentLinks() }
        case .foldingRange(let params): read(id, params.textDocument.uri, .folding) { $0.foldingRanges() }
        case .selectionRange(let params): read(id, params.textDocument.uri, .selection) { $0.selectionRanges(params) }
        }
    }

    private func answer(_ request: ClientRequest.SemanticTokens, _ id: RequestID) {
        switch request {
        case .full(let params): read(id, params.textDocument.uri, .colouring) { $0.colouring() }
        case .delta(let params): read(id, params.textDocument.uri, .colouring) { $0.colouringDelta(params) }
        case .range(let params): read(id, params.textDocument.uri, .colouring) { $0.colouring(params) }
        }
    }

    private func answer(_ request: ClientRequest.Formatting, _ id: RequestID) {
        switch request {
        case .document(let params): read(id, params.textDocument.uri, .formatting) { $0.formatting(params) }
        case .range(let params): read(id, params.textDocument.uri, .formatting) { $0.formatting(params) }
        case .onType(let params): read(id, params.textDocument.uri, .formatting) { $0.formatting(params) }
        }
    }

    private func answer(_ request: ClientRequest.Resolve, _ id: RequestID) {
        switch request {
        case .completionItem(let item): resolve(id, item, item.data) { try $0.resolve(item) }
        case .codeAction(let action): resolve(id, action, action.data, on: searchQueue) { try $0.resolve(action) }
        case .inlayHint(let hint): resolve(id, hint, hint.data) { try $0.resolve(hint) }
        case .codeLens(let lens):
            // A lens without a command is an error in some editors.
            resolve(id, lens.resolved(title: nil, .preview, uri: ""), lens.data, on: longQueue) {
                try $0.resolve(lens)
            }
        }
    }

    private mutating func answer(_ request: ClientRequest.Workspace, _ id: RequestID) {
        switch request {
        case .diagnostic(let params): answer(params, id)
        case .symbol(let params):
            let open = documents.all
            pending.run(id, on: quickQueue) { [workspace, client, formats = environment.formats] cancellation in
                ResponseBody(
                    try workspace.symbols(
                        for: params.query, open: open, formats: formats, client: client, cancellation))
            }
        case .executeCommand(let params):
            do throws(ResponseError) {
                try execute(params, id)
            } catch {
                outbox.send(ServerMessage.response(to: id, error: error))
            }
        }
    }

    private mutating func answer(_ params: DocumentDiagnosticParams, _ id: RequestID) {
        noticeChangedSettings(of: params.textDocument.uri)
        publisher.stopPushing(documents[params.textDocument.uri], diagnosticConverter)
        read(id, params.textDocument.uri, nil, on: longQueue, untilChange: true, whenObsolete: .outdated) {
            try $0.diagnosticReport(params)
        } otherwise: {
            DocumentDiagnosticReport([])
        }
    }

    private mutating func answer(_ params: WorkspaceDiagnosticParams, _ id: RequestID) {
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
        pending.run(id, on: longQueue) { [workspace, projects, formats = environment.formats] cancellation in
            var check = WorkspaceCheck(
                params, of: workspace, open: open, formats: formats,
                settings: { projects.settings(forFileAt: $0, under: settings.forAllFiles) }, converter: converter)
            return ResponseBody(try check.report(showing: progress, cancellation))
        }
    }

    private func execute(_ params: ExecuteCommandParams, _ id: RequestID) throws(ResponseError) {
        switch ServerCommand(rawValue: params.command) {
        case .preview:
            let preview = try PreviewParams(params.arguments)
            guard documents[preview.uri]?.format != nil else {
                throw ResponseError(
                    .requestFailed, "\(preview.uri) is not open, or not a file that Plumbline reads.")
            }
            read(id, preview.uri, nil, on: longQueue) { try $0.preview(preview) }
        case .explainLog: explain(try ExplainLogParams(params.arguments), id)
        case nil: throw ResponseError(.invalidParams, "There is no command \"\(params.command)\".")
        }
    }

    /// Answers with a completed value.
    ///
    /// - Parameters:
    ///   - value: the answer if the document has been closed or has changed.
    ///   - queue: the queue of long work, which a new version of the document cancels; nil for quick work.
    private func resolve<Value: Encodable & Sendable>(
        _ id: RequestID, _ value: Value, _ data: JSONValue?, on queue: DispatchQueue? = nil,
        _ work: @escaping @Sendable (DocumentRequest) throws -> Value
    ) {
        read(id, data?["uri"].string, nil, on: queue, untilChange: queue != nil, work, otherwise: { value })
    }

    /// Answers on the newest version of a document.
    ///
    /// - Parameters:
    ///   - feature: a feature that the document's format has to serve.
    ///   - untilChange: whether a new version of the document makes the work obsolete.
    ///   - error: the answer for obsolete work; nil for `fallback`.
    ///   - fallback: the answer for a document that is not open or whose format does not serve the feature.
    private func read(
        _ id: RequestID, _ uri: String?, _ feature: EditorFeature?, on queue: DispatchQueue? = nil,
        untilChange: Bool = false, whenObsolete error: ResponseError? = nil,
        _ work: @escaping @Sendable (DocumentRequest) throws -> some Encodable & Sendable,
        otherwise fallback: @escaping @Sendable () -> some Encodable & Sendable = { JSONValue.null }
    ) {
        let document = uri.flatMap { documents[$0] }
        let diagnostics = diagnosticConverter
        let settings = settings
        let (tokenResults, workspace, projects) = (tokenResults, workspace, projects)
        pending.run(
            id, on: queue ?? quickQueue, untilChangeOf: untilChange ? document?.uri : nil
        ) { cancellation in
            do {
                guard let document, feature.map({ document.serves($0) }) ?? true,
                    let snapshot = try document.snapshot(cancellation)
                else { return ResponseBody(fallback()) }
                let request = DocumentRequest(
                    document: document, snapshot: snapshot, diagnostics: diagnostics, settings: settings,
                    tokenResults: tokenResults, workspace: workspace, projects: projects, cancellation: cancellation)
                return ResponseBody(try work(request))
            } catch is Cancelled {
                if let error { throw error }
                return ResponseBody(fallback())
            } catch let refusal as RenameRefusal {
                throw ResponseError(.requestFailed, refusal.message)
            } catch let problem as LayoutSelection.Problem {
                throw ResponseError(.requestFailed, problem.message)
            }
        }
    }
}

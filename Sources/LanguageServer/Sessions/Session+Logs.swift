import Features
import LanguageServerProtocol
import LayoutModel

extension Session {
    /// Answers a request about a console log that is open; false for every other request.
    func answerOnLog(_ request: ClientRequest, _ id: RequestID) -> Bool {
        switch request {
        case .hover(let params): onLog(params.textDocument.uri, id) { try $0.hover(params) }
        case .navigation(.definition(let params)): onLog(params.textDocument.uri, id) { try $0.definition(params) }
        case .codeLens(let params): onLog(params.textDocument.uri, id) { $0.codeLenses() }
        case .resolve(.codeLens(let lens)):
            (lens.data?["uri"].string).map { onLog($0, id) { try $0.resolve(lens) } } ?? false
        default: false
        }
    }

    /// False if the document is not a log.
    private func onLog(
        _ uri: String, _ id: RequestID, _ work: @escaping @Sendable (LogRequest) throws -> some Encodable & Sendable
    ) -> Bool {
        guard let document = documents[uri], document.isLog else { return false }
        let request = logRequest(uri)
        pending.run(id, on: longQueue) { cancellation in
            guard let log = document.log else { return ResponseBody(JSONValue.null) }
            return ResponseBody(try work(request(log, cancellation)))
        }
        return true
    }

    /// Answers with the explanation of a log or of a given text.
    func explain(_ params: ExplainLogParams, _ id: RequestID) {
        let open = params.uri.flatMap { documents[$0] }
        let request = logRequest(params.uri ?? "")
        pending.run(id, on: longQueue) { cancellation in
            ResponseBody(try request(params.log(open), cancellation).explain(at: params.position))
        }
    }

    private func logRequest(_ uri: String) -> @Sendable (LogSnapshot, Cancellation) -> LogRequest {
        { [client, settings, workspace, documents, reader] log, cancellation in
            LogRequest(
                uri: uri, log: log, client: client, settings: settings, workspace: workspace, open: documents.all,
                reader: reader, cancellation: cancellation)
        }
    }
}

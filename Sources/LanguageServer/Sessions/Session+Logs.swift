import Features
import LanguageServerProtocol
import LayoutModel

extension Session {
    /// Answers a request about a console log that is open; false for every other request.
    func answerOnLog(_ request: ClientRequest, _ id: RequestID) -> Bool {
        switch request {
        case .hover(let params): onLog(params.textDocument.uri, id) { $0.hover(params) }
        case .definition(let params): onLog(params.textDocument.uri, id) { $0.definition(params) }
        case .codeLens(let params): onLog(params.textDocument.uri, id) { $0.codeLenses() }
        case .resolveCodeLens(let lens): lens.uri.map { onLog($0, id) { $0.resolve(lens) } } ?? false
        default: false
        }
    }

    /// False where the document is no log.
    private func onLog(
        _ uri: String, _ id: RequestID, _ work: @escaping @Sendable (LogRequest) -> some Encodable & Sendable
    ) -> Bool {
        guard let document = documents[uri], document.isLog else { return false }
        let request = logRequest(uri)
        pending.run(id, on: longQueue) { flag in
            guard let log = document.log else { return .success(ResponseBody(JSONValue.null)) }
            return .success(ResponseBody(work(request(log, flag))))
        }
        return true
    }

    /// Answers with what a log says, or a text that was taken from one.
    func explain(_ params: ExplainLogParams, _ id: RequestID) {
        let open = params.uri.flatMap { documents[$0] }
        let request = logRequest(params.uri ?? "")
        pending.run(id, on: longQueue) { flag in
            do throws(ResponseError) {
                return .success(ResponseBody(try request(params.log(open), flag).explain(at: params.position)))
            } catch {
                return .failure(error)
            }
        }
    }

    private func logRequest(_ uri: String) -> @Sendable (LogSnapshot, CancellationFlag) -> LogRequest {
        { [client, settings, workspace, documents, formats = environment.formats] log, flag in
            LogRequest(
                uri: uri, log: log, client: client, settings: settings, workspace: workspace, open: documents.all,
                formats: formats, flag: flag)
        }
    }
}

import LanguageServerProtocol

extension Session {
    /// Every request, and how it is answered: the first two at once by the reader, the others beside it on the document's newest version.
    mutating func answer(_ request: ClientRequest, _ id: RequestID) {
        switch request {
        case .initialize(let params): initialize(params, id)
        case .shutdown: shutDown(id)
        }
    }
}

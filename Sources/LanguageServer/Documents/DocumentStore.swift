import Synchronization

/// The newest version of each document that is open in the editor.
///
/// Only the reader opens, changes and closes documents. Workers ask whether the version of their result is the newest.
final class DocumentStore: Sendable {
    /// By ``DocumentURI/identity(of:)``.
    private let documents = Mutex<[String: OpenDocument]>([:])

    subscript(uri: String) -> OpenDocument? {
        get { documents.withLock { $0[DocumentURI.identity(of: uri)] } }
        set { documents.withLock { $0[DocumentURI.identity(of: uri)] = newValue } }
    }

    var all: [OpenDocument] { documents.withLock { Array($0.values) } }

    /// Replaces a document by the same version, to be read again, and returns it; nil if it is not open.
    func renew(_ uri: String) -> OpenDocument? {
        let identity = DocumentURI.identity(of: uri)
        return documents.withLock { documents in
            documents[identity] = documents[identity]?.renewed()
            return documents[identity]
        }
    }

    /// Runs `body` only if `document` is the newest version at `uri`, and keeps newer ones out until it returns.
    ///
    /// - Parameter document: nil for a file that is not open.
    func whileNewest<Result>(_ document: OpenDocument?, at uri: String, _ body: () -> Result) -> Result? {
        documents.withLock { $0[DocumentURI.identity(of: uri)] === document ? body() : nil }
    }
}

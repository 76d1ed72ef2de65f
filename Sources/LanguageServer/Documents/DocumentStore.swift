import Synchronization

/// The newest version of each document that is open in the editor.
///
/// The reader alone opens, changes and closes documents; the workers ask whether what they made is still of the newest version.
final class DocumentStore: Sendable {
    private let documents = Mutex<[String: OpenDocument]>([:])

    subscript(uri: String) -> OpenDocument? {
        get { documents.withLock { $0[uri] } }
        set { documents.withLock { $0[uri] = newValue } }
    }

    /// Has the newest version of a document read anew; nil where it is not open.
    func renew(_ uri: String) -> OpenDocument? {
        documents.withLock { documents in
            documents[uri] = documents[uri]?.renewed()
            return documents[uri]
        }
    }

    var all: [OpenDocument] { documents.withLock { Array($0.values) } }

    /// Runs `body` only while `document` is the newest version, and lets no newer one come in the meantime.
    func whileNewest(_ document: OpenDocument, _ body: () -> Void) {
        documents.withLock { documents in
            if documents[document.uri] === document { body() }
        }
    }
}

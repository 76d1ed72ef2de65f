import Features
import LanguageServerProtocol
import LayoutModel

extension DocumentRequest {
    /// The links whose file exists.
    func documentLinks() throws(Cancelled) -> [DocumentLink] {
        let references = DocumentLinks.references(in: snapshot)
        guard !references.isEmpty else { return [] }
        let files = try workspace.linkTargets(cancellation)
        return references.compactMap { reference in
            let paths = DocumentLinks.fileNames(for: reference).lazy.compactMap { files[$0] }
            return paths.first { FileStamp($0) != nil }.map {
                DocumentLink(range: positions.range(reference.range), target: FileURI.uri(ofPath: $0))
            }
        }
    }
}

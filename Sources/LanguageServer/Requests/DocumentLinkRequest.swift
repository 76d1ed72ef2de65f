import Features
import LanguageServerProtocol

extension DocumentRequest {
    /// Only those whose file was found: a link that leads nowhere is worse than none.
    func documentLinks() -> [DocumentLink] {
        let references = DocumentLinks.references(in: snapshot)
        guard !references.isEmpty, let files = workspace.linkTargets(flag) else { return [] }
        return references.compactMap { reference in
            let paths = DocumentLinks.fileNames(for: reference).lazy.compactMap { files[$0] }
            return paths.first { FileStamp($0) != nil }.map {
                DocumentLink(range: positions.range(reference.range), target: DocumentURI.uri(ofPath: $0))
            }
        }
    }
}

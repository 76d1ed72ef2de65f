import LanguageServerProtocol
import LayoutModel
import SourceText

extension Workspace {
    /// Reads the declarations of the files that are not open, and forgets those of files that no longer exist.
    func readDeclarations(_ formats: FormatRegistry, _ reader: ProjectReader) {
        uncancelled { (never) throws(Cancelled) in
            var found: Set<FileID> = []
            for path in try files(formats, never) {
                guard let format = formats.format(path: path), format.sharesDeclarations else { continue }
                let uri = FileURI.uri(ofPath: path)
                let file = reader.files.id(of: uri)
                found.insert(file)
                if !reader.isOpen(file), let text = ClosedFile.text(at: path, as: format) {
                    try reader.readDeclarations(of: text, at: uri, as: format, never)
                }
            }
            for file in reader.index.files where !found.contains(file) && !reader.isOpen(file) {
                reader.renew(reader.index.remove(file))
            }
        }
    }
}

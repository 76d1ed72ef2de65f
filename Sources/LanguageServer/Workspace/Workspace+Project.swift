import Features
import LayoutModel
import SourceText

extension Workspace {
    /// Reads the files of the folders that declare something to others and are not open in the editor, and forgets those that are gone.
    func readProject(_ formats: FormatRegistry, _ reader: ProjectReader) {
        guard let paths = files(formats, CancellationFlag()) else { return }
        var found: Set<FileID> = []
        for path in paths {
            guard let format = formats.format(path: path), format.sharesDeclarations else { continue }
            let uri = DocumentURI.uri(ofPath: path)
            let file = reader.files.id(of: uri)
            found.insert(file)
            guard reader.documents[uri] == nil, let text = reader.otherFile(file)?.text else { continue }
            _ = uncancelled { (never) throws(Cancelled) in
                try reader.read(text, at: uri, as: format, lastGood: nil, never)
            }
        }
        for file in reader.index.files where !found.contains(file) && !reader.isOpen(file) {
            reader.renew(reader.index.remove(file))
        }
    }
}

import LanguageServerProtocol
import LayoutModel
import SourceText

extension Workspace {
    /// Reads the declarations of the files that are not open, and forgets those of files that no longer exist.
    ///
    /// The files are those of the workspace, and of the projects around it and around the open documents. A file that
    /// has not changed since it was read is not read again, and one that no target compiles is not read.
    func readDeclarations(_ formats: FormatRegistry, _ reader: ProjectReader) {
        func shares(_ path: String) -> Bool { formats.format(path: path)?.sharesDeclarations ?? false }
        uncancelled { (never) throws(Cancelled) in
            let indexes = reader.indexes
            indexes.forgetRoots()
            let open = reader.documents.all.compactMap { DocumentURI.filePath(of: $0.uri) }.filter(shares)
            // The folders of the workspace first: a project around them may have more files than are visited.
            let folders = folders + indexes.roots(ofFilesAt: open, folders: folders)
            forgetUncompiledFiles()
            let uncompiled = uncompiledFiles()
            var budget = SourceBudget()
            var expected: [ObjectIdentifier: Set<FileID>] = [:]
            for path in try WorkspaceFiles.paths(below: folders, never, isWanted: shares) + open
            where !uncompiled.contains(path) {
                let uri = FileURI.uri(ofPath: path)
                let file = reader.files.id(of: uri)
                let index = indexes.index(ofFileAt: path)
                for index in [index] + indexes.outerIndexes(ofFileAt: path) {
                    expected[ObjectIdentifier(index), default: []].insert(file)
                }
                guard !reader.isOpen(file), let format = formats.format(path: path), let stamp = FileStamp(path),
                    budget.covers(path, ofSize: stamp.size), !reader.stamps.isCurrent(stamp, of: file, in: index),
                    let text = ClosedFile.text(at: path, as: format)
                else { continue }
                try reader.readDeclarations(of: text, at: uri, as: format, never)
                reader.stamps.set(stamp, of: file, in: index)
            }
            if let message = budget.message { report(message) }
            for index in indexes.all {
                for file in index.files.subtracting(expected[ObjectIdentifier(index)] ?? []) where !reader.isOpen(file)
                {
                    // It may come back as it was.
                    reader.stamps.forget(file)
                    reader.renew(index.remove(file))
                }
            }
        }
        reader.renewOutdated()
    }
}

import SourceText
import Synchronization

/// The numbers of files, by their URIs as the client writes them.
final class FileTable: Sendable {
    private struct Files {
        var ids: [String: FileID] = [:]
        var uris: [String] = []
    }

    private let files = Mutex(Files())

    /// The number of a file; a new one gets the next.
    func id(of uri: String) -> FileID {
        files.withLock { files in
            if let known = files.ids[uri] { return known }
            files.uris.append(uri)
            let id = FileID(Int32(clamping: files.uris.count))
            files.ids[uri] = id
            return id
        }
    }

    func uri(of file: FileID) -> String? {
        files.withLock { files in
            let index = Int(file.number) - 1
            return files.uris.indices.contains(index) ? files.uris[index] : nil
        }
    }
}

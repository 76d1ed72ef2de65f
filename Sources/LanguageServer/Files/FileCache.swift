import LayoutModel
import POSIX
import SourceText
import Synchronization

/// A value for each file, kept until the file changes.
final class FileCache<Value: Sendable>: Sendable {
    private let known = Mutex<[String: (stamp: FileStamp, value: Value)]>([:])

    /// The value of the file at `path`; nil if it cannot be read or is too large, or `make` returns nil.
    ///
    /// - Parameters:
    ///   - isCurrent: whether a kept value of the unchanged file is still valid.
    ///   - make: the value for a text that is new or has changed.
    func value(
        at path: String, isCurrent: (Value) -> Bool = { _ in true }, _ make: (SourceText) throws(Cancelled) -> Value?
    ) throws(Cancelled) -> Value? {
        guard let stamp = FileStamp(path), stamp.size <= FileStamp.largestRead else { return nil }
        if let known = known.withLock({ $0[path] }), known.stamp == stamp, isCurrent(known.value) { return known.value }
        guard let bytes = try? Files.contents(of: path, atMost: FileStamp.largestRead),
            let value = try make(SourceText(utf8: bytes))
        else { return nil }
        known.withLock { $0[path] = (stamp, value) }
        return value
    }

    /// Forgets the files that are not among `paths`.
    func keep(only paths: Set<String>) {
        known.withLock { known in known = known.filter { paths.contains($0.key) } }
    }

    /// The last value of a file, which may have changed since.
    func known(at path: String) -> Value? {
        known.withLock { $0[path]?.value }
    }
}

import POSIX
import SourceText
import Synchronization

/// What was found out about files, kept as long as they stay as they are.
final class FileCache<Value: Sendable>: Sendable {
    private let known = Mutex<[String: (stamp: FileStamp, value: Value)]>([:])

    /// What is known of the file at `path`, found out by `make` where the file has changed since; nil where it cannot be read or `make`
    /// gives up.
    ///
    /// - Parameter isCurrent: whether what is known still counts, for reasons apart from the file.
    func value(
        at path: String, isCurrent: (Value) -> Bool = { _ in true }, _ make: (SourceText) -> Value?
    ) -> Value? {
        guard let stamp = FileStamp(path), stamp.size <= FileStamp.largestRead else { return nil }
        if let known = known.withLock({ $0[path] }), known.stamp == stamp, isCurrent(known.value) { return known.value }
        guard let bytes = try? Files.contents(of: path), let value = make(SourceText(utf8: bytes)) else { return nil }
        known.withLock { $0[path] = (stamp, value) }
        return value
    }

    /// Forgets the files that are not among `paths`.
    func keep(only paths: Set<String>) {
        known.withLock { known in known = known.filter { paths.contains($0.key) } }
    }

    /// What was known of a file when it was last looked at.
    func known(at path: String) -> Value? {
        known.withLock { $0[path]?.value }
    }

    func forgetAll() {
        known.withLock { $0 = [:] }
    }
}

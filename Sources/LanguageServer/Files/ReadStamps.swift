import SourceText
import Synchronization

/// The state that each closed file had when its declarations were read.
final class ReadStamps: Sendable {
    private struct Reading {
        var stamp: FileStamp
        var index: ObjectIdentifier
    }

    private let known = Mutex<[FileID: Reading]>([:])

    /// Whether a file has not changed since it was read for an index.
    func isCurrent(_ stamp: FileStamp, of file: FileID, in index: ProjectIndex) -> Bool {
        known.withLock { known in
            known[file].map { $0.stamp == stamp && $0.index == ObjectIdentifier(index) } ?? false
        }
    }

    func set(_ stamp: FileStamp, of file: FileID, in index: ProjectIndex) {
        known.withLock { $0[file] = Reading(stamp: stamp, index: ObjectIdentifier(index)) }
    }

    /// Notes that the index has another version of a file than the one on disk.
    func forget(_ file: FileID) { known.withLock { $0[file] = nil } }
}

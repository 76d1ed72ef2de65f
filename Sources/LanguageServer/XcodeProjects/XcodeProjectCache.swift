import POSIX
import Synchronization

/// The Xcode projects that were read, each until its file changes: who edits or watches asks for them again and again.
final class XcodeProjectCache: Sendable {
    static let shared = XcodeProjectCache()

    private let known = Mutex<[String: (stamp: FileStamp, project: XcodeProject?)]>([:])

    /// The project at a path; nil if it cannot be read.
    ///
    /// - Parameter path: the absolute path of its ``XcodeProject/fileName``.
    func project(at path: String) -> XcodeProject? {
        guard let stamp = FileStamp(path) else { return nil }
        if let known = known.withLock({ $0[path] }), known.stamp == stamp { return known.project }
        let text = try? Files.contents(of: path, atMost: FileStamp.largestRead)
        let project = text.flatMap { XcodeProject($0, in: Files.folder(of: Files.folder(of: path))) }
        known.withLock { $0[path] = (stamp, project) }
        return project
    }
}

import POSIX
import Synchronization

/// Finds the settings for files: the nearest `.plumbline.json` in the folder of a file or above it, up to the root of
/// its repository.
///
/// Each file is read once. To see changes, make a new instance.
package final class ProjectFiles: Sendable {
    package typealias Reading = Result<ProjectFile?, ProjectFile.Problem>

    private struct Known {
        /// The settings that apply in a folder.
        var readings: [String: Reading] = [:]
        /// The state of the settings file of a folder when it was read; nil if there was none.
        var stamps: [String: FileStamp?] = [:]
    }

    private let known = Mutex(Known())

    package init() {}

    /// The settings for a file; nil if there are none.
    ///
    /// - Parameter path: an absolute path. The file need not exist.
    package func settings(forFileAt path: String) -> Reading {
        known.withLock { known in
            var passed: [String] = []
            var found: Reading = .success(nil)
            for folder in Self.folders(above: path) {
                if let reading = known.readings[folder] {
                    found = reading
                    break
                }
                passed.append(folder)
                known.stamps[folder] = .some(FileStamp(Self.path(in: folder)))
                if let reading = Self.reading(in: folder) {
                    found = reading
                    break
                }
                if Self.isRepository(folder) { break }
            }
            for folder in passed { known.readings[folder] = found }
            return found
        }
    }

    /// Whether the settings for a file have changed since they were read.
    ///
    /// - Complexity: O(folders from the file up to its settings or the root of its repository). No file is read.
    func haveChanged(forFileAt path: String) -> Bool {
        let stamps = known.withLock { $0.stamps }
        for folder in Self.folders(above: path) {
            guard let stamp = stamps[folder] else { return false }
            if stamp != FileStamp(Self.path(in: folder)) { return true }
            if stamp != nil || Self.isRepository(folder) { return false }
        }
        return false
    }

    /// Whether any settings have changed since they were read.
    ///
    /// - Complexity: O(folders that were searched). No file is read.
    func haveChanged() -> Bool {
        known.withLock { $0.stamps }.contains { folder, stamp in stamp != FileStamp(Self.path(in: folder)) }
    }

    /// The folder of a file, then its parent, up to the root.
    private static func folders(above path: String) -> [String] {
        var folders: [String] = []
        var rest = path[...]
        while let slash = rest.lastIndex(of: "/") {
            rest = rest[..<slash]
            folders.append(rest.isEmpty ? "/" : String(rest))
        }
        return folders
    }

    private static func reading(in folder: String) -> Reading? {
        let path = path(in: folder)
        guard Files.isThere(path) else { return nil }
        return read(path, in: folder)
    }

    private static func path(in folder: String) -> String { (folder == "/" ? "" : folder) + "/" + ProjectFile.name }

    /// The most bytes of a settings file.
    static let largest = 1 << 20

    /// Reads settings from a file of any name. Their paths are relative to `folder`.
    ///
    /// - Parameter readsStreams: whether the file may be a pipe, such as that of `<(command)`.
    package static func read(_ path: String, in folder: String, readsStreams: Bool = false) -> Reading {
        let text: [UInt8]
        do throws(ReadError) {
            text = try Files.contents(of: path, atMost: largest, readsStreams: readsStreams)
        } catch {
            return .failure(ProjectFile.Problem(message: "\"\(path)\" cannot be read: \(error.reason)."))
        }
        do throws(ProjectFile.Problem) {
            return .success(try ProjectFile(text, in: folder, called: path))
        } catch {
            return .failure(error)
        }
    }

    private static func isRepository(_ folder: String) -> Bool {
        Files.isThere(folder + "/.git")
    }
}

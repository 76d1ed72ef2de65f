import POSIX
import Synchronization

/// Finds the settings that hold for files: the nearest `.plumbline.json` beside a file or above it, up to the root of its repository.
///
/// What was read once is not read again; whoever wants to see changes makes another one.
package final class ProjectFiles: Sendable {
    package typealias Reading = Result<ProjectFile?, ProjectFile.Problem>

    private struct Known {
        /// What holds in a folder.
        var readings: [String: Reading] = [:]
        /// What stood in a folder itself when it was looked into; nil for nothing.
        var stamps: [String: FileStamp?] = [:]
    }

    private let known = Mutex(Known())

    package init() {}

    /// The settings for a file; nil where there are none.
    ///
    /// - Parameter path: from the root of the file system. Nothing needs to stand there.
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

    /// Whether what was read for a file is no longer what stands there.
    ///
    /// - Complexity: a look at each folder from the file up to its settings or the root of its repository; nothing is read.
    func haveChanged(forFileAt path: String) -> Bool {
        let stamps = known.withLock { $0.stamps }
        for folder in Self.folders(above: path) {
            guard let stamp = stamps[folder] else { return false }
            if stamp != FileStamp(Self.path(in: folder)) { return true }
            if stamp != nil || Self.isRepository(folder) { return false }
        }
        return false
    }

    /// Whether anything that was read is no longer what stands there.
    ///
    /// - Complexity: a look at each folder that was looked into; nothing is read.
    func haveChanged() -> Bool {
        known.withLock { $0.stamps }.contains { folder, stamp in stamp != FileStamp(Self.path(in: folder)) }
    }

    /// The folder of a file, the one around it, and so on.
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

    /// Reads a file that was named, whatever its name; its paths are those below its folder.
    package static func read(_ path: String, in folder: String) -> Reading {
        let text: [UInt8]
        do throws(SystemError) {
            text = try Files.contents(of: path)
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

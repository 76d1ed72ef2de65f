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
    private let workspace: @Sendable () -> [String]

    /// - Parameter workspace: the folders that the user works in. A settings file in one of them may be a link to a
    ///   file in it.
    package init(workspace: @escaping @Sendable () -> [String] = { [] }) {
        self.workspace = workspace
    }

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
                if let reading = reading(in: folder) {
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
        while let slash = rest.utf8.lastIndex(of: UInt8(ascii: "/")) {
            rest = rest[..<slash]
            folders.append(rest.isEmpty ? "/" : String(rest))
        }
        return folders
    }

    private func reading(in folder: String) -> Reading? {
        let path = Self.path(in: folder)
        guard Files.isThere(path) else { return nil }
        if let target = outsideTarget(of: path, in: folder) {
            return .failure(
                ProjectFile.Problem(
                    message: "\"\(path)\" was not read, because it is a link out of the project, to \"\(target)\". "
                        + "Replace it by a copy of that file."))
        }
        return Self.read(path, in: folder)
    }

    /// Where a settings file leads that is a link to a file outside of its folder, its repository, and the folder of
    /// the workspace that contains it; nil for any other file.
    ///
    /// Whoever wrote the files of a project must not decide what else is read on the machine where they are checked.
    private func outsideTarget(of path: String, in folder: String) -> String? {
        guard Files.isLink(path), let target = try? Files.resolved(path), let folder = try? Files.resolved(folder)
        else { return nil }
        let around = Self.folders(above: folder + "/")
        let opened = workspace().compactMap { try? Files.resolved($0) }.filter { $0 != "/" && around.contains($0) }
        let allowed = [folder] + [around.first(where: Self.isRepository)].compactMap(\.self) + opened
        return allowed.contains { target.hasPrefix($0 == "/" ? $0 : $0 + "/") } ? nil : target
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

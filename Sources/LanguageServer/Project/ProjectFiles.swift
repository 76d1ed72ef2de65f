import POSIX
import Synchronization

/// Finds the settings that hold for files: the nearest `.plumbline.json` beside a file or above it, up to the root of its repository.
///
/// What was read once is not read again; whoever wants to see changes makes another one.
package final class ProjectFiles: Sendable {
    package typealias Reading = Result<ProjectFile?, ProjectFile.Problem>

    /// What holds in a folder.
    private let known = Mutex<[String: Reading]>([:])

    package init() {}

    /// The settings for a file; nil where there are none.
    ///
    /// - Parameter path: from the root of the file system. Nothing needs to stand there.
    package func settings(forFileAt path: String) -> Reading {
        known.withLock { known in
            var passed: [String] = []
            var found: Reading = .success(nil)
            for folder in Self.folders(above: path) {
                if let reading = known[folder] {
                    found = reading
                    break
                }
                passed.append(folder)
                if let reading = Self.reading(in: folder) {
                    found = reading
                    break
                }
                if Self.isRepository(folder) { break }
            }
            for folder in passed { known[folder] = found }
            return found
        }
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
        let path = (folder == "/" ? "" : folder) + "/" + ProjectFile.name
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return read(path, in: folder)
    }

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
        var status = stat()
        return stat(folder + "/.git", &status) == 0
    }
}

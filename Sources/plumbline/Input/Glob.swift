import POSIX

/// A pattern of paths as in a shell: `*` and `?` stand for characters of a name, `[…]` for one of a set, and `**` for
/// any number of folders.
struct Glob {
    /// The folder below which all matching paths are.
    let folder: String
    private let parts: [Substring]
    /// Whether it is matched with the names below a folder, wherever they are.
    private let isName: Bool

    /// A path with wildcards, relative to the current folder; nil for a path without any.
    init?(path pattern: String) {
        guard Self.hasWildcards(pattern) else { return nil }
        let whole = Files.absolute(pattern)
        parts = whole.split(separator: "/")
        isName = false
        let fixed = pattern.split(separator: "/", omittingEmptySubsequences: false).prefix { !Self.hasWildcards($0) }
        let start = fixed.joined(separator: "/")
        folder = start.isEmpty ? (pattern.hasPrefix("/") ? "/" : ".") : plainPath(start)
    }

    /// What `--exclude` names: a path, with or without wildcards, or the name of files and folders anywhere.
    init(excluding pattern: String) {
        folder = "."
        isName = !pattern.contains("/")
        parts = isName ? ["**", pattern[...]] : Files.absolute(pattern).split(separator: "/")
    }

    /// Whether it matches a path, or a folder above the path.
    ///
    /// - Parameter folder: the folder in which the path was found.
    func covers(_ path: String, in folder: String) -> Bool {
        guard isName else { return Self.covers(parts[...], Files.absolute(path).split(separator: "/")[...]) }
        let below = path.hasPrefix(folder) ? path.dropFirst(folder.count) : path[...]
        return Self.covers(parts[...], below.split(separator: "/")[...])
    }

    private static func covers(_ pattern: ArraySlice<Substring>, _ path: ArraySlice<Substring>) -> Bool {
        guard let part = pattern.first else { return true }
        if part == "**" {
            return covers(pattern.dropFirst(), path) || !path.isEmpty && covers(pattern, path.dropFirst())
        }
        guard let name = path.first, fnmatch(String(part), String(name), 0) == 0 else { return false }
        return covers(pattern.dropFirst(), path.dropFirst())
    }

    private static func hasWildcards(_ text: some StringProtocol) -> Bool {
        text.contains { "*?[".contains($0) }
    }
}

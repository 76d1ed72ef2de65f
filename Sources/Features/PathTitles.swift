/// Short titles for files, several of which may have the same name.
enum PathTitles {
    /// The last component of each path, with as many components before it as it needs to be unique: `Row.swift`,
    /// `Shop/Card.swift` and `Old/Card.swift`.
    ///
    /// - Complexity: O(length of the paths × components of the longest title).
    static func shortest(_ paths: Set<String>) -> [String: String] {
        var titles: [String: String] = [:]
        var left = paths
        var count = 1
        while !left.isEmpty {
            // Includes the paths that already have a title: no path may end with the title of another.
            let suffixes = Dictionary(grouping: paths) { suffix($0, count) }
            for path in left where suffixes[suffix(path, count)]?.count == 1 { titles[path] = suffix(path, count) }
            left = left.filter { titles[$0] == nil }
            count += 1
        }
        return titles
    }

    private static func suffix(_ path: String, _ count: Int) -> String {
        path.split(separator: "/", omittingEmptySubsequences: false).suffix(count).joined(separator: "/")
    }
}

/// Names for files of which several may have the same.
enum PathTitles {
    /// The last part of each path, and as many before it as tell it from the others: `Row.swift`, `Shop/Card.swift` beside `Old/Card.swift`.
    ///
    /// - Complexity: O(length of the paths × the deepest one that needs telling apart).
    static func shortest(_ paths: Set<String>) -> [String: String] {
        var titles: [String: String] = [:]
        var left = paths
        var count = 1
        while !left.isEmpty {
            // Those that have their title already count as well: none may end like another's title.
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

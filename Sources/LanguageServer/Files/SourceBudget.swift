/// How much source code is read for its declarations, so that a wrong folder costs neither minutes nor gigabytes.
package struct SourceBudget: Sendable {
    /// The most bytes of all files together.
    package static let most = 200_000_000

    private let most: Int
    private var bytes = 0
    private var first: String?
    private var count = 0

    package init(most: Int = SourceBudget.most) {
        self.most = most
    }

    /// Whether a file is to be read. Those after the first that goes beyond the bound are not.
    package mutating func covers(_ path: String, ofSize size: Int) -> Bool {
        if first == nil, bytes + size <= most {
            bytes += size
            return true
        }
        if first == nil { first = path }
        count += 1
        return false
    }

    /// A sentence about the files that are not read; nil if there are none.
    package var message: String? {
        guard let first else { return nil }
        let more = count == 1 ? "is" : "and \(count - 1) more \(count == 2 ? "file are" : "files are")"
        return
            "There are more than \(most / 1_000_000) MB of source code: \"\(first)\" \(more) not read for what other "
            + "files use. Exclude folders, or open or check a smaller one."
    }
}

import SourceText

/// Something about the command line or a named file that keeps a command from doing what was asked. Exit status 2.
struct UsageError: Error, Equatable {
    var message: String

    init(_ message: String) {
        self.message = message
    }

    /// That `name` is none of `known`, with the nearest spelling, or all there are.
    ///
    /// - Parameter complaint: a clause without a full stop, which names it: `"a.layout" has no state "wide"`.
    static func unknown(_ name: String, among known: [String], _ complaint: String, none: String) -> UsageError {
        if known.isEmpty { return UsageError("\(complaint). \(none)") }
        if let nearest = Spelling.nearest(to: name, in: known).first {
            return UsageError("\(complaint). Did you mean \"\(nearest)\"?")
        }
        let listed = known.prefix(12).map { "\"\($0)\"" }.joined(separator: ", ")
        return UsageError(
            "\(complaint). There \(known.count == 1 ? "is" : "are") \(listed)\(known.count > 12 ? ", …" : "").")
    }
}

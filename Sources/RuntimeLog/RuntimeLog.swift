import SourceText

/// A program's console output, read for Auto Layout's reports of constraints that it cannot satisfy together.
///
/// Reading never fails: a description that cannot be understood is kept as printed, and all other text is ignored.
package struct RuntimeLog: Sendable {
    /// In order of position.
    package var dumps: [ConflictDump]

    package init(dumps: [ConflictDump]) {
        self.dumps = dumps
    }

    /// Complexity: O(length of the text).
    package static func parse(_ text: SourceText) -> RuntimeLog {
        guard let plain = PlainLog(text) else {
            var scanner = LogScanner(text)
            return RuntimeLog(dumps: scanner.dumps())
        }
        var scanner = LogScanner(plain.text)
        return RuntimeLog(dumps: scanner.dumps().map { $0.mappingRanges(plain.original) })
    }
}

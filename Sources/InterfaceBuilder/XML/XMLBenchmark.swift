import SourceText

/// The parser, for `plumbline-bench`.
package enum XMLBenchmark {
    /// Reads a text of any length into a tree.
    package static func elementCount(in text: SourceText) -> Int {
        XMLParser.parse(text, hasLimits: false).elements.count
    }
}

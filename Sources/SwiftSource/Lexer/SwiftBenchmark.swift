import SourceText

/// Parts of the parser that only a benchmark calls on their own.
package enum SwiftBenchmark {
    /// Splits a text into tokens.
    package static func tokenCount(in text: SourceText) -> Int { Lexer.tokens(of: text).count }
}

import SwiftSource

extension ConditionalCompilation {
    /// What stands in the clause that a release build for iOS takes.
    ///
    /// A condition of names that are not known is taken to be false, so `#if DEBUG` is skipped.
    var taken: [SyntaxNode] {
        let taken = clauses.first { clause in
            guard let condition = clause.condition else { return true }
            return CompilationCondition.holds(condition)
        }
        return taken?.contents ?? []
    }
}

/// The condition of `#if`: names and calls with `!`, `&&`, `||` and parentheses.
struct CompilationCondition {
    private var rest: Substring.UnicodeScalarView
    private var depth = 0

    /// Whether a release build for iOS takes the clause.
    static func holds(_ text: String) -> Bool {
        var condition = CompilationCondition(rest: Substring(text).unicodeScalars)
        return condition.alternatives()
    }

    private mutating func alternatives() -> Bool {
        var result = conjunction()
        while take("||") { result = conjunction() || result }
        return result
    }

    private mutating func conjunction() -> Bool {
        var result = operand()
        while take("&&") { result = operand() && result }
        return result
    }

    private mutating func operand() -> Bool {
        var isNegated = false
        while take("!") { isNegated.toggle() }
        return isNegated != primary()
    }

    private mutating func primary() -> Bool {
        guard depth < 50 else {
            rest.removeAll()
            return false
        }
        depth += 1
        defer { depth -= 1 }
        if take("(") {
            let result = alternatives()
            _ = take(")")
            return result
        }
        let name = word()
        guard take("(") else { return name == "true" }
        let isLess = take("<")
        _ = take(">=")
        let argument = word()
        _ = take(")")
        switch name {
        case "os": return argument == "iOS"
        case "canImport": return argument == "UIKit" || argument == "SnapKit"
        // The toolchain is newer than any version that is asked for.
        case "swift", "compiler": return !isLess
        default: return false
        }
    }

    private mutating func skipBlanks() {
        while let first = rest.first, first.properties.isWhitespace { rest.removeFirst() }
    }

    private mutating func take(_ token: String) -> Bool {
        skipBlanks()
        guard rest.starts(with: token.unicodeScalars) else { return false }
        rest.removeFirst(token.unicodeScalars.count)
        return true
    }

    private mutating func word() -> String {
        skipBlanks()
        var word = String.UnicodeScalarView()
        while let first = rest.first, first.properties.isAlphabetic || "0123456789._".unicodeScalars.contains(first) {
            word.append(first)
            rest.removeFirst()
        }
        return String(word)
    }
}

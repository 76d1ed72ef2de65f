import SwiftSource

extension ConditionalCompilation {
    /// What stands in the clause that a release build for iOS takes.
    ///
    /// A condition of names that are not known is taken to be false, so `#if DEBUG` is skipped.
    var taken: [SyntaxNode] {
        let taken = clauses.first { clause in
            guard let condition = clause.condition else { return true }
            return Self.holds(condition)
        }
        return taken?.contents ?? []
    }

    private static func holds(_ condition: String) -> Bool {
        let text = condition.filter { !$0.isWhitespace }
        if text.contains("||") { return text.split(separator: "|").contains { holds(String($0)) } }
        if text.contains("&&") { return text.split(separator: "&").allSatisfy { holds(String($0)) } }
        if text.hasPrefix("!") { return !holds(String(text.dropFirst())) }
        return ["os(iOS)", "canImport(UIKit)", "true", "canImport(SnapKit)"].contains(text)
            || text.hasPrefix("swift(") || text.hasPrefix("compiler(")
    }
}

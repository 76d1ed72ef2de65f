import LayoutModel
import SourceText

/// Converts the syntax tree of a text to its model.
struct DocumentLowering {
    private(set) var document = Document()
    /// The lowering of each layout.
    private(set) var layouts: [LayoutLowering] = []

    /// Complexity: linear in the length of the text, times the nesting depth for names of outer bodies.
    init(_ tree: SyntaxTree, file: FileID) {
        let names = tree.statements.compactMap { statement -> String? in
            if case .layout(let name?, _) = statement.kind { return name.text }
            return nil
        }
        let layoutNames = Set(names)
        var first: [String: TextRange] = [:]
        var rangeBudget = 20_000
        var keys = UniqueNames()
        for statement in tree.statements {
            guard case .layout(let name, let block) = statement.kind else { continue }
            var lowering = LayoutLowering(
                text: tree.text, file: file, name: name, key: keys.unique(name?.text ?? ""), range: statement.range,
                layoutNames: layoutNames, rangeBudget: rangeBudget)
            if let name {
                if let range = first[name.text] {
                    lowering.statement = name.range
                    lowering.failDuplicate(name, "layout", first: range, isTaken: layoutNames.contains)
                    lowering.finish()
                } else {
                    first[name.text] = name.range
                }
            }
            lowering.lower(block)
            // A comment that is never closed hides the rest of the layout.
            let hidesRest = !block.isClosed && tree.openComments.contains { statement.range.start <= $0 }
            if hidesRest { lowering.layout.markAllPartiallyKnown() }
            rangeBudget = lowering.rangeBudget
            layouts.append(lowering)
        }
        let problems = tree.problems + layouts.flatMap(\.problems)
        document.layouts = layouts.map(\.layout)
        document.problems = Self.limited(Self.sorted(problems) { $0.range })
        document.occurrences = Self.sorted(layouts.flatMap(\.occurrences)) { $0.range }
        document.suppressions = tree.suppressions
        document.hasMergeMarks = tree.hasMergeMarks
        document.hasSyntaxErrors = problems.contains { $0.code == .syntax }
    }

    /// The first problems, because nobody reads thousands of them, and a finding that there are more.
    private static func limited(_ problems: [Finding]) -> [Finding] {
        let limit = Parser.problemLimit
        guard let next = problems[safe: limit] else { return problems }
        let rest = Finding(
            code: .tooLarge, range: next.range,
            message: "Too many problems: only the first \(limit) are listed. Fix those first.", subject: "problems")
        return Array(problems.prefix(limit)) + [rest]
    }

    /// Stable, by range.
    private static func sorted<T>(_ items: [T], by range: (T) -> TextRange) -> [T] {
        items.enumerated().sorted { (range($0.element), $0.offset) < (range($1.element), $1.offset) }.map(\.element)
    }
}

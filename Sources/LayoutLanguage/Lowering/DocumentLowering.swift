import LayoutModel
import SourceText

/// Makes the model of a text from its tree.
struct DocumentLowering {
    var document = Document()
    /// What each layout was made from.
    var layouts: [LayoutLowering] = []

    /// Complexity: linear in the length of the text, times the depth of nesting for names that are looked up outwards.
    init(_ tree: SyntaxTree, file: FileID) {
        var problems = tree.problems
        var occurrences: [Occurrence] = []
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
                text: tree.text, file: file, index: layouts.count, name: name, key: keys.unique(name?.text ?? ""),
                range: statement.range, layoutNames: layoutNames, rangeBudget: rangeBudget)
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
            // A comment that is never closed has swallowed the rest of the layout.
            let end = block.isClosed ? block.close.end : tree.text.range.end
            if tree.openComments.contains(where: { statement.range.start <= $0 && $0 < end && !block.isClosed }) {
                lowering.layout.markAllPartiallyKnown()
            }
            rangeBudget = lowering.rangeBudget
            problems += lowering.problems
            occurrences += lowering.occurrences
            layouts.append(lowering)
        }
        document.layouts = layouts.map(\.layout)
        document.problems = Self.limited(Self.sorted(problems) { $0.range })
        document.occurrences = Self.sorted(occurrences) { $0.range }
        document.suppressions = tree.suppressions
        document.hasMergeMarks = tree.hasMergeMarks
        document.hasSyntaxErrors = problems.contains { $0.code == .syntax }
    }

    /// Nobody reads thousands of problems, and no editor shows them well: the first ones, and how many there are.
    private static func limited(_ problems: [Finding]) -> [Finding] {
        guard problems.count > Parser.problemLimit, let next = problems[safe: Parser.problemLimit] else {
            return problems
        }
        let rest = Finding(
            code: .tooLarge, range: next.range,
            message:
                "There are more than \(Parser.problemLimit) problems; those from here on are not listed. Mend the first ones.",
            subject: "problems")
        return Array(problems.prefix(Parser.problemLimit)) + [rest]
    }

    /// By place; of two at one place the one found first stays first.
    private static func sorted<T>(_ items: [T], by range: (T) -> TextRange) -> [T] {
        items.enumerated().sorted { (range($0.element), $0.offset) < (range($1.element), $1.offset) }.map(\.element)
    }
}

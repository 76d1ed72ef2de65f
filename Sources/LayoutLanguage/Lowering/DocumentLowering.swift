import LayoutModel
import SourceText

/// Converts the syntax tree of a text to its model.
///
/// Only the model is kept. What else the lowering of a layout finds takes more memory than the model, and is found
/// again for the few layouts that are edited or completed.
struct DocumentLowering {
    private(set) var document = Document()
    let tree: SyntaxTree
    private let file: FileID
    let layoutNames: Set<String>
    private(set) var sources: [Source] = []
    private let recent = RecentLowering()

    /// What a layout is lowered from.
    struct Source {
        /// An index into ``SyntaxTree/statements``.
        var statement: Int
        var key: String
        /// The name of an earlier layout with the same name.
        var first: TextRange?
        var rangeBudget: Int
        /// What the layout leaves of the budget.
        var budgetLeft: Int
    }

    /// Complexity: linear in the length of the text, times the nesting depth for names of outer bodies.
    ///
    /// - Parameter previous: the lowering of an earlier version of the text.
    init(_ tree: SyntaxTree, file: FileID, after previous: DocumentLowering? = nil) {
        self.tree = tree
        self.file = file
        let names = tree.statements.compactMap { statement -> String? in
            if case .layout(let name?, _) = statement.kind { return name.text }
            return nil
        }
        layoutNames = Set(names)
        var first: [String: TextRange] = [:]
        var rangeBudget = 20_000
        var keys = UniqueNames()
        var problems = tree.problems
        var occurrences: [Occurrence] = []
        let unchanged = previous.flatMap { UnchangedLayouts(of: $0, in: tree, layoutNames) }
        for (index, statement) in tree.statements.enumerated() {
            guard case .layout(let name, _) = statement.kind else { continue }
            var source = Source(
                statement: index, key: keys.unique(name?.text ?? ""), first: name.flatMap { first[$0.text] },
                rangeBudget: rangeBudget, budgetLeft: rangeBudget)
            if let name, source.first == nil { first[name.text] = name.range }
            if let known = unchanged?.layout(statement.range, of: source) {
                source.budgetLeft = known.budgetLeft
                occurrences += known.occurrences
                document.layouts.append(known.layout)
            } else {
                guard let lowering = lower(source) else { continue }
                source.budgetLeft = lowering.rangeBudget
                problems += lowering.problems
                occurrences += lowering.occurrences
                document.layouts.append(lowering.layout)
            }
            rangeBudget = source.budgetLeft
            sources.append(source)
        }
        document.problems = Self.limited(Self.sorted(problems) { $0.range })
        document.occurrences = Self.sorted(occurrences) { $0.range }
        document.suppressions = tree.suppressions
        document.hasMergeMarks = tree.hasMergeMarks
        document.hasSyntaxErrors = problems.contains { $0.code == .syntax }
    }

    /// The lowering of a layout; nil for an invalid index.
    func layout(_ index: Int) -> LayoutLowering? {
        guard let source = sources[safe: index] else { return nil }
        return recent.lowering(of: index) { lower(source) }
    }

    /// The layout whose block begins with a brace.
    func layoutIndex(openedBy brace: TextRange) -> Int? {
        sources.firstIndex { source in
            guard case .layout(_, let block)? = tree.statements[safe: source.statement]?.kind else { return false }
            return block.open == brace
        }
    }

    private func lower(_ source: Source) -> LayoutLowering? {
        guard let statement = tree.statements[safe: source.statement],
            case .layout(let name, let block) = statement.kind
        else { return nil }
        var lowering = LayoutLowering(
            text: tree.text, file: file, name: name, key: source.key, range: statement.range,
            layoutNames: layoutNames, rangeBudget: source.rangeBudget)
        if let name, let first = source.first {
            lowering.statement = name.range
            lowering.failDuplicate(name, "layout", first: first, isTaken: layoutNames.contains)
            lowering.finish()
        }
        lowering.lower(block)
        // A comment that is never closed hides the rest of the layout.
        let hidesRest = !block.isClosed && tree.openComments.contains { statement.range.start <= $0 }
        if hidesRest { lowering.layout.markAllPartiallyKnown() }
        return lowering
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
        let areInOrder = zip(items, items.dropFirst()).allSatisfy { range($0) <= range($1) }
        return areInOrder
            ? items
            : items.enumerated().sorted { (range($0.element), $0.offset) < (range($1.element), $1.offset) }
                .map(\.element)
    }
}

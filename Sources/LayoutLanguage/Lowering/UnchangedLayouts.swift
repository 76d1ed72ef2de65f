import LayoutModel
import SourceText

/// The layouts of an earlier version of a text that have only moved since.
///
/// The lowering of a layout depends on its own text, on the names of all layouts and on what the layouts before it
/// leave of a budget.
struct UnchangedLayouts {
    private let previous: DocumentLowering
    private let change: TextChange
    /// The index of each layout, by its range in the current text.
    private let indices: [TextRange: Int]

    /// Nil where the same text may mean something else: beside syntax errors, or with other names of layouts.
    init?(of previous: DocumentLowering, in tree: SyntaxTree, _ layoutNames: Set<String>) {
        guard previous.document.problems.isEmpty, tree.problems.isEmpty, !previous.tree.hasMergeMarks,
            !tree.hasMergeMarks, previous.layoutNames == layoutNames
        else { return nil }
        self.previous = previous
        let change = TextChange(from: previous.tree.text, to: tree.text)
        self.change = change
        let moved = previous.document.layouts.enumerated().compactMap { index, layout -> (TextRange, Int)? in
            guard layout.range.end < change.replaced.start || change.replaced.end < layout.range.start else {
                return nil
            }
            return change.moved(layout.range).map { ($0, index) }
        }
        indices = Dictionary(moved) { first, _ in first }
    }

    struct Found {
        var layout: Layout
        var occurrences: [Occurrence]
        var budgetLeft: Int
    }

    /// Nil for a layout that has changed or is new.
    func layout(_ range: TextRange, of source: DocumentLowering.Source) -> Found? {
        guard let index = indices[range], let before = previous.sources[safe: index],
            before.key == source.key, before.first == nil, source.first == nil,
            before.rangeBudget == source.rangeBudget, let old = previous.document.layouts[safe: index]
        else { return nil }
        let all = previous.document.occurrences
        let first = all.partitioningIndex { $0.range.start >= old.range.start }
        let end = all.partitioningIndex { $0.range.start >= old.range.end }
        // What ends before the change has not even moved.
        if old.range.end < change.replaced.start {
            return Found(layout: old, occurrences: Array(all[first..<end]), budgetLeft: before.budgetLeft)
        }
        guard let layout = old.moved(through: change) else { return nil }
        var occurrences: [Occurrence] = []
        for occurrence in all[first..<end] {
            guard let range = change.moved(occurrence.range) else { return nil }
            var moved = occurrence
            moved.range = range
            occurrences.append(moved)
        }
        return Found(layout: layout, occurrences: occurrences, budgetLeft: before.budgetLeft)
    }
}

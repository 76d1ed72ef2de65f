import Analysis
import LayoutModel
import Synchronization

/// The sentences about the sizes and states with findings, of the layouts of one version of a document. Each is made on
/// first use and kept.
final class FindingSentences: Sendable {
    private struct Key: Hashable {
        var layout: Int
        var rules: RuleSelection
    }

    private let entries = Mutex<[Key: Memo<String?>]>([:])

    func sentence(
        about layout: Layout, at index: Int, rules: RuleSelection, _ cancellation: Cancellation
    ) throws(Cancelled) -> String? {
        let memo = entries.withLock { entries in
            let key = Key(layout: index, rules: rules)
            let memo = entries[key] ?? Memo()
            entries[key] = memo
            return memo
        }
        return try memo.value { () throws(Cancelled) in
            try FindingConfigurations(layout, by: Checker(.standard, rules), cancellation).sentence
        }
    }
}

extension Snapshot {
    /// The most views for which a picture waits for the check of every size and state.
    private static let mostViews = 400

    /// `Findings at 320 x 100 when "hot" is hidden.`; nil without findings, and for a very large layout.
    package func findingSentence(
        ofLayout index: Int, rules: RuleSelection, _ cancellation: Cancellation = .never
    ) throws(Cancelled) -> String? {
        guard let layout = document.layout(index), layout.views.count <= Self.mostViews else { return nil }
        return try findingSentences.sentence(about: layout, at: index, rules: rules, cancellation)
    }
}

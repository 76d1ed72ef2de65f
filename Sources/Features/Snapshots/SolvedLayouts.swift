import AutoLayoutEngine
import LayoutModel
import Synchronization

/// The layouts of one version of a document, each solved when somebody first asks: a person looks at one view after the other.
///
/// Each layout is remembered by itself: whoever asks about one that is being solved waits for it, and nobody waits for another.
final class SolvedLayouts: Sendable {
    private let entries: [Entry]

    private final class Entry: Sendable {
        let layout: Layout
        let base = Memo<SolvedBase>()
        let solved = Memo<SolvedLayout>()
        let reasons = Memo<Reasons>()
        /// What a hover says of a view: which constraints decide its frame costs much to find out, and a person comes back to the same view.
        private let reports = Mutex<[ViewID: Memo<[HoverText.Block]>]>([:])

        init(_ layout: Layout) {
            self.layout = layout
        }

        func report(on view: ViewID) -> Memo<[HoverText.Block]> {
            reports.withLock { reports in
                let memo = reports[view] ?? Memo()
                reports[view] = memo
                return memo
            }
        }
    }

    init(_ layouts: [Layout]) {
        entries = layouts.map(Entry.init)
    }

    private func entry(_ index: Int) -> Entry? {
        entries.indices.contains(index) ? entries[index] : nil
    }

    /// What a hover says of a view; nil for a layout that is not there.
    func report(
        on view: View, ofLayout index: Int, _ cancellation: Cancellation
    ) throws(Cancelled) -> [HoverText.Block]? {
        guard let entry = entry(index), let (solved, reasons) = try prepare(index, cancellation) else { return nil }
        return try entry.report(on: view.id).value { () throws(Cancelled) in
            var blocks = FrameReport(view, solved, reasons).blocks
            if solved.layout.viewsThatGo.contains(view.id) {
                blocks += try GoingReport(view, solved.first, cancellation).blocks
            }
            return blocks + (try StatesReport(view, solved.first, cancellation).blocks)
        }
    }

    /// What every hover in a layout needs; nil for one that is not there.
    @discardableResult
    func prepare(_ index: Int, _ cancellation: Cancellation) throws(Cancelled) -> (SolvedLayout, Reasons)? {
        guard let entry = entry(index), let solved = try layout(index, cancellation) else { return nil }
        return (solved, entry.reasons.value { Reasons(of: solved.solver) })
    }

    /// Nil for a layout that is not there.
    func layout(_ index: Int, _ cancellation: Cancellation) throws(Cancelled) -> SolvedLayout? {
        guard let entry = entry(index), let base = try base(index, cancellation) else { return nil }
        return try entry.solved.value { () throws(Cancelled) in try SolvedLayout(base, cancellation) }
    }

    /// Where it stands first alone, which costs a fraction of the rest; nil for a layout that is not there.
    func base(_ index: Int, _ cancellation: Cancellation) throws(Cancelled) -> SolvedBase? {
        guard let entry = entry(index) else { return nil }
        return try entry.base.value { () throws(Cancelled) in try SolvedBase(entry.layout, cancellation) }
    }
}

import AutoLayoutEngine
import LayoutModel
import Synchronization

/// The layouts of one version of a document, each solved on first use and kept.
///
/// A request for a layout that is being solved waits for it. It never waits for another layout.
final class SolvedLayouts: Sendable {
    private let entries: [Entry]

    private final class Entry: Sendable {
        let layout: Layout
        let base = Memo<SolvedBase>()
        let solved = Memo<SolvedLayout>()
        let reasons = Memo<Reasons>()
        /// The hovers of views. Finding the constraints that determine a frame takes long.
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

    /// The hover of a view; nil for an invalid index.
    func report(
        on view: View, ofLayout index: Int, _ cancellation: Cancellation
    ) throws(Cancelled) -> [HoverText.Block]? {
        guard let entry = entry(index), let (solved, reasons) = try prepare(index, cancellation) else { return nil }
        return try entry.report(on: view.id).value { () throws(Cancelled) in
            var blocks = FrameReport(view, solved, reasons).blocks
            if solved.layout.collapsibleViews.contains(view.id) {
                blocks += try HidingReport(view, solved.first, cancellation).blocks
            }
            return blocks + (try StatesReport(view, solved.first, cancellation).blocks)
        }
    }

    /// Solves the configurations that every hover in a layout needs; nil for an invalid index.
    @discardableResult
    func prepare(_ index: Int, _ cancellation: Cancellation) throws(Cancelled) -> (SolvedLayout, Reasons)? {
        guard let entry = entry(index), let solved = try layout(index, cancellation) else { return nil }
        return (solved, entry.reasons.value { Reasons(of: solved.solver) })
    }

    /// Nil for an invalid index.
    func layout(_ index: Int, _ cancellation: Cancellation) throws(Cancelled) -> SolvedLayout? {
        guard let entry = entry(index), let base = try base(index, cancellation) else { return nil }
        return try entry.solved.value { () throws(Cancelled) in try SolvedLayout(base, cancellation) }
    }

    /// The first configuration alone, which takes a fraction of the time of all; nil for an invalid index.
    func base(_ index: Int, _ cancellation: Cancellation) throws(Cancelled) -> SolvedBase? {
        guard let entry = entry(index) else { return nil }
        return try entry.base.value { () throws(Cancelled) in try SolvedBase(entry.layout, cancellation) }
    }
}

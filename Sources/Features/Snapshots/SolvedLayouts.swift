import AutoLayoutEngine
import LayoutModel
import Synchronization

/// The layouts of one version of a document, each solved on first use and kept.
///
/// A request for a layout that is being solved waits for it. It never waits for another layout.
final class SolvedLayouts: Sendable {
    private let document: Document
    private let entries = Mutex<[Int: Entry]>([:])

    private final class Entry: Sendable {
        private let document: Document
        private let index: Int
        private let base = Memo<SolvedBase>()
        private let solved = Memo<SolvedLayout>()
        private let reasons = Memo<Reasons>()
        /// The hovers of views. Finding the constraints that determine a frame takes long.
        private let reports = Mutex<[ViewID: Memo<[HoverText.Block]>]>([:])

        init(_ document: Document, _ index: Int) {
            self.document = document
            self.index = index
        }

        func solvedBase(_ cancellation: Cancellation) throws(Cancelled) -> SolvedBase {
            try base.value { () throws(Cancelled) in
                var sizes = FittingSizes(of: document)
                return try SolvedBase(sizes.shown(document.layouts[index], cancellation), cancellation)
            }
        }

        func solvedLayout(_ cancellation: Cancellation) throws(Cancelled) -> SolvedLayout {
            try solved.value { () throws(Cancelled) in try SolvedLayout(solvedBase(cancellation), cancellation) }
        }

        func prepare(_ cancellation: Cancellation) throws(Cancelled) -> (SolvedLayout, Reasons) {
            let solved = try solvedLayout(cancellation)
            return (solved, reasons.value { Reasons(of: solved.solver) })
        }

        func report(on view: ViewID) -> Memo<[HoverText.Block]> {
            reports.withLock { reports in
                let memo = reports[view] ?? Memo()
                reports[view] = memo
                return memo
            }
        }
    }

    init(_ document: Document) {
        self.document = document
    }

    private func entry(_ index: Int) -> Entry? {
        guard document.layouts.indices.contains(index) else { return nil }
        return entries.withLock { entries in
            let entry = entries[index] ?? Entry(document, index)
            entries[index] = entry
            return entry
        }
    }

    /// The hover of a view; nil for an invalid index.
    func report(
        on view: View, ofLayout index: Int, _ cancellation: Cancellation
    ) throws(Cancelled) -> [HoverText.Block]? {
        guard let entry = entry(index) else { return nil }
        return try entry.report(on: view.id).value { () throws(Cancelled) in
            let (solved, reasons) = try entry.prepare(cancellation)
            var blocks = FrameReport(view, solved, reasons).blocks
            if solved.layout.collapsibleViews.contains(view.id) {
                blocks += try HidingReport(view, solved.first, cancellation).blocks
            }
            return blocks + (try StatesReport(view, solved.first, cancellation).blocks)
        }
    }

    /// Solves the configurations that every hover in a layout needs.
    func prepare(_ index: Int, _ cancellation: Cancellation) throws(Cancelled) {
        _ = try entry(index)?.prepare(cancellation)
    }

    /// Nil for an invalid index.
    func layout(_ index: Int, _ cancellation: Cancellation) throws(Cancelled) -> SolvedLayout? {
        try entry(index)?.solvedLayout(cancellation)
    }

    /// The first configuration alone, which takes a fraction of the time of all; nil for an invalid index.
    func base(_ index: Int, _ cancellation: Cancellation) throws(Cancelled) -> SolvedBase? {
        try entry(index)?.solvedBase(cancellation)
    }
}

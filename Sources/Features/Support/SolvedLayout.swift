import Analysis
import AutoLayoutEngine
import LayoutModel
import Synchronization

/// A layout solved as it stands first.
struct SolvedBase: Sendable {
    let layout: Layout
    let base: Solution
    /// With ``base`` as its last solution.
    let solver: LayoutSolver

    /// Nil once `isCancelled` says true.
    init?(_ layout: Layout, _ isCancelled: @Sendable () -> Bool) {
        self.layout = layout
        var solver = LayoutSolver(layout)
        guard let base = solver.solve(Configuration(baseOf: layout), isShown: true, isCancelled: isCancelled) else {
            return nil
        }
        self.base = base
        self.solver = solver
    }
}

/// A layout solved where a hover checkedLayouts at it: as it stands first, and in the other ways in which it can stand.
struct SolvedLayout: Sendable {
    let first: SolvedBase
    /// Each with what to call it.
    let others: [(place: String, solution: Solution)]

    var layout: Layout { first.layout }
    var base: Solution { first.base }
    var solver: LayoutSolver { first.solver }

    /// More are no help in a hover.
    private static let mostOthers = 16

    /// Nil once `isCancelled` says true.
    init?(_ layout: Layout, _ isCancelled: @Sendable () -> Bool) {
        guard let first = SolvedBase(layout, isCancelled) else { return nil }
        self.init(first, isCancelled)
    }

    init?(_ first: SolvedBase, _ isCancelled: @Sendable () -> Bool) {
        self.first = first
        var solver = first.solver
        var others: [(String, Solution)] = []
        for (place, configuration) in Self.configurations(of: first.layout).prefix(Self.mostOthers) {
            let solution = solver.solve(
                configuration, listsAmbiguous: false, isShown: true, isCancelled: isCancelled)
            guard let solution else { return nil }
            others.append((place, solution))
        }
        self.others = others
    }

    /// Every size, every state, and every view of `vary` gone by itself; of a document's many sizes the notable ones.
    private static func configurations(of layout: Layout) -> [(String, Configuration)] {
        let base = Configuration(baseOf: layout)
        guard !base.isDesignTime else {
            return NotableSizes(layout).configurations.map { (sizeName($0.size), $0) }
        }
        var result: [(String, Configuration)] = []
        for declared in layout.sizes.dropFirst() {
            var configuration = base
            configuration.size = declared.size
            result.append((sizeName(declared.size), configuration))
        }
        for (index, state) in layout.states.enumerated() {
            var configuration = base
            configuration.state = index
            result.append(("state \(state.name)", configuration))
        }
        for mention in layout.vary {
            var configuration = base
            configuration.gone = [mention.view]
            result.append(("\(layout.view(mention.view)?.path ?? "") gone", configuration))
        }
        return result
    }
}

/// The layouts of one version of a document, each solved when somebody first asks: a person checkedLayouts at one view after the other.
final class SolvedLayouts: Sendable {
    private let bases = Mutex<[Int: SolvedBase]>([:])
    private let solved = Mutex<[Int: SolvedLayout]>([:])
    private let reasons = Mutex<[Int: Reasons]>([:])
    private let reports = Mutex<[ReportKey: [HoverText.Block]]>([:])

    private struct ReportKey: Hashable {
        var layout: Int
        var view: ViewID
    }

    /// What a hover says of a view. Which constraints decide its frame is dear to find out, and a person comes back to the same view.
    func report(
        on view: View, ofLayout index: Int, of document: Document, _ isCancelled: @Sendable () -> Bool
    ) -> [HoverText.Block]? {
        let key = ReportKey(layout: index, view: view.id)
        if let known = reports.withLock({ $0[key] }) { return known }
        guard let (solved, reasons) = prepare(index, of: document, isCancelled) else { return nil }
        var blocks = FrameReport(view, solved, reasons).blocks
        if solved.layout.viewsThatGo.contains(view.id) {
            guard let report = GoingReport(view, solved.first, isCancelled) else { return nil }
            blocks += report.blocks
        }
        guard let states = StatesReport(view, solved.first, isCancelled) else { return nil }
        blocks += states.blocks
        reports.withLock { $0[key] = blocks }
        return blocks
    }

    /// What every hover in a layout needs.
    @discardableResult
    func prepare(
        _ index: Int, of document: Document, _ isCancelled: @Sendable () -> Bool
    ) -> (SolvedLayout, Reasons)? {
        guard let solved = layout(index, of: document, isCancelled),
            let reasons = Self.kept(index, in: reasons, { Reasons(of: solved.solver) })
        else { return nil }
        return (solved, reasons)
    }

    /// Nil for a layout that is not there, or once `isCancelled` says true.
    func layout(
        _ index: Int, of document: Document, _ isCancelled: @Sendable () -> Bool = { false }
    ) -> SolvedLayout? {
        Self.kept(index, in: solved) {
            base(index, of: document, isCancelled).flatMap { SolvedLayout($0, isCancelled) }
        }
    }

    /// Where it stands first alone, which costs a fraction of the rest.
    func base(_ index: Int, of document: Document, _ isCancelled: @Sendable () -> Bool) -> SolvedBase? {
        Self.kept(index, in: bases) { document.layout(index).flatMap { SolvedBase($0, isCancelled) } }
    }

    /// Whoever comes second waits for the first instead of doing the same work beside it.
    private static func kept<Value: Sendable>(
        _ index: Int, in store: borrowing Mutex<[Int: Value]>, _ make: () -> Value?
    ) -> Value? {
        store.withLock { known in
            if let value = known[index] { return value }
            guard let value = make() else { return nil }
            known[index] = value
            return value
        }
    }
}

import Analysis
import LayoutModel
import SourceText

/// Repairs of a layout that a check of the whole document is to prove, together with those of other layouts.
struct UnprovedRepairs {
    let search: RepairSearch
    let layout: Int
    /// Each finding with the title of its repair.
    let repairs: [(finding: Finding, title: String)]
    let edits: FileEdits
    /// The same edits of the layout.
    let modelEdits: [ModelEdit]

    /// Whether the check of the edited document proves them as a check of the layout alone would.
    func areProved(
        by result: Proof.Result, of proof: Proof, _ cancellation: Cancellation
    ) throws(Cancelled) -> Bool {
        guard proof.snapshot.document.layouts.count == result.snapshot.document.layouts.count else { return false }
        return try search.areFixed(
            repairs.map { $0.finding }, after: modelEdits, by: result.check, ofLayout: layout,
            outside: proof.viewsOutside(in: result, ofLayout: layout))
    }
}

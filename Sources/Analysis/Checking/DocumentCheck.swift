import LayoutModel
import SourceText

/// The findings in one version of a document, by layout.
///
/// The findings of a layout depend only on its model, so the next version of the document reuses those of each layout
/// that has only moved.
package struct DocumentCheck: Sendable {
    /// In order of range.
    package let findings: [Finding]
    private let text: SourceText
    private let checker: Checker
    private let layouts: [Layout]
    /// The findings of each layout, including suppressed ones.
    private let found: [[Finding]]
    /// By layout; nil if it was not kept, or if the findings were reused from the previous version.
    package let checkedLayouts: [CheckedLayout?]
    /// The work of each layout's check.
    private let works: [CheckWork]
    /// The views that are outside of their superviews, by layout; nil if the findings were reused.
    private let outside: [OutsideViews?]

    /// - Parameters:
    ///   - text: the text from which the document was read.
    ///   - previous: the check of another version of the document.
    ///   - most: of how many findings to keep the causes in ``checkedLayouts``, for searches for their repairs. They
    ///     take much memory.
    package init(
        of document: Document, in text: SourceText, by checker: Checker, after previous: DocumentCheck? = nil,
        keepingUpTo most: Int = 0, _ cancellation: Cancellation
    ) throws(Cancelled) {
        let known = previous.flatMap { $0.checker.selection == checker.selection ? Previous($0, movedTo: text) : nil }
        var found: [[Finding]] = []
        var checkedLayouts: [CheckedLayout?] = []
        var works: [CheckWork] = []
        var outside: [OutsideViews?] = []
        var keptCount = 0
        for layout in document.layouts {
            if let (findings, work) = known?.findings(in: layout) {
                found.append(findings)
                checkedLayouts.append(nil)
                works.append(work)
                outside.append(nil)
            } else {
                let checked = try checker.check(layout, cancellation)
                found.append(checked.findings)
                let isKept = checked.diagnoses.count <= most - keptCount
                checkedLayouts.append(isKept ? checked : nil)
                if isKept { keptCount += checked.diagnoses.count }
                works.append(checked.work)
                outside.append(checked.outside)
            }
        }
        self.text = text
        self.works = works
        self.outside = outside
        self.found = found
        self.checkedLayouts = checkedLayouts
        self.checker = checker
        layouts = document.layouts
        findings = checker.findings(in: document, ofLayouts: found)
    }

    /// The views of a layout that are outside of their superviews; nil if its findings were reused.
    package func outside(ofLayout index: Int) -> OutsideViews? {
        outside.indices.contains(index) ? outside[index] : nil
    }

    /// The findings of a layout, including suppressed ones, by the rules of this check, and the work of finding them.
    func findings(ofLayout index: Int) -> (findings: [Finding], checker: Checker, work: CheckWork)? {
        guard found.indices.contains(index) else { return nil }
        return (found[index], checker, works[index])
    }

    /// The check of a previous version, with its ranges moved to the current text.
    private struct Previous {
        let check: DocumentCheck
        let change: TextChange
        /// The index of each layout, by its range in the current text.
        var indices: [TextRange: Int] = [:]

        init(_ check: DocumentCheck, movedTo text: SourceText) {
            self.check = check
            change = TextChange(from: check.text, to: text)
            for (index, layout) in check.layouts.enumerated() {
                if let range = change.moved(layout.range) { indices[range] = index }
            }
        }

        /// The findings of a layout that has only moved, and the work of its check; nil for any other.
        func findings(in layout: Layout) -> (findings: [Finding], work: CheckWork)? {
            guard let index = indices[layout.range], check.layouts[index].moved(through: change) == layout else {
                return nil
            }
            var findings: [Finding] = []
            for finding in check.found[index] {
                guard let moved = finding.moved(through: change, of: layout.file) else { return nil }
                findings.append(moved)
            }
            return (findings, check.works[index])
        }
    }
}

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
    private let selection: RuleSelection
    private let layouts: [Layout]
    /// The findings of each layout, including suppressed ones.
    private let found: [[Finding]]
    /// By layout; nil if it was not kept, or if the findings were reused from the previous version.
    package let checkedLayouts: [CheckedLayout?]

    /// - Parameters:
    ///   - text: the text from which the document was read.
    ///   - previous: the check of another version of the document.
    ///   - keepsCheckedLayouts: whether to keep ``checkedLayouts`` for a search for repairs. They take much memory.
    package init(
        of document: Document, in text: SourceText, by checker: Checker, after previous: DocumentCheck? = nil,
        keepsCheckedLayouts: Bool = false, _ cancellation: Cancellation
    ) throws(Cancelled) {
        let known = previous.flatMap { $0.selection == checker.selection ? Previous($0, movedTo: text) : nil }
        var found: [[Finding]] = []
        var checkedLayouts: [CheckedLayout?] = []
        for layout in document.layouts {
            if let findings = known?.findings(in: layout) {
                found.append(findings)
                checkedLayouts.append(nil)
            } else {
                let checked = try checker.check(layout, cancellation)
                found.append(checked.findings)
                checkedLayouts.append(keepsCheckedLayouts ? checked : nil)
            }
        }
        self.text = text
        self.found = found
        self.checkedLayouts = checkedLayouts
        selection = checker.selection
        layouts = document.layouts
        findings = checker.findings(in: document, ofLayouts: found)
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

        /// The findings of a layout that has only moved; nil for any other.
        func findings(in layout: Layout) -> [Finding]? {
            guard let index = indices[layout.range], check.layouts[index].moved(through: change) == layout else {
                return nil
            }
            var findings: [Finding] = []
            for finding in check.found[index] {
                guard let moved = finding.moved(through: change, of: layout.file) else { return nil }
                findings.append(moved)
            }
            return findings
        }
    }
}

import LayoutModel
import SourceText

/// What was found in a version of a document, layout by layout.
///
/// The findings of a layout follow from its model alone, so the next version of the document reuses those of each
/// layout that has only moved.
package struct DocumentCheck: Sendable {
    /// In order of range.
    package let findings: [Finding]
    private let text: SourceText
    private let selection: RuleSelection
    private let layouts: [Layout]
    /// The findings of each layout, those that are suppressed too.
    private let found: [[Finding]]
    /// By layout; nil if it was not to be kept, or if the findings are those of the previous version.
    package let checkedLayouts: [CheckedLayout?]

    /// - Parameters:
    ///   - text: what the document was read from.
    ///   - previous: the check of another version of the document.
    ///   - keepsCheckedLayouts: whether somebody will look for repairs in this version. Causes take much memory.
    package init(
        of document: Document, in text: SourceText, by checker: Checker, after previous: DocumentCheck? = nil,
        keepsCheckedLayouts: Bool = false, _ cancellation: Cancellation
    ) throws(Cancelled) {
        let known = previous.flatMap { $0.selection == checker.selection ? Previous($0, seenFrom: text) : nil }
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

    /// The check of a previous version, as a later version of the text sees it.
    private struct Previous {
        let check: DocumentCheck
        let change: TextChange
        /// The layouts by where they are now.
        var indices: [TextRange: Int] = [:]

        init(_ check: DocumentCheck, seenFrom text: SourceText) {
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

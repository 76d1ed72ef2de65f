import LayoutModel
import SourceText

/// What was found in a version of a document, layout by layout.
///
/// What is found in a layout follows from its model alone, so the next version of the document is judged anew only where a layout has
/// become another one.
package struct DocumentCheck: Sendable {
    /// In order of place.
    package let findings: [Finding]
    private let text: SourceText
    private let options: CheckOptions
    private let layouts: [Layout]
    /// What was found in each layout, silenced or not.
    private let found: [[Finding]]
    /// By layout: how the rules saw it; nil where that was not to be kept, or the layout is one of the version before.
    package let checkedLayouts: [CheckedLayout?]

    /// Judges a document.
    ///
    /// - Parameters:
    ///   - text: what the document was read from.
    ///   - previous: the judgement of another version of it, near enough to share layouts.
    ///   - keepsCheckedLayouts: whether somebody will look for repairs in this version; what the rules saw is much.
    package init(
        of document: Document, in text: SourceText, options: CheckOptions = CheckOptions(),
        after previous: DocumentCheck? = nil, keepsCheckedLayouts: Bool = false,
        _ cancellation: Cancellation
    ) throws(Cancelled) {
        let known = previous.flatMap { $0.options == options ? $0 : nil }
        let past = known.map { Past(of: $0, seenFrom: text) }
        var found: [[Finding]] = []
        var checkedLayouts: [CheckedLayout?] = []
        for layout in document.layouts {
            if let findings = past?.findings(in: layout) {
                found.append(findings)
                checkedLayouts.append(nil)
            } else {
                let checked = try Checker.checkedLayout(of: layout, options: options, cancellation)
                found.append(checked.findings)
                checkedLayouts.append(keepsCheckedLayouts ? checked : nil)
            }
        }
        self.text = text
        self.options = options
        self.found = found
        self.checkedLayouts = checkedLayouts
        layouts = document.layouts
        let all = document.problems.filter { !options.disabled.contains($0.code) } + found.flatMap { $0 }
        findings = Checker.inOrder(SuppressionFilter(of: document, options: options).applied(to: all))
    }

    /// A judgement as a later version of the text sees it.
    private struct Past {
        let judgement: DocumentCheck
        let change: TextChange
        /// The layouts by where they are now.
        var places: [TextRange: Int] = [:]

        init(of judgement: DocumentCheck, seenFrom text: SourceText) {
            self.judgement = judgement
            change = TextChange(from: judgement.text, to: text)
            for (place, layout) in judgement.layouts.enumerated() {
                if let range = change.moved(layout.range) { places[range] = place }
            }
        }

        /// What was found in a layout that has only moved since; nil where there was none such.
        func findings(in layout: Layout) -> [Finding]? {
            guard let place = places[layout.range], judgement.layouts[place].moved(through: change) == layout else {
                return nil
            }
            var findings: [Finding] = []
            for finding in judgement.found[place] {
                guard let moved = finding.moved(through: change, of: layout.file) else { return nil }
                findings.append(moved)
            }
            return findings
        }
    }
}

import LayoutModel

/// One version of a document, with its findings.
package struct ComparedDocument: Sendable {
    package var layouts: [Layout]
    /// Of the whole document, in order of range.
    package var findings: [Finding]

    package init(layouts: [Layout], findings: [Finding]) {
        self.layouts = layouts
        self.findings = findings
    }

    static let empty = ComparedDocument(layouts: [], findings: [])
}

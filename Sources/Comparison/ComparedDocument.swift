import LayoutModel

/// One version of a document, with its findings.
package struct ComparedDocument: Sendable {
    package var layouts: [Layout]
    /// Of the whole document, in order of range.
    package var findings: [Finding]
    /// How the views look, by the key of their layout.
    package var appearances: [String: [ViewID: Appearance]]

    package init(layouts: [Layout], findings: [Finding], appearances: [String: [ViewID: Appearance]] = [:]) {
        self.layouts = layouts
        self.findings = findings
        self.appearances = appearances
    }

    /// The families of fonts that are not the system's, by view.
    func fonts(of layout: Layout) -> [ViewID: String] { (appearances[layout.key] ?? [:]).compactMapValues(\.font) }

    static let empty = ComparedDocument(layouts: [], findings: [])
}

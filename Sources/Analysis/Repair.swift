import AutoLayoutEngine
import LayoutModel
import SourceText

/// A change of a layout that is known to help: it was made on the model and the layout solved again.
package struct Repair: Hashable, Sendable {
    package var title: String
    package var edits: [ModelEdit]
    package var isPreferred: Bool

    package init(title: String, edits: [ModelEdit], isPreferred: Bool = false) {
        self.title = title
        self.edits = edits
        self.isPreferred = isPreferred
    }
}

package enum Repairs {
    /// The repairs of a finding; each removes it and brings no new one at any size or state. The best first.
    package static func repairs(of finding: Finding, inLayout index: Int, of document: Document) -> [Repair] { [] }

    /// What can be done at a view that needs no repair: make it collapsible, insert a spacer.
    package static func refactorings(at view: ViewID, inLayout index: Int, of document: Document) -> [Repair] { [] }
}

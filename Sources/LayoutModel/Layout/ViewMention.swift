import SourceText

/// A view with the text that names it.
package struct ViewMention: Hashable, Sendable {
    package var view: ViewID
    package var range: FileRange

    package init(view: ViewID, range: FileRange) {
        self.view = view
        self.range = range
    }
}

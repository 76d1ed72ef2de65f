/// Text that the editor shows within a line.
package struct InlayHint: Codable, Hashable, Sendable {
    package var position: Position
    package var label: String
    package var tooltip: MarkupContent?
    package var paddingLeft: Bool
    /// Sent back with `inlayHint/resolve`.
    package var data: JSONValue?

    package init(position: Position, label: String, paddingLeft: Bool, data: JSONValue?) {
        self.position = position
        self.label = label
        self.paddingLeft = paddingLeft
        self.data = data
    }
}

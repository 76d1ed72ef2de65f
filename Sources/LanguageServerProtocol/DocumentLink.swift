package struct DocumentLink: Encodable, Hashable, Sendable {
    package var range: PositionRange
    /// A URI.
    package var target: String

    package init(range: PositionRange, target: String) {
        self.range = range
        self.target = target
    }
}

/// An empty view that keeps a distance.
package struct Spacer: Hashable, Sendable {
    /// In points along the axis on which it is used; nil if it is as long as the others of its group.
    package var length: Double?
    /// The view whose gap it is. The spacer is gone or hidden whenever that view is.
    package var after: ViewID?
    /// The number of the statement that declared it. Spacers of the same group without a length are equally long.
    package var group: Int

    package init(length: Double?, after: ViewID?, group: Int) {
        self.length = length
        self.after = after
        self.group = group
    }
}

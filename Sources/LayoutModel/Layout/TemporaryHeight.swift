/// A height that a table view or a collection view gives the content of a cell: for a moment, before or besides the one
/// that it settles at, or in the rows or items of which code states the height.
package struct TemporaryHeight: Hashable, Sendable {
    /// Of the row, in points.
    package var row: Double
    /// Whether the row is a self-sizing one that has not been measured yet.
    package var isEstimated: Bool
    /// The part of the row that the separator takes from the content, in points.
    package var separator: Double
    /// The view in the cell that UIKit makes as high as the cell, for its content; nil if the cell is its own.
    package var contentView: ViewID?
    /// Whether that view keeps the height: code that leaves gaps between rows changes it.
    package var isContents = true
    /// The class whose code states the height of its rows or items; nil for the other heights.
    package var statingClass: String?
    /// Whether it is that of an item of a collection view.
    package var isItem = false

    /// The height of self-sizing rows before they are measured, unless the table view sets another. In points.
    package static let estimate = 44.0

    /// The height of the content, in points.
    package var length: Double { row - separator }

    package init(row: Double, isEstimated: Bool, separator: Double, statingClass: String? = nil) {
        self.row = row
        self.isEstimated = isEstimated
        self.separator = separator
        self.statingClass = statingClass
    }
}

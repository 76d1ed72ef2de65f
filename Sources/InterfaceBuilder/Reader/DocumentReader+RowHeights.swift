import LayoutModel

/// The heights that table views give cells for a moment.
///
/// Sources: the conflicts that UIKit logs with `UIView-Encapsulated-Layout-Height` at 44, the default estimate, and at
/// heights a third of a point below those of the rows.
extension DocumentReader {
    /// The height of a cell's row other than that of the cell; nil for other views, and if its table view asks for
    /// none.
    ///
    /// - Parameter drawn: the height at which the cell was saved.
    func temporaryHeight(of cell: XMLElementID, drawn: Double) -> TemporaryHeight? {
        guard settings.platform == .iOS, tree.tag(of: cell) == "tableViewCell" else { return nil }
        func positive(_ name: String, of element: XMLElementID) -> Double? {
            guard let number = tree[element, name].flatMap(XMLTree.number), number > 0 else { return nil }
            return number
        }
        var ancestor = tree[cell].parent
        while let element = ancestor, tree.tag(of: element) != "tableView" { ancestor = tree[element].parent }
        guard let table = ancestor else {
            // A cell that was never given a row height dates from before rows sized themselves: code gives it one.
            guard positive("rowHeight", of: cell) != nil else { return nil }
            return TemporaryHeight(row: TemporaryHeight.estimate, isEstimated: true, separator: 0)
        }
        let separator = tree[table, "separatorStyle"] == "none" ? 0 : Self.separator
        // The rows of a static table have the heights of their cells.
        let own = tree[table, "dataMode"] == "static" ? positive("rowHeight", of: cell) : nil
        guard let height = own ?? positive("rowHeight", of: table) else {
            let estimate = positive("estimatedRowHeight", of: table) ?? TemporaryHeight.estimate
            return TemporaryHeight(row: estimate, isEstimated: true, separator: separator)
        }
        // Code gives the rows of a prototype of another height theirs.
        guard abs(height - drawn) < 1, separator > 0 else { return nil }
        return TemporaryHeight(row: height, isEstimated: false, separator: separator)
    }

    /// A pixel, which is a third of a point on most screens.
    private static let separator = 1.0 / 3
}

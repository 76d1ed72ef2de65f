import LayoutModel
import SwiftSource

/// How large cells and other views are that those who show them measure.
extension LayoutReading {
    /// Whether the class is a cell, a header or a footer of a table view.
    var isInTable: Bool {
        let ancestry = execution.ancestry(of: .root)
        return ancestry.contains("UITableViewCell") || ancestry.contains("UITableViewHeaderFooterView")
    }

    /// A cell is as high as code states for its rows or items, and else as the constraints say that go from its top to
    /// its bottom; without such it has the height that a table or a flow layout gives to cells if nobody says another.
    /// A button and the like hug what they contain, on each axis on which constraints go from edge to edge.
    mutating func setAssumedSize() {
        let ancestry = execution.ancestry(of: .root)
        let isInCollection = ancestry.contains("UICollectionReusableView")
        if isInTable || isInCollection {
            let stated = layout.temporaryHeights.filter { $0.statingClass != nil }.map(\.row).max()
            let isFilled = EdgeChains(layout, .vertical).reachAcrossRoot
            let usual = stated ?? (isInTable ? TemporaryHeight.estimate : 50)
            layout.sizes[0].size.height = isFilled && stated == nil ? .fit : .preferred(usual)
        } else if ["UIButton", "UILabel", "UIImageView"].contains(where: ancestry.contains) {
            if EdgeChains(layout, .horizontal).reachAcrossRoot { layout.sizes[0].size.width = .fit }
            if EdgeChains(layout, .vertical).reachAcrossRoot { layout.sizes[0].size.height = .fit }
        }
    }

    /// The heights that code states for the rows or items of a cell, and the one at which a table view lays a
    /// self-sizing cell out before it is measured.
    var temporaryHeights: [TemporaryHeight] {
        let ancestry = execution.ancestry(of: .root)
        let isItem = ancestry.contains("UICollectionViewCell")
        let program = execution.program
        guard isItem || ancestry.contains("UITableViewCell"), !isItem || !findsItsOwnSize,
            !Execution.frameProperties.contains(where: { frame in
                program.properties(frame, of: ancestry, in: execution.type.file)
                    .contains { $0.isOverride && $0.accessor("set") != nil }
            })
        else { return [] }
        let stated = RowHeights(of: execution.type, program)
        var heights = stated.all.map { height, owner in
            TemporaryHeight(row: height, isEstimated: false, separator: 0, statingClass: owner)
        }
        if stated.mayBeMeasured, !isItem || ancestry.contains("UICollectionViewListCell") {
            let estimate = isItem ? TemporaryHeight.estimate : RowEstimate.height(of: execution.type, program)
            if let estimate { heights.append(TemporaryHeight(row: estimate, isEstimated: true, separator: 0)) }
        }
        let content = execution.field("contentView", of: .root)?.object
        // Without its mask the content view need not have the cell's size.
        if execution.contentViewMasks.contains(where: { $0.view == content }) { return [] }
        let contentView = content.flatMap { ids[$0] }
        let changesContent = execution.changesContentFrame
        for index in heights.indices {
            heights[index].contentView = contentView
            heights[index].isItem = isItem
            heights[index].isContents = !changesContent
        }
        return heights
    }

    /// Whether the class changes the size that its collection view gives it, or its content view is not as large.
    private var findsItsOwnSize: Bool {
        let fitting = execution.program.functions(
            "preferredLayoutAttributesFitting", of: execution.ancestry(of: .root), in: execution.type.file)
        let contentView = execution.field("contentView", of: .root)?.object
        let mask = contentView.flatMap { execution.field("translatesAutoresizingMaskIntoConstraints", of: $0) }
        return !fitting.isEmpty || mask?.bool == false
    }
}

import LayoutModel

/// The layout margins of views, in points.
struct Margins {
    let settings: DocumentSettings
    let index: ElementIndex

    private var tree: XMLTree { index.tree }

    /// The side margin of a root view of this width, at design time.
    static func side(ofRootWidth width: Double) -> Double {
        // 16 at 320 to 393, 20 at 402 to 600.
        width >= 400 ? 20 : 16
    }

    /// The margins that the document states.
    func explicit(_ view: XMLElementID) -> EdgeInsets? {
        for child in tree.children(of: view) {
            switch tree[child, .key] {
            case "layoutMargins" where tree.has(child, tag: .edgeInsets):
                return insets(child, .left, .right)
            case "directionalLayoutMargins" where tree.has(child, tag: .directionalEdgeInsets):
                return insets(child, .leading, .trailing)
            default: break
            }
        }
        return nil
    }

    private func insets(_ element: XMLElementID, _ leading: XMLName, _ trailing: XMLName) -> EdgeInsets {
        EdgeInsets(
            top: tree.number(element, .top) ?? 0, leading: tree.number(element, leading) ?? 0,
            bottom: tree.number(element, .bottom) ?? 0, trailing: tree.number(element, trailing) ?? 0)
    }

    /// The margin of a view that takes none from its superview.
    private static let plain = 8.0

    /// The side margin of a table cell's content, as drawn.
    ///
    /// - Parameter width: The width of the cell.
    func side(ofCell cell: XMLElementID?, width: Double) -> Double {
        let version = settings.version
        let deviceWidth = settings.screen?.width ?? 375
        if version < ToolsVersion(13000) || cell.map(isDrawnBelowTable) == true { return Self.plain }
        if version < ToolsVersion(15000) {
            if width >= 400 || deviceWidth >= 414 && width > 320 { return 20 }
        } else if deviceWidth >= (version >= ToolsVersion(23700) ? 393 : 390), width > 320 {
            // At 390 points: 20 in four documents up to 22155 and in 32700, 16 in five documents from 23727 on.
            return 20
        }
        let isRounded = settings.device?.isRounded ?? false
        if version > ToolsVersion(14500), version < ToolsVersion(17000), !isRounded { return 15 }
        if version < ToolsVersion(17000), deviceWidth == 320 { return 15 }
        return 16
    }

    /// Whether a static cell begins below the bottom of its table: Xcode does not show it there, and it has no margins
    /// to preserve.
    ///
    /// On devices with a home button: 13196, 14460, 16097 and 17701 (two documents). From 19162 on, documents record
    /// either. On devices without, such cells have the margins of the table (17505 to 24765).
    private func isDrawnBelowTable(_ cell: XMLElementID) -> Bool {
        guard (13000..<19000).contains(settings.version.number), settings.device?.isRounded != true,
            let group = tree[cell].parent, tree.tag(of: group) == "cells", let table = index.view(around: cell),
            let top = index.frames[cell]?.y, let height = index.frames[table]?.height
        else { return false }
        return top >= height && tree.flag(cell, .preservesSuperviewLayoutMargins) == true
    }

    /// The margins of a table cell's content view.
    ///
    /// - Parameters:
    ///   - frame: The recorded frame of the cell; nil if there is none.
    ///   - content: The recorded frame of the content view.
    ///   - preservesMargins: Whether both preserve the margins of their superviews.
    func cellContent(
        cell: XMLElementID?, cell frame: Rect?, content: Rect, preservesMargins: Bool
    ) -> EdgeInsets {
        let version = settings.version
        let isOld = version < ToolsVersion(13000)
        // In old versions 15 at the sides where the cell and its content preserve the margins of the table (22
        // constraints in four documents), else 8 (43 constraints).
        let side = isOld && preservesMargins ? 15 : side(ofCell: cell, width: frame?.width ?? content.width)
        let vertical = isOld ? Self.plain : (24000..<30000).contains(version.number) ? 15 : 11
        var insets = EdgeInsets(top: vertical, leading: side, bottom: vertical, trailing: side)
        if let cell, let frame {
            let accessory = tree[cell, .accessoryType]
            if accessory != nil, accessory != "none", frame.width - content.width > 15 { insets.trailing = Self.plain }
            // The bottom margin is measured from the bottom of the cell, but the content ends above the separator.
            let separator = frame.height - content.height
            if !isOld, separator > 0, separator < 2 { insets.bottom -= separator }
        }
        return insets
    }
}

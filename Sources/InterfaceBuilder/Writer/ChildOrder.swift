/// The order in which Xcode writes the children of a view, derived from documents.
enum ChildOrder {
    /// Lower ranks come first. Children that are not listed (fonts, states, texts, metrics) come between constraints
    /// and variations.
    static func rank(_ tag: String, key: String?, of tree: XMLTree) -> Int {
        switch tag {
        case "rect", "frame": 0
        case "autoresizingMask": 1
        case "subviews": 2
        // Since tools version 17000, guides come before colours. Before that, they came after constraints.
        case "viewLayoutGuide", "keyboardLayoutGuide": writesGuidesFirst(tree) ? 3 : 9
        case "color": key == "backgroundColor" || key == "tintColor" ? 4 : 10
        case "accessibility": 5
        case "gestureRecognizers": 6
        // The content view of a cell is a child with a key, and comes before all other views.
        case "view", "tableViewCellContentView", "collectionViewCellContentView": key == nil ? 10 : 2
        case "constraints": 8
        case "userDefinedRuntimeAttributes": 11
        case "variation": key == "default" ? 12 : 13
        case "connections": 14
        case "point": key == "canvasLocation" ? 15 : 10
        default: 10
        }
    }

    private static func writesGuidesFirst(_ tree: XMLTree) -> Bool {
        guard let root = tree.root, let version = tree[root, .toolsVersion] else { return true }
        return version.prefix { $0 != "." }.isEmpty || (Int(version.prefix { $0 != "." }) ?? 17000) >= 17000
    }
}

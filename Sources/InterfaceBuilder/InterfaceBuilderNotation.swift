import LayoutModel

/// How people who draw layouts name what is in them: by what Interface Builder's outline calls it.
struct InterfaceBuilderNotation: NotationWords {
    func item(_ item: Item, in layout: Layout) -> String {
        let view = item.view == .root ? "super" : layout[item.view].displayName ?? layout[item.view].path
        guard let guide = item.guide else { return view }
        let word =
            switch guide {
            case .safeArea: "safeArea"
            case .layoutMargins: "margins"
            case .readableContent: "readable"
            case .scrollContent: "content"
            case .scrollFrame: "frame"
            case .keyboard: "keyboard"
            case .topLayout: "topLayoutGuide"
            case .bottomLayout: "bottomLayoutGuide"
            }
        return item.view == .root ? word : "\(view).\(word)"
    }

    func instruction(for edit: ModelEdit, in layout: Layout) -> String? {
        switch edit {
        case .setCollapse(_, let edges, let style):
            // A note says it of the view that it is written to.
            let words = Edge.allCases.filter(edges.contains).map(\.rawValue).joined(separator: ", ")
            let suffix = style.map { $0 == .plain ? "" : " as \($0.rawValue)" } ?? ""
            return "write \"collapse: \(words)\(suffix)\""
        case .setClipsToBounds(let view):
            return "turn on Clip to Bounds for \"\(layout[view].displayName ?? layout[view].path)\""
        default: return nil
        }
    }
}

import LayoutModel

/// Names as Interface Builder's outline shows them, in quotes: most of them have blanks.
struct InterfaceBuilderNotation: NotationWords {
    func item(_ item: Item, in layout: Layout) -> String {
        let view = item.view == .root ? "super" : quoted(item.view, in: layout)
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
        case .setCollapse(_, let edges, let style) where layout.collapses.contains(where: \.isNoted):
            let words = Edge.allCases.filter(edges.contains).map(\.rawValue).joined(separator: ", ")
            let suffix = style.map { $0 == .plain ? "" : " as \($0.rawValue)" } ?? ""
            return "write \"collapse: \(words)\(suffix)\" in its notes"
        case .setClipsToBounds(let view): return "turn on Clip to Bounds for \(quoted(view, in: layout))"
        default: return nil
        }
    }

    private func quoted(_ view: ViewID, in layout: Layout) -> String {
        "\"\(layout[view].displayName ?? layout[view].path)\""
    }
}

import LayoutModel
import SourceText

/// How the language writes what is in a layout.
struct LayoutLanguageNotation: NotationWords {
    func item(_ item: Item, in layout: Layout) -> String {
        guard let guide = item.guide else {
            return item.view == .root ? "super" : layout.writtenPath(of: item.view)
        }
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
        return item.view == .root ? word : "\(layout.writtenPath(of: item.view)).\(word)"
    }

    func instruction(for edit: ModelEdit, in layout: Layout) -> String? {
        switch edit {
        case .setCollapse(let view, let edges, let style):
            let words = Edge.allCases.filter(edges.contains).map(\.rawValue).joined(separator: ", ")
            let suffix = style.map { $0 == .plain ? "" : " as \($0.rawValue)" } ?? ""
            return "write \"collapse \(layout.writtenPath(of: view)): \(words)\(suffix)\""
        case .setClipsToBounds(let view):
            return "write \"clipsToBounds\" into the body of \"\(layout[view].path)\""
        case .tieSpacer(let spacer, let view):
            let length = layout[spacer].spacer?.length.map { " \(Points.text($0))" } ?? ""
            return "write \"spacer\(length) after \(layout.writtenName(of: view))\""
        case .replaceSpacer(_, let spacing, let view):
            return "write \"spacing \(Points.text(spacing)) after \(layout.writtenName(of: view))\""
        default: return nil
        }
    }
}

extension Layout {
    /// The names from below the root, joined by dots, in backquotes where the language needs them.
    func writtenPath(of view: ViewID) -> String {
        ancestors(of: view).dropLast().reversed().map(writtenName).joined(separator: ".")
    }

    /// The name alone, in backquotes where the language needs them.
    func writtenName(of view: ViewID) -> String {
        NameSpelling.written(self[view].name) ?? self[view].name
    }
}

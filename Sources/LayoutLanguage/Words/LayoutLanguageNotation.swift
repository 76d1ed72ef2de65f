import LayoutModel
import SourceText

/// The names of `.layout` texts, for messages.
struct LayoutLanguageNotation: NotationWords {
    static let notation = Notation(LayoutLanguageNotation())

    func item(_ item: Item, in layout: Layout) -> String {
        self.item(item, named: layout.writtenPath(of: item.view))
    }

    func instruction(for edit: ModelEdit, in layout: Layout) -> String? {
        switch edit {
        case .setCollapse(let view, let edges, let style):
            return "write \"collapse \(layout.writtenPath(of: view))\(edges.collapseClause(style))\""
        case .setClipsToBounds(let view): return "write \"clipsToBounds\" in the body of \"\(layout[view].path)\""
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
    /// The names from below the root, joined by dots, in backquotes where they need them.
    func writtenPath(of view: ViewID) -> String {
        ancestors(of: view).dropLast().reversed().map(writtenName).joined(separator: ".")
    }

    /// The name alone, in backquotes if it needs them.
    func writtenName(of view: ViewID) -> String {
        NameSpelling.written(self[view].name) ?? self[view].name
    }
}

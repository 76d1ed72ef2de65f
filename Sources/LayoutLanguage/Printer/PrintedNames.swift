import LayoutModel
import SourceText

/// The names of a layout's views in its text, which are unique among siblings.
struct PrintedNames {
    private let layout: Layout
    /// By view, as the language writes them.
    private var spelled: [String]

    init(_ layout: Layout) {
        self.layout = layout
        spelled = Array(repeating: "super", count: layout.views.count)
        let usesKeyboard = layout.constraints.contains { $0.anchors.contains { $0.item.guide == .keyboard } }
        for parent in layout.views {
            var taken = UniqueNames()
            // A view with the name of a built-in item would take its place.
            for word in usesKeyboard ? [Vocabulary.keyboard] : [] { _ = taken.unique(word) }
            for child in parent.children {
                let view = layout[child]
                let wanted = Self.writable(view.name.isEmpty ? view.displayName ?? view.kind.rawValue : view.name)
                let name = taken.unique(wanted)
                let isGuide = parent.kind == .scroll && Vocabulary.scrollGuide(named: name) != nil
                spelled[child.index] = isGuide ? "`\(name)`" : NameSpelling.written(name) ?? "view\(child.index)"
            }
        }
    }

    subscript(view: ViewID) -> String { spelled[view.index] }

    /// A name that backquotes can enclose, and that leaves room for a number.
    static func writable(_ name: String) -> String {
        var text = printable(String(name.map { $0 == "`" ? "'" : $0.isNewline ? " " : $0 }))
        while text.utf8.count > 180 { text.removeLast() }
        return text.isEmpty ? "view" : text
    }

    /// The path of a view in the body of an ancestor, or `super`.
    func path(_ view: ViewID, in scope: ViewID) -> String {
        var parts: [String] = []
        for view in layout.ancestors(of: view) {
            if view == scope { break }
            parts.append(self[view])
        }
        return parts.isEmpty ? "super" : parts.reversed().joined(separator: ".")
    }

    /// An anchor in the body of a view that contains its item; nil if the language has no words for it.
    func anchor(_ anchor: Anchor, in scope: ViewID) -> String? {
        let (item, attribute) = (anchor.item, anchor.attribute)
        let view = path(item.view, in: scope)
        func guide(_ word: String, _ attribute: Attribute) -> String {
            (view == "super" ? word : "\(view).\(word)") + ".\(attribute.rawValue)"
        }
        switch item.guide {
        case nil: return "\(view).\(attribute.rawValue)"
        case .safeArea?: return guide("safeArea", attribute)
        case .layoutMargins?: return guide("margins", attribute)
        case .readableContent?: return guide("readable", attribute)
        case .keyboard?: return guide(Vocabulary.keyboard, attribute)
        case .scrollContent?, .scrollFrame?:
            guard layout[item.view].kind == .scroll, item.view != .root, let word = item.guide?.word else { return nil }
            return "\(view).\(word).\(attribute.rawValue)"
        // The older guides of a view controller end where its safe area begins.
        case .topLayout?:
            return attribute == .bottom
                ? guide("safeArea", .top) : attribute == .top ? "\(view).top" : nil
        case .bottomLayout?:
            return attribute == .top
                ? guide("safeArea", .bottom) : attribute == .bottom ? "\(view).bottom" : nil
        }
    }
}

import LayoutModel
import SourceText

/// How findings name things: in the words of the text.
package struct Naming {
    package let layout: Layout

    package init(_ layout: Layout) {
        self.layout = layout
    }

    /// Whether an editor drew the layout: its names are what people call things, with blanks in them, and nobody types equations.
    package var isDrawn: Bool { layout.designTime != nil }

    /// `"badge.count"` in quotes; the root is `the root view`.
    package func quoted(_ view: ViewID) -> String {
        if view == .root { return layout[view].kind == .cell ? "the cell" : "the root view" }
        return "\"\(plain(view))\""
    }

    /// The name within a sentence about a constraint: in quotes only where it may be several words.
    package func called(_ view: ViewID) -> String {
        isDrawn ? quoted(view) : plain(view)
    }

    /// The name in what a person may type: `badge.count`, with backquotes where the language needs them; what people call the view where
    /// an editor drew the layout.
    package func written(_ view: ViewID) -> String {
        layout.notation.words.item(Item(view), in: layout)
    }

    /// The same without the views around it.
    package func own(_ view: ViewID) -> String {
        NameSpelling.written(layout[view].name) ?? layout[view].name
    }

    /// `badge.count`, or what people call the view where that is something else; the root is `super`.
    package func plain(_ view: ViewID) -> String {
        view == .root ? "super" : layout[view].displayName ?? layout[view].path
    }

    /// `"a"`, `"a" and "b"`, `"a", "b" and "c"`; of more than five the first four, and how many more.
    package func quoted(_ views: [ViewID]) -> String {
        guard views.count > 5 else { return Self.list(views.map { quoted($0) }) }
        return Self.list(views.prefix(4).map { quoted($0) } + ["\(views.count - 4) more"])
    }

    package static func list(_ words: [String]) -> String {
        guard let last = words.last else { return "" }
        return words.count == 1 ? last : words.dropLast().joined(separator: ", ") + " and " + last
    }

    /// `badge.count.leading`, `super.safeArea.top`.
    package func anchor(_ anchor: Anchor) -> String {
        layout.notation.words.anchor(anchor, in: layout)
    }

    /// The constraint as the format writes it, without label: `a.leading == super.leading + 16 @ 750`.
    package func equation(_ constraint: Constraint) -> String {
        layout.notation.words.equation(constraint, in: layout)
    }

    /// What a finding about a constraint is about, whatever its numbers are.
    package func subject(_ constraint: Constraint) -> String {
        constraint.objectID ?? "\(anchor(constraint.first)) \(constraint.second.map(anchor) ?? "")"
    }

    /// What a finding about a view is about: two views of a document may share a name, but not an identity.
    package func subject(_ view: ViewID) -> String {
        layout[view].objectID ?? layout[view].path
    }
}

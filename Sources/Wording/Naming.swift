import LayoutModel
import SourceText

/// Names views, anchors and constraints for messages.
package struct Naming {
    package let layout: Layout

    package init(_ layout: Layout) {
        self.layout = layout
    }

    /// The path or display name in quotes, such as `"badge.count"`; the root is `the root view`.
    package func quoted(_ view: ViewID) -> String {
        if view == .root { return layout[view].kind == .cell ? "the cell" : "the root view" }
        return "\"\(layout[view].distinctName ?? layout[view].displayName ?? layout[view].path)\""
    }

    /// `the stack view "rows"`; the root is `this stack view`.
    package func stack(_ view: ViewID) -> String {
        view == .root ? "this stack view" : "the stack view \(quoted(view))"
    }

    /// `"rows"`; the root is `this scroll view`.
    package func scroll(_ view: ViewID) -> String { view == .root ? "this scroll view" : quoted(view) }

    /// `"a"`, `"a" and "b"`, `"a", "b" and "c"`; of more than five the first four, and how many more.
    package func quoted(_ views: [ViewID]) -> String {
        Self.list(views.map { quoted($0) }, most: 5)
    }

    /// The name within a sentence about a constraint, as the format writes it; the root is `the root view`.
    package func written(_ view: ViewID) -> String {
        view == .root ? quoted(view) : layout.notation.words.item(Item(view), in: layout)
    }

    package func anchor(_ anchor: Anchor) -> String {
        layout.notation.words.anchor(anchor, in: layout)
    }

    package func equation(_ constraint: Constraint) -> String {
        let equation = layout.notation.words.equation(constraint, in: layout)
        return constraint.source.requiringClass.map { "\(equation) (of \($0) itself)" } ?? equation
    }

    package func equation(_ new: NewConstraint) -> String {
        layout.notation.words.equation(new, in: layout)
    }

    /// An instruction to make an edit, such as `write "collapse a: trailing"`; nil if the format has none.
    package func instruction(for edit: ModelEdit) -> String? {
        layout.notation.words.instruction(for: edit, in: layout)
    }

    /// `a`, `a and b`, `a, b and c`; of more than `most` words all but the last ones, and how many more.
    package static func list(_ words: some Collection<String>, most: Int = .max) -> String {
        let shown = words.count > most ? words.prefix(most - 1) + ["\(words.count - most + 1) more"] : Array(words)
        guard let last = shown.last else { return "" }
        return shown.count == 1 ? last : shown.dropLast().joined(separator: ", ") + " and " + last
    }
}

extension Axis {
    /// `wide` or `high`.
    package var extent: String { self == .horizontal ? "wide" : "high" }
}

extension String {
    /// Capitalised, unless it begins with a name.
    package var capitalisedUnlessNamed: String {
        hasPrefix("the ") ? "T" + dropFirst() : self
    }

    /// With each long quoted name cut after a word and ended with an ellipsis.
    package var withShortNames: String {
        guard utf8.contains(UInt8(ascii: "\"")) else { return self }
        let parts = split(separator: "\"", omittingEmptySubsequences: false)
        return parts.enumerated().map { index, part in
            guard !index.isMultiple(of: 2), part.count > Self.longestName else { return String(part) }
            let start = part.prefix(Self.longestName)
            return "\(start.lastIndex(of: " ").map { start[..<$0] } ?? start)…"
        }.joined(separator: "\"")
    }

    private static var longestName: Int { 24 }
}

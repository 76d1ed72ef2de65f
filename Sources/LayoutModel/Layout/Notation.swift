import SourceText

/// How messages about a format name views, attributes and constraints.
package protocol NotationWords: Sendable {
    /// A view or a guide of it: `badge.count`, `super.safeArea`.
    func item(_ item: Item, in layout: Layout) -> String

    /// An attribute of an item: `badge.leading`.
    func anchor(_ anchor: Anchor, in layout: Layout) -> String

    /// A constraint without its label: `a.leading == super.leading + 16 @ 750`.
    func equation(_ constraint: Constraint, in layout: Layout) -> String

    /// How a person makes an edit by hand, as an imperative without a full stop. Nil if the edit's title says it all.
    func instruction(for edit: ModelEdit, in layout: Layout) -> String?
}

extension NotationWords {
    package func anchor(_ anchor: Anchor, in layout: Layout) -> String {
        "\(item(anchor.item, in: layout)).\(anchor.attribute.rawValue)"
    }

    package func equation(_ constraint: Constraint, in layout: Layout) -> String {
        var text = "\(anchor(constraint.first, in: layout)) \(constraint.relation.rawValue) "
        let constant = constraint.constant.literal
        if let second = constraint.second {
            text += anchor(second, in: layout)
            if let multiplier = constraint.multiplier.literal {
                if multiplier != 1 { text += " * \(Points.ratio(multiplier))" }
            } else {
                text += " * …"
            }
            if let constant {
                if constant != 0 {
                    text += constant < 0 ? " - \(Points.text(-constant))" : " + \(Points.text(constant))"
                }
            } else {
                text += " + …"
            }
        } else {
            text += constant.map(Points.text) ?? "…"
        }
        if let priority = constraint.priority.literal, !constraint.isRequired { text += " @ \(Points.text(priority))" }
        return text
    }

    package func instruction(for edit: ModelEdit, in layout: Layout) -> String? { nil }
}

/// The words of the format that a layout was written in. Two of one format are equal.
package struct Notation: Hashable, Sendable {
    package let words: any NotationWords

    package init(_ words: any NotationWords) {
        self.words = words
    }

    package static func == (a: Notation, b: Notation) -> Bool {
        type(of: a.words) == type(of: b.words)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(type(of: words)))
    }
}

import SourceText

/// How messages about a format name views, attributes and constraints.
package protocol NotationWords: Sendable {
    /// A view or a guide of it: `badge.count`, `super.safeArea`.
    func item(_ item: Item, in layout: Layout) -> String

    /// An attribute of an item: `badge.leading`.
    func anchor(_ anchor: Anchor, in layout: Layout) -> String

    /// A constraint without its label: `a.leading == super.leading + 16 @ 750`.
    func equation(_ constraint: Constraint, in layout: Layout) -> String

    /// How a person makes an edit by hand, as an imperative without a full stop. Nil if the edit's title is enough.
    func instruction(for edit: ModelEdit, in layout: Layout) -> String?
}

extension NotationWords {
    /// `view`, or `view.safeArea` for a guide. The root is `super`, and its guides stand alone.
    package func item(_ item: Item, named view: String) -> String {
        let names = [item.view == .root ? nil : view, item.guide?.word].compactMap { $0 }
        return names.isEmpty ? "super" : names.joined(separator: ".")
    }

    package func anchor(_ anchor: Anchor, in layout: Layout) -> String {
        "\(item(anchor.item, in: layout)).\(anchor.attribute.rawValue)"
    }

    package func equation(_ constraint: Constraint, in layout: Layout) -> String {
        equation(
            anchor(constraint.first, in: layout), constraint.relation, constraint.multiplier.literal,
            constraint.second.map { anchor($0, in: layout) }, constraint.constant.literal, constraint.priority.literal)
    }

    /// A constraint that an edit adds. A new view is written as `…`.
    package func equation(_ new: NewConstraint, in layout: Layout) -> String {
        func anchor(_ new: NewConstraint.NewAnchor) -> String {
            guard case .item(let item) = new.item else { return "….\(new.attribute.rawValue)" }
            return self.anchor(Anchor(item, new.attribute), in: layout)
        }
        return equation(
            anchor(new.first), new.relation, new.multiplier, new.second.map(anchor), new.constant, new.priority)
    }

    private func equation(
        _ first: String, _ relation: Relation, _ multiplier: Double?, _ second: String?, _ constant: Double?,
        _ priority: Double?
    ) -> String {
        var text = "\(first) \(relation.rawValue) "
        if let second {
            text += second
            if multiplier != 1 { text += " * \(multiplier.map(Points.ratio) ?? "…")" }
            if constant != 0 {
                let sign = constant.map { $0 < 0 } ?? false ? "-" : "+"
                text += " \(sign) \(constant.map { Points.text(abs($0)) } ?? "…")"
            }
        } else {
            text += constant.map(Points.text) ?? "…"
        }
        if let priority, !Priority(priority).isRequired { text += " @ \(Points.text(priority))" }
        return text
    }

    package func instruction(for edit: ModelEdit, in layout: Layout) -> String? { nil }
}

/// The words of the format that a layout is written in. Two notations of the same format are equal.
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

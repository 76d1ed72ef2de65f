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
            anchor(constraint.first, in: layout), constraint.relation,
            constraint.multiplier.literal == 1 ? nil : word(constraint.multiplier, in: layout, Points.ratio),
            constraint.second.map { anchor($0, in: layout) }, summands(constraint, in: layout),
            constraint.priority.literal)
    }

    /// A constraint that an edit adds. A new view is written as `…`.
    package func equation(_ new: NewConstraint, in layout: Layout) -> String {
        func anchor(_ new: NewConstraint.NewAnchor) -> String {
            guard case .item(let item) = new.item else { return "….\(new.attribute.rawValue)" }
            return self.anchor(Anchor(item, new.attribute), in: layout)
        }
        return equation(
            anchor(new.first), new.relation, new.multiplier == 1 ? nil : Points.ratio(new.multiplier),
            new.second.map(anchor), summand(new.constant, isAlone: new.second == nil), new.priority)
    }

    /// - Parameters:
    ///   - multiplier: nil for 1.
    ///   - summands: the constant with the sign that it has there.
    private func equation(
        _ first: String, _ relation: Relation, _ multiplier: String?, _ second: String?, _ summands: String,
        _ priority: Double?
    ) -> String {
        var text = "\(first) \(relation.rawValue) "
        if let second {
            text += second
            if let multiplier { text += " * \(multiplier)" }
        }
        text += summands
        if let priority, !Priority(priority).isRequired { text += " @ \(Points.text(priority))" }
        return text
    }

    /// A constraint's constant, with a sign after a second anchor.
    private func summands(_ constraint: Constraint, in layout: Layout) -> String {
        let (constant, isAlone) = (constraint.constant, constraint.second == nil)
        if let number = constant.literal { return summand(number, isAlone: isAlone) }
        guard constant.hasFreeNumber else { return isAlone ? "…" : " + …" }
        if isAlone { return layout.formula(constant, unknown: "…") }
        return layout.signedTerms(of: constant, unknown: "…")
            .reduce("") { $0 + ($1.isNegative ? " - " : " + ") + $1.text }
    }

    private func summand(_ constant: Double, isAlone: Bool) -> String {
        if isAlone { return Points.text(constant) }
        return constant == 0 ? "" : " \(constant < 0 ? "-" : "+") \(Points.text(abs(constant)))"
    }

    /// `…` for a number that depends on parameters alone or is unknown.
    private func word(_ quantity: Quantity, in layout: Layout, _ number: (Double) -> String) -> String {
        quantity.literal.map(number) ?? (quantity.hasFreeNumber ? layout.formula(quantity, unknown: "…") : "…")
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

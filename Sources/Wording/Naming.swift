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
        guard !isDrawn, view != .root else { return plain(view) }
        return layout.ancestors(of: view).dropLast().reversed().map { own($0) }.joined(separator: ".")
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
        item(anchor.item) + "." + anchor.attribute.rawValue
    }

    private func item(_ item: Item) -> String {
        guard let guide = item.guide else { return written(item.view) }
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
        return item.view == .root ? word : written(item.view) + "." + word
    }

    /// The constraint as the language writes it, without label: `a.leading == super.leading + 16 @ 750`.
    package func equation(_ constraint: Constraint) -> String {
        var text = "\(anchor(constraint.first)) \(constraint.relation.rawValue) "
        let constant = constraint.constant.literal
        if let second = constraint.second {
            text += anchor(second)
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
        if let priority = constraint.priority.literal, priority < 1000 { text += " @ \(Points.text(priority))" }
        return text
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

/// Lengths as a person writes them.
package enum Points {
    /// With at most three decimals: `16`, `0.5`, `-8.333`.
    package static func text(_ value: Double) -> String {
        let text = abs(value) < 1e12 ? plainDecimal(value, places: 3) : nil
        return text ?? "…"
    }

    /// A multiplier: with three decimals or as a simple fraction if that is exact, otherwise with six decimals.
    package static func ratio(_ value: Double) -> String {
        if abs(value * 1000 - (value * 1000).rounded()) < 1e-9 { return text(value) }
        for denominator in 3...16 {
            let numerator = value * Double(denominator)
            if abs(numerator - numerator.rounded()) < 1e-9 { return "\(text(numerator))/\(denominator)" }
        }
        return plainDecimal(value, places: 6) ?? text(value)
    }

    /// `1 point`, `42 points`.
    package static func count(_ value: Double) -> String {
        let text = text(value)
        return text == "1" ? "1 point" : "\(text) points"
    }
}

import LayoutModel

/// A layout as text without the places in the source, so that two readings can be compared.
package enum LayoutDump {
    package static func dump(_ layout: Layout) -> String {
        let direction = layout.isRightToLeft ? " rightToLeft" : ""
        let safeArea = layout.safeArea.map { "\($0)" } ?? "none"
        var lines = ["layout \(layout.name)\(direction) safeArea \(safeArea)"]
        lines += layout.sizes.map { "size \($0.size)" }
        lines += layout.parameters.map { "param \($0.name) \($0.value) \($0.lower) \($0.upper)" }
        lines += layout.views.map { view($0, layout) }
        lines += layout.constraints.filter { !$0.isRemoved }.map { constraint($0, layout) }
        lines += layout.collapses.map {
            "collapse \(layout[$0.view].path) \($0.edges.map(\.rawValue).sorted()) \($0.constraints) \($0.style)"
        }
        lines += layout.vary.map { "vary \(layout[$0.view].path)" }
        lines += layout.states.map { state in "state \(state.name) \(state.changes.map { "\($0.effect)" })" }
        for axis in Axis.allCases {
            let paths = layout.partiallyKnown[axis].map { layout[$0].path }.sorted()
            lines.append("partially known, \(axis.rawValue): \(paths)")
        }
        return lines.joined(separator: "\n")
    }

    package static func view(_ view: View, _ layout: Layout) -> String {
        var line = "\(view.kind.rawValue) \(view.path) \(view.intrinsicSize)"
        line += " hugging \(view.hugging.horizontal.value) \(view.hugging.vertical.value)"
        line +=
            " resistance \(view.compressionResistance.horizontal.value) \(view.compressionResistance.vertical.value)"
        line += " margins \(view.layoutMargins) lines \(view.numberOfLines)"
        if let text = view.text { line += " \"\(text)\"" }
        if view.isHidden { line += " hidden" }
        if let stack = view.stack {
            let custom = stack.customSpacing.map { "\(layout[$0.key].path) \($0.value)" }.sorted()
            line += " \(stack.axis) \(stack.spacing) \(stack.alignment) \(stack.distribution) \(custom)"
        }
        if let spacer = view.spacer {
            let length = spacer.length.map { "\($0)" } ?? "shared"
            let before = spacer.after.map { layout[$0].path } ?? "nothing"
            line += " length \(length) after \(before)"
        }
        return line
    }

    /// `[label:] first relation multiplier × second + constant @ priority`
    package static func constraint(_ constraint: Constraint, _ layout: Layout, labels: Bool = true) -> String {
        var line = labels ? constraint.label.map { "\($0): " } ?? "" : ""
        if !constraint.isActive { line += "inactive " }
        line += "\(anchor(constraint.first, layout)) \(constraint.relation.rawValue) "
        if let second = constraint.second {
            line += "\(quantity(constraint.multiplier)) × \(anchor(second, layout)) + "
        }
        return line + "\(quantity(constraint.constant)) @ \(quantity(constraint.priority))"
    }

    private static func anchor(_ anchor: Anchor, _ layout: Layout) -> String {
        let view = layout[anchor.item.view]
        let name = view.id == .root ? "root" : view.path
        return name + (anchor.item.guide.map { ".\($0.rawValue)" } ?? "") + "." + anchor.attribute.rawValue
    }

    private static func quantity(_ quantity: Quantity) -> String {
        quantity.literal.map { "\($0)" } ?? "\(quantity)"
    }
}

import LayoutModel
import SourceText

/// Composites, such as `edges`, and their insets.
extension LayoutLowering {
    /// The attributes that the composite of a relation stands for; `[nil]` without a composite.
    mutating func components(_ left: Operand, _ right: Operand) -> [Attribute?]? {
        let named = [left, right].map(attributes)
        guard let composite = named.joined().lazy.compactMap(\.composite).first else {
            return noComposite(left, right)
        }
        for (operand, names) in zip([left, right], named) {
            guard let other = names.first(where: { $0.composite != composite }) else { continue }
            fail(
                .invalidPairing, at: operand.range,
                "`\(composite.rawValue)` cannot be compared with `\(other.name.text)`. "
                    + "Use `\(composite.rawValue)` on both sides.",
                [.replace(other.name.range, with: composite.rawValue)])
            return nil
        }
        if let size = [left, right].first(where: { $0.height != nil }), composite != .size { return failSize(size) }
        guard left.inset == nil else { return failInset(left) }
        if right.inset != nil, !composite.allowsInset { return failInset(right) }
        for (operand, names) in zip([left, right], named) where names.isEmpty && operand.height == nil {
            return failNumber(operand, composite)
        }
        return composite.attributes
    }

    private func attributes(of operand: Operand) -> [NamedAttribute] {
        operand.value.paths.compactMap { path in
            if case .attribute(let named) = resolved[path] { return named }
            return nil
        }
    }

    private mutating func noComposite(_ left: Operand, _ right: Operand) -> [Attribute?]? {
        if left.inset != nil { return failInset(left) }
        if right.inset != nil { return failInset(right) }
        if let size = [left, right].first(where: { $0.height != nil }) { return failSize(size) }
        return [nil]
    }

    private mutating func failSize(_ operand: Operand) -> [Attribute?]? {
        fail(.syntax, at: operand.range, "Only `size` can be compared with a width and a height.")
        return nil
    }

    private mutating func failNumber(_ operand: Operand, _ composite: Composite) -> [Attribute?]? {
        guard composite == .size else {
            fail(
                .invalidPairing, at: operand.range,
                "`\(composite.rawValue)` cannot be compared with a number. "
                    + "Use `\(composite.rawValue)` of another item.")
            return nil
        }
        let number = text[operand.range]
        fail(
            .syntax, at: operand.range, "Expected a width and a height: `\(number) x \(number)`.",
            [.replace(operand.range, with: "\(number) x \(number)")])
        return nil
    }

    private mutating func failInset(_ operand: Operand) -> [Attribute?]? {
        fail(
            .syntax, at: operand.range,
            "`inset` is allowed only after `edges`, `horizontalEdges` or `verticalEdges` on the right side. "
                + "Add or subtract a number instead.")
        return nil
    }

    /// The constant that an inset adds at an attribute: negative at the far edges.
    mutating func distance(_ inset: [Expression], _ attribute: Attribute) -> Quantity? {
        let index: Int
        switch (attribute, inset.count) {
        case (_, 1): index = 0
        case (.top, _): index = 0
        case (.leading, _): index = 1
        case (.bottom, 4): index = 2
        case (.trailing, 4): index = 3
        case (.bottom, _): index = 0
        default: index = 1
        }
        guard inset.indices.contains(index), let sum = evaluate(inset[index], Choice()) else { return nil }
        guard sum.terms.isEmpty else {
            fail(.syntax, at: inset[index].range, "Expected a number, not an attribute, after `inset`.")
            return nil
        }
        return attribute.isFarEdge ? sum.constant.negated : sum.constant
    }
}

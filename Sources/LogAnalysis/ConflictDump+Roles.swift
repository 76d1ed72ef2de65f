import LayoutModel
import RuntimeLog

// The roles that constraints of a dump, given by their indices, have for its items.
extension ConflictDump {
    /// The item that a constraint of this origin was made for; nil for another origin.
    func item(_ constraint: Int, of origin: LoggedOrigin) -> LoggedItemID? {
        guard self.origin(of: constraints[constraint]) == origin else { return nil }
        return constraints[constraint].equations.first?.anchors.first?.item
    }

    func constraints(of origin: LoggedOrigin, for item: LoggedItemID) -> Set<Int> {
        Set(constraints.indices.filter { self.item($0, of: origin) == item })
    }

    // MARK: Sizes

    func isSize(_ constraint: Int, of item: LoggedItemID) -> Bool {
        constraints[constraint].equations.contains { equation in
            equation.first.terms.first.map { $0.anchor.item == item && $0.anchor.isSize } ?? false
        }
    }

    /// Whether the constraint compares a size with a number.
    func isConstantSize(_ constraint: Int) -> Bool {
        constraints[constraint].equations.first.map {
            $0.second.terms.isEmpty && $0.first.terms.count == 1 && $0.first.terms[0].anchor.isSize
        } ?? false
    }

    /// Whether the first item of the constraint is the superview of another item.
    func isContainerSize(_ constraint: Int) -> Bool {
        constraints[constraint].equations.first?.anchors.first.map { superviews.values.contains($0.item) } ?? false
    }

    func isZero(_ constraint: Int) -> Bool {
        constraints[constraint].equations.first.map { abs($0.second.constant) < 0.0005 } ?? false
    }

    // MARK: Positions

    /// Whether the constraint connects something to the trailing or bottom edge of an item.
    func isEnd(_ constraint: Int, of item: LoggedItemID) -> Bool {
        constraints[constraint].equations.contains { equation in
            equation.anchors.count > 1 && equation.anchors.contains { $0.item == item && $0.isEnd }
        }
    }

    /// Whether the constraint sets the position or size of an item, as opposed to those of its subviews.
    func places(_ constraint: Int, _ item: LoggedItemID) -> Bool {
        guard let equation = constraints[constraint].equations.first,
            equation.anchors.contains(where: { $0.item == item })
        else { return false }
        if equation.anchors.allSatisfy({ $0.item == item }) { return true }
        guard let first = equation.first.terms.first?.anchor, first.item == item,
            let second = equation.second.terms.first?.anchor
        else { return false }
        if superviews[item] == second.item { return true }
        // Of two items, the first is the one that is placed, unless the second is, or may be, inside it.
        return superviews[second.item] != item && !isConnected(second.item, to: item)
            && isInset(first, equation.second.constant, second)
    }

    private func isConnected(_ one: LoggedItemID, to other: LoggedItemID) -> Bool {
        constraints.flatMap(\.equations).contains { equation in
            equation.first.terms.first?.anchor.item == one && equation.second.terms.contains { $0.anchor.item == other }
        }
    }

    /// Whether an edge lies inside the same edge of another item, as far as two anchors can show that.
    private func isInset(_ first: LoggedAnchor, _ constant: Double, _ second: LoggedAnchor) -> Bool {
        guard first.attribute == second.attribute, case .plain(let attribute) = first.attribute else { return true }
        switch attribute {
        case .left, .leading, .top: return constant > 0
        case .right, .trailing, .bottom: return constant < 0
        default: return true
        }
    }
}

extension LoggedAnchor {
    fileprivate var isSize: Bool {
        if case .plain(let attribute) = attribute { return attribute.isSize }
        return false
    }

    fileprivate var isEnd: Bool {
        switch attribute {
        case .plain(let attribute), .margin(let attribute):
            attribute == .bottom || attribute == .trailing || attribute == .right
        case .inSuperview, .line: false
        }
    }
}

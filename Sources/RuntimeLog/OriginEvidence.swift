import LayoutModel

/// Facts about a whole list that show the origin of its constraints.
struct OriginEvidence: Sendable {
    /// Alerts, and the items that a constraint connects to one.
    private(set) var itemsOfAlerts: Set<LoggedItemID> = []
    /// The numbers to which the list fixes the sizes of content views.
    private(set) var contentViewSizes: [LoggedAnchor: Set<Double>] = [:]

    init() {}

    /// Complexity: O(length of the list).
    init(_ constraints: [LoggedConstraint], _ items: [LoggedItem]) {
        for constraint in constraints {
            let named = constraint.equations.flatMap(\.anchors).map(\.item)
            if named.contains(where: { items[$0.index].isAlert }) { itemsOfAlerts.formUnion(named) }
            if let (anchor, length) = constraint.fixedSize, items[anchor.item.index].isContentView {
                contentViewSizes[anchor, default: []].insert(length)
            }
        }
    }
}

extension LoggedConstraint {
    /// The size that the constraint fixes, and the number.
    var fixedSize: (LoggedAnchor, Double)? {
        guard let equation = equations.first, equation.relation == .equal, equation.second.terms.isEmpty,
            equation.first.terms.count == 1, let term = equation.first.terms.first,
            case .plain(let attribute) = term.anchor.attribute, attribute.isSize
        else { return nil }
        return (term.anchor, equation.second.constant)
    }
}

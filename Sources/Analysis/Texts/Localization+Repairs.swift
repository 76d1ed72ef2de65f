import SourceText
import Wording
import AutoLayoutEngine
import LayoutModel

extension MissingTrailingRule {
    /// A distance that the text keeps from the far edge of the view out of which it runs: the one that it has on the other side, where it
    /// was drawn with as much room, else what room there was.
    func candidates(for finding: Finding, _ cancellation: Cancellation) -> [Repair] {
        let naming = Naming(layout)
        return texts(of: finding).map { view, around in
            let far = Anchor(Item(around), .trailing)
            let drawn = RecordedPlaces(layout)?.constant(from: far, to: Anchor(Item(view), .trailing)).map { -$0 }
            let distance = max(0, min(inset(of: view, in: around) ?? 16, drawn ?? .infinity))
            let words = distance == 0 ? "" : " - \(Points.text(distance))"
            return Repair(
                title: "Add \(naming.written(view)).trailing <= \(naming.anchor(far))\(words)",
                edits: [
                    .addConstraint(
                        NewConstraint(
                            first: .init(Anchor(Item(view), .trailing)), relation: .lessThanOrEqual,
                            second: .init(far), constant: -distance))
                ])
        }
    }

    /// How far the text begins from the near edge.
    private func inset(of view: ViewID, in around: ViewID) -> Double? {
        let (own, near) = (Anchor(Item(view), .leading), Anchor(Item(around), .leading))
        for constraint in layout.constraints where constraint.isActive && constraint.relation == .equal {
            if constraint.first == own && constraint.second == near { return constraint.constant.literal }
            if constraint.first == near && constraint.second == own { return constraint.constant.literal.map { -$0 } }
        }
        return nil
    }
}

extension FixedBothSidesRule {
    /// A text that may end, or else begin, farther inside.
    func candidates(for finding: Finding, _ cancellation: Cancellation) -> [Repair] {
        let naming = Naming(layout)
        return texts(of: finding).flatMap { view, constraints in
            constraints.reversed().compactMap { id -> Repair? in
                let constraint = layout[id]
                let isFirst = constraint.first.item == Item(view)
                guard let own = isFirst ? constraint.first : constraint.second else { return nil }
                let isFarSide = own.attribute == .trailing || own.attribute == .right
                let inwards: Relation = isFarSide ? .lessThanOrEqual : .greaterThanOrEqual
                let relation = isFirst ? inwards : inwards.flipped
                return Repair(
                    title: "Relax \(naming.equation(constraint)) to \(relation.rawValue)",
                    edits: [.setRelation(id, relation)])
            }
        }
    }
}

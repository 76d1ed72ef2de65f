import LayoutModel
import SourceText
import Wording

/// Repairs that change one constraint.
extension Layout {
    /// Those that the same code makes, as in a loop, are lowered with it.
    func repairLowering(_ id: ConstraintID) -> Repair {
        let ids = constraintsMade(with: id)
        let others = ids.count > 1 ? " and \(counted(ids.count - 1, "other")) made there" : ""
        return Repair(
            title: "Lower \(Naming(self).equation(self[id]))\(others) to priority 999",
            edits: ids.map { .setPriority($0, 999) })
    }

    private func constraintsMade(with id: ConstraintID) -> [ConstraintID] {
        guard sourceTraits.contains(.isCode) else { return [id] }
        let one = self[id]
        return constraints.filter {
            !$0.isRemoved && $0.source.statement == one.source.statement && $0.first.attribute == one.first.attribute
        }.map(\.id)
    }

    func repairRemoving(_ id: ConstraintID, kind: FixKind = .choice) -> Repair {
        Repair(title: "Remove \(Naming(self).equation(self[id]))", edits: [.removeConstraint(id)], kind: kind)
    }

    func repairRelaxing(_ id: ConstraintID, to relation: Relation) -> Repair {
        Repair(
            title: "Relax \(Naming(self).equation(self[id])) to \(relation.rawValue)",
            edits: [.setRelation(id, relation)])
    }

    /// Replaces an equality with either inequality; empty for an inequality.
    func repairsRelaxing(_ id: ConstraintID) -> [Repair] {
        self[id].relation == .equal
            ? [.lessThanOrEqual, .greaterThanOrEqual].map { repairRelaxing(id, to: $0) } : []
    }

    /// Adds constraints between existing items.
    func repairAdding(_ new: [NewConstraint]) -> Repair {
        Repair(
            title: "Add \(Naming.list(new.map(Naming(self).equation)))", edits: new.map(ModelEdit.addConstraint))
    }
}

extension Double {
    /// Rounded to three decimals.
    var inThousandths: Double { (self * 1000).rounded() / 1000 }
}

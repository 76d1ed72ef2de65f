import LayoutModel
import Wording

/// Repairs that change one constraint.
extension Layout {
    func repairLowering(_ id: ConstraintID) -> Repair {
        Repair(title: "Lower \(Naming(self).equation(self[id])) to priority 999", edits: [.setPriority(id, 999)])
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

import LayoutModel

/// `left` and `right` stay where they are in right-to-left languages; `leading` and `trailing` change sides.
struct FixedLeftRightRule: ModelRule {
    static let code: FindingCode = "fixed-left-right"
    static var page: [UInt8] { PackageResources.fixed_left_right_md }
    static let category = FindingCategory.localization
    static let severity = Finding.Severity.hint

    let layout: Layout

    func diagnoses() -> [Diagnosis] {
        layout.constraints.compactMap { constraint in
            let side = constraint.first.attribute
            guard !constraint.isRemoved, let directional = side.directional else { return nil }
            let finding = finding(
                about: constraint.id,
                "Fixed side: \(naming.quoted(constraint.first.item.view)) stays on the \(side.rawValue) in "
                    + "right-to-left languages. Use \(directional.rawValue) unless that is intended.")
            return Diagnosis(finding, cause: Cause(layout: layout, constraint: constraint, directional: directional))
        }
    }
}

extension FixedLeftRightRule {
    /// Uses the directional edges on both sides of the constraint, because Auto Layout does not pair the two kinds.
    struct Cause: FindingCause {
        let layout: Layout
        let constraint: Constraint
        let directional: Attribute
        var basis: Set<ConstraintID>? { [] }

        func repairs(_ cancellation: Cancellation) -> [Repair] {
            let second = constraint.second.map { $0.attribute.directional ?? $0.attribute }
            return [
                Repair(
                    title: "Use \(directional.rawValue) in \(naming.equation(constraint))",
                    edits: [.setAttributes(constraint.id, first: directional, second: second)])
            ]
        }
    }
}

extension Attribute {
    /// The edge that is on this side in left-to-right languages; nil for anything but `left` and `right`.
    fileprivate var directional: Attribute? {
        switch self {
        case .left: .leading
        case .right: .trailing
        default: nil
        }
    }
}

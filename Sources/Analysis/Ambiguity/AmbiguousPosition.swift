import LayoutModel
import Wording

/// A view whose position on an axis nothing determines.
struct AmbiguousPositionRule: SolvedRule {
    static let code: FindingCode = "ambiguous-position"
    static var page: [UInt8] { PackageResources.ambiguous_position_md }
    static let category = FindingCategory.ambiguity

    let layout: Layout
    private var observations = AmbiguityObservations(.position)

    init(layout: Layout) {
        self.layout = layout
    }

    mutating func inspect(_ solved: SolvedConfiguration) {
        observations.inspect(solved)
    }

    func diagnoses(_ wording: ConfigurationWording) -> [Diagnosis] {
        observations.diagnoses(by: self, wording) { detail, occasion in
            let (view, axis) = (detail.value.view, detail.value.axis)
            let isLimited = !layout.positionLimits(of: view, axis).isEmpty
            let name = naming.quoted(view)
            let reason =
                isLimited
                ? "\(name) has only limits, and nothing determines where it is between them"
                : "nothing determines where \(name) is"
            return "Ambiguous \(axis.rawValue) position\(occasion): \(reason). Add a \(axis.near.rawValue), "
                + "\(axis.far.rawValue) or \(axis.centre.rawValue) constraint\(isLimited ? " with ==" : "")."
        } cause: {
            Cause(layout: layout, view: $0.value.view, axis: $0.value.axis)
        }
    }
}

extension AmbiguousPositionRule {
    /// Adds the missing constraint, or turns an inequality that limits the position into an equality.
    struct Cause: FindingCause {
        let layout: Layout
        let view: ViewID
        let axis: Axis
        var basis: Set<ConstraintID>? { [] }

        func repairs(_ cancellation: Cancellation) -> [Repair] {
            let missing = MissingConstraint(layout, view, axis)
            return missing.forPosition() + layout.positionLimits(of: view, axis).map(missing.exact)
        }
    }
}

extension Layout {
    /// The inequalities about a view's position on an axis.
    fileprivate func positionLimits(of view: ViewID, _ axis: Axis) -> [Constraint] {
        constraints.filter { constraint in
            constraint.isActive && !constraint.isRemoved && constraint.relation != .equal
                && constraint.anchors.contains {
                    $0.item == Item(view) && $0.attribute.axis == axis && !$0.attribute.isSize
                }
        }
    }
}

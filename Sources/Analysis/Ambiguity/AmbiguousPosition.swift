import LayoutModel
import Wording

/// A view whose position on an axis nothing determines.
struct AmbiguousPositionRule: SolvedRule {
    static let code: FindingCode = "ambiguous-position"
    static var page: [UInt8] { PackageResources.ambiguous_position_md }
    static let category = FindingCategory.ambiguity
    static let holdsAtEverySize = true

    let layout: Layout
    private var observations = AmbiguityObservations(.position)
    private var added: [Diagnosis] = []

    init(layout: Layout) {
        self.layout = layout
    }

    mutating func inspect(_ solved: SolvedConfiguration) throws(Cancelled) {
        observations.inspect(solved)
        if solved.isBase { added = try AddedViews.diagnoses(of: layout, by: Self.self, solved.cancellation) }
    }

    func diagnoses(_ wording: ConfigurationWording) -> [Diagnosis] {
        diagnosesOfObservations(wording) + added
    }

    private func diagnosesOfObservations(_ wording: ConfigurationWording) -> [Diagnosis] {
        observations.diagnoses(by: self, wording) { detail, occasion in
            let (view, axis) = (detail.value.view, detail.value.axis)
            if detail.isLoose {
                let isSized = detail.looseSizes.isEmpty
                return "Ambiguous position\(isSized ? "" : " and size")\(occasion): no constraint says where "
                    + "\(naming.quoted(view)) is\(isSized ? "" : " and how large it is"). Constrain it on both axes."
            }
            let isLimited = !layout.positionLimits(of: view, axis).isEmpty
            let name = naming.quoted(view)
            let reason =
                isLimited
                ? "only inequalities limit where \(name) is"
                : "nothing determines where \(name) is"
            return "Ambiguous \(axis.rawValue) position\(occasion): \(reason). Add a \(axis.near.rawValue), "
                + "\(axis.far.rawValue) or \(axis.centre.rawValue) constraint\(isLimited ? " with ==" : "")."
        } cause: {
            let value = $0.value
            return Cause(
                layout: layout, view: value.view, axis: value.axis, isLoose: $0.isLoose, looseSizes: $0.looseSizes)
        }
    }
}

extension AmbiguousPositionRule {
    /// Adds the missing constraint, or turns an inequality that limits the position into an equality.
    struct Cause: FindingCause {
        let layout: Layout
        let view: ViewID
        let axis: Axis
        var isLoose = false
        var looseSizes: [Axis] = []
        var basis: Set<ConstraintID>? { [] }
        var isAmbiguity: Bool { true }

        func repairs(_ cancellation: Cancellation) -> [Repair] {
            if isLoose { return repairsOfLooseView() }
            let missing = MissingConstraint(layout, view, axis)
            let exact = layout.positionLimits(of: view, axis).map(missing.exact)
            let placed = missing.forPosition()
            // What was drawn is at its place. Who writes a limit by hand mostly means the distance that it names, but
            // in a row limits only keep views inside.
            if layout.sourceTraits.contains(.isDrawn) { return placed + exact }
            let first = placed.prefix(missing.isInLine ? 1 : 0)
            return first + exact + placed.dropFirst(first.count)
        }

        /// Places the view on both axes, and gives it the sizes that it lacks.
        private func repairsOfLooseView() -> [Repair] {
            let sizes = looseSizes.compactMap { MissingConstraint(layout, view, $0).constantSize }
            guard sizes.count == looseSizes.count else { return [] }
            let ways = Axis.allCases.map { MissingConstraint(layout, view, $0).placements }
            guard let across = ways.first, let down = ways.last, let lastAcross = across.last, let lastDown = down.last
            else { return [] }
            return (0..<max(across.count, down.count)).map { index in
                let first = across.indices.contains(index) ? across[index] : lastAcross
                let second = down.indices.contains(index) ? down[index] : lastDown
                let repair = layout.repairAdding(first + second + sizes)
                let isInvented = !sizes.isEmpty && !layout.sourceTraits.contains(.isDrawn)
                return isInvented ? repair.requiringChoice : repair
            }
        }
    }
}

extension Layout {
    /// The inequalities about a view's position on an axis.
    func positionLimits(of view: ViewID, _ axis: Axis) -> [Constraint] {
        constraints.filter { constraint in
            constraint.isActive && !constraint.isRemoved && constraint.relation != .equal
                && constraint.anchors.contains {
                    $0.item == Item(view) && $0.attribute.axis == axis && !$0.attribute.isSize
                }
        }
    }
}

import AutoLayoutEngine
import LayoutModel
import SourceText

/// The numbers of a conflict in all configurations in which it was observed.
struct ConflictArithmetic: Sendable {
    /// How far the member that was left out is from being satisfied, in points; nil if unknown.
    private(set) var distances: ClosedRange<Double>?
    private(set) var sum: ConflictSum?
    /// Whether the distance is that of the members alone: none but the last was left out.
    private var isFromMembersAlone: Bool

    /// - Parameter previous: the numbers in the configurations before this one; nil in the first.
    init(_ conflict: Conflict, _ solved: SolvedConfiguration, after previous: ConflictArithmetic? = nil) {
        distances = conflict.distance(in: solved).map { $0...$0 }
        isFromMembersAlone = !solved.solution.conflicts.contains { other in
            other.broken != conflict.broken && conflict.members.contains(other.broken)
        }
        let ownSum = ConflictSum(conflict, solved)
        // A sum that differs in one configuration is not reported.
        if previous == nil || previous?.sum != nil { sum = ownSum }
        if isFromMembersAlone, let distance = distances?.lowerBound {
            let isAssumed = solved.layout.sourceTraits.contains(.hasAssumedSizes)
            if let excess = ownSum?.excess, abs(excess - distance) > 0.01 {
                // The arithmetic explains the conflict only if it arrives at the same distance.
                sum = nil
                // Beyond limits the member may be anywhere, here where a size that is only assumed puts it.
                if excess < distance, isAssumed { distances = excess...excess }
            } else if ownSum == nil, isAssumed, conflict.hasLimits(in: solved.layout) {
                // Beyond limits too: the distance may be one of what holds a length besides.
                distances = conflict.leastDistance(in: solved).map { $0...$0 }
            }
        }
        guard let previous else { return }
        isFromMembersAlone = isFromMembersAlone && previous.isFromMembersAlone
        if let own = distances, let others = previous.distances {
            distances = min(own.lowerBound, others.lowerBound)...max(own.upperBound, others.upperBound)
        } else {
            distances = distances ?? previous.distances
        }
        sum = sum.flatMap { previous.sum?.merged(with: $0) }
    }

    /// Whether the member that was left out is satisfied, as others say the same.
    var holdsNonetheless: Bool { distances.map { $0.upperBound <= Self.tolerance } ?? false }

    private static let tolerance = 0.0005

    /// `: it is 40 points off`; empty if the distance is unknown, or is not one from the members alone.
    var distancePhrase: String {
        guard let distances, isFromMembersAlone, !holdsNonetheless else { return "" }
        let (least, most) = (Points.text(distances.lowerBound), Points.count(distances.upperBound))
        return most.hasPrefix("\(least) ") ? ": it is \(most) off" : ": it is \(least) to \(most) off"
    }
}

extension Conflict {
    /// How far the member that was left out is from being satisfied, in points; nil if unknown.
    func distance(in solved: SolvedConfiguration) -> Double? {
        // A value at its lower bound was elsewhere when the last member was left out, so the distance says nothing.
        guard !members.contains(where: \.isFree), let id = broken.constraint,
            let constant = solved.solver.activeConstant(of: id),
            let fitting = solved.solver.fittingConstant(of: id)
        else { return nil }
        return abs(fitting - constant)
    }

    /// The least distance that the members alone allow, in points; nil if unknown.
    fileprivate func leastDistance(in solved: SolvedConfiguration) -> Double? {
        broken.constraint.flatMap { solved.solver.leastDistance(of: $0, from: members) }
    }

    /// Whether a member is only a limit: a length or an inset that is not negative, an inequality, an edge of a stack
    /// view that keeps a view inside.
    fileprivate func hasLimits(in layout: Layout) -> Bool {
        !bounds.isEmpty
            || members.contains { member in
                switch member {
                case .constraint(let id): layout[id].relation != .equal
                case .stack(_, .withinStart, _), .stack(_, .withinEnd, _): true
                default: false
                }
            }
    }

    /// The constants of members that differ from the written ones, because of a state or a collapsed view.
    func changedConstants(in solved: SolvedConfiguration) -> [ConstraintID: Double] {
        members.compactMap(\.constraint).reduce(into: [:]) { constants, id in
            if let constant = solved.solver.activeConstant(of: id), constant != solved.layout[id].constant.literal {
                constants[id] = constant
            }
        }
    }

    /// The axis on which the root's size is among the members.
    var canvasAxis: Axis? {
        members.lazy.compactMap { member -> Axis? in
            switch member {
            // An autoresizing mask derives the frame from the superview's, and so in the end from the root's.
            case .canvas(let axis), .autoresizing(_, let axis, _): axis
            default: nil
            }
        }.first
    }

    /// The constraints among the members in the order in which they should give way: sizes before positions, because
    /// the design then stays as it is wherever there is room, and later ones before earlier ones.
    func constraintsToRelax(in layout: Layout) -> [ConstraintID] {
        let all = members.compactMap(\.constraint).reversed()
        return all.filter { layout[$0].first.attribute.isSize } + all.filter { !layout[$0].first.attribute.isSize }
    }
}

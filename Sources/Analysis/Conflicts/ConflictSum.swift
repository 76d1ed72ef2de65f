import AutoLayoutEngine
import LayoutModel
import SourceText
import Wording

/// A conflict of lengths that lie end to end along an axis: `16 + 200 + 16 = 232`, but the root view is 200 wide.
struct ConflictSum: Sendable {
    /// A length, with its name if no constraint says it.
    private struct Term: Equatable {
        var points: Double
        var name = ""
    }

    /// What the terms should add up to.
    private enum Claim: Equatable {
        case canvas(Axis)
        case constraint(ConstraintID)
    }

    private var terms: [Term] = []
    /// Whether a term may be longer, or shorter, as the others need it.
    private var isLimit = false
    private let claim: Claim
    /// The claimed lengths in all configurations.
    private var claimed: ClosedRange<Double>

    private var total: Double { terms.reduce(0) { $0 + $1.points } }

    /// How far the sum is from what is claimed, in points.
    var excess: Double { abs(total - claimed.lowerBound) }

    /// Nil if the members are not such lengths.
    init?(_ conflict: Conflict, _ solved: SolvedConfiguration) {
        var arcs: [Arc] = []
        for member in conflict.members where !member.isOrigin {
            guard let arc = Arc(member, solved) else { return nil }
            arcs.append(arc)
        }
        arcs += conflict.bounds.map { Arc(bound: $0) }
        guard
            let index = arcs.firstIndex(where: { $0.origin?.isCanvas == true })
                ?? arcs.firstIndex(where: { $0.origin == conflict.broken })
        else { return nil }
        var claimedArc = arcs.remove(at: index)
        guard let origin = claimedArc.origin else { return nil }
        if claimedArc.length < 0 { claimedArc.reverse() }
        if case .canvas(let axis) = origin {
            claim = .canvas(axis)
        } else if let id = origin.constraint {
            claim = .constraint(id)
        } else {
            return nil
        }
        claimed = claimedArc.length...claimedArc.length
        var end = claimedArc.start
        while !arcs.isEmpty {
            guard let next = arcs.firstIndex(where: { $0.start == end || $0.end == end }) else { return nil }
            var arc = arcs.remove(at: next)
            if arc.start != end { arc.reverse() }
            end = arc.end
            isLimit = isLimit || arc.isLimit
            terms += arc.terms.filter { $0.points != 0 }
        }
        guard end == claimedArc.end else { return nil }
    }

    /// The same sum in more configurations; nil if it is another one.
    func merged(with other: ConflictSum) -> ConflictSum? {
        var result = self
        result.claimed =
            min(claimed.lowerBound, other.claimed.lowerBound)...max(claimed.upperBound, other.claimed.upperBound)
        guard terms == other.terms, claim == other.claim, !result.claimed.contains(total) else { return nil }
        if case .constraint = claim, result.claimed != claimed { return nil }
        return result
    }

    /// `16 + 200 + 16 = 232, but the root view is 200 wide`.
    ///
    /// - Parameter verb: `is`, or `was saved` for a size that only the editor requires.
    func phrase(_ naming: Naming, verb: String = "is") -> String {
        let isTooMuch = total > claimed.upperBound
        let bound = isLimit ? (isTooMuch ? " at least" : " at most") : ""
        let sum = terms.count > 1 ? "\(text) = \(Points.text(total))" : text
        switch claim {
        case .canvas(let axis):
            let isOne = Points.text(claimed.lowerBound) == Points.text(claimed.upperBound)
            let only = isOne ? "" : isTooMuch ? "at most " : "at least "
            let length = Points.text(isTooMuch ? claimed.upperBound : claimed.lowerBound)
            return "\(sum)\(bound), but \(naming.quoted(.root)) \(verb) \(only)\(length) \(axis.extent)"
        case .constraint(let id):
            return "\(sum)\(bound), but \(naming.equation(naming.layout[id])) requires \(Points.text(claimed.lowerBound))"
        }
    }

    private var text: String {
        guard let first = terms.first else { return "0" }
        func word(_ term: Term) -> String { Points.text(abs(term.points)) + term.name }
        return terms.dropFirst().reduce((first.points < 0 ? "-" : "") + word(first)) {
            $0 + ($1.points < 0 ? " - " : " + ") + word($1)
        }
    }
}

extension ConflictSum {
    /// An edge of a view, the near or the far one of an axis.
    private struct End: Equatable {
        var view: ViewID
        var isFar: Bool
    }

    /// A length from one end to another.
    private struct Arc {
        var origin: RowOrigin?
        var start: End
        var end: End
        var terms: [Term]
        var isLimit = false

        var length: Double { terms.reduce(0) { $0 + $1.points } }

        /// A length that may not be below zero.
        init(bound: Conflict.Bound) {
            start = End(view: bound.view, isFar: false)
            end = End(view: bound.view, isFar: true)
            terms = []
            isLimit = true
        }

        init?(_ origin: RowOrigin, _ solved: SolvedConfiguration) {
            self.origin = origin
            if case .canvas(let axis) = origin {
                start = End(view: .root, isFar: false)
                end = End(view: .root, isFar: true)
                terms = [Term(points: solved.solution.frame(of: .root).length(on: axis))]
                return
            }
            guard let active = origin.constraint.flatMap(solved.solver.active), active.multiplier == 1,
                let constant = active.constant
            else { return nil }
            let constraint = solved.layout[active.id]
            isLimit = constraint.relation != .equal
            terms = [Term(points: constant)]
            guard let second = constraint.second else {
                guard constraint.first.item.guide == nil, constraint.first.attribute.isSize else { return nil }
                start = End(view: constraint.first.item.view, isFar: false)
                end = End(view: constraint.first.item.view, isFar: true)
                return
            }
            guard let (from, inset) = Self.end(second, solved), let (to, otherInset) = Self.end(constraint.first, solved)
            else { return nil }
            (start, end) = (from, to)
            terms += [inset, Term(points: -otherInset.points, name: otherInset.name)]
        }

        /// The edge of the view at an anchor, and how far after it the anchor of a guide lies.
        private static func end(_ anchor: Anchor, _ solved: SolvedConfiguration) -> (End, Term)? {
            let (item, axis) = (anchor.item, anchor.attribute.axis)
            let isFar: Bool
            switch anchor.attribute {
            case axis.near: isFar = false
            case axis.far: isFar = true
            case .left, .right:
                // Constants count from left to right then, which is against the direction of the text.
                guard !solved.layout.isRightToLeft else { return nil }
                isFar = anchor.attribute == .right
            default: return nil
            }
            let end = End(view: item.view, isFar: isFar)
            guard let guide = item.guide else { return (end, Term(points: 0)) }
            guard guide == .safeArea || guide == .layoutMargins, let rectangle = solved.solver.rectangle(of: item) else {
                return nil
            }
            let inset =
                isFar
                ? rectangle.end(on: axis) - solved.solution.frame(of: item.view).length(on: axis)
                : rectangle.start(on: axis)
            return (end, Term(points: inset, name: guide == .safeArea ? " (safe area)" : " (margin)"))
        }

        mutating func reverse() {
            (start, end) = (end, start)
            terms = terms.reversed().map { Term(points: -$0.points, name: $0.name) }
        }
    }
}

extension RowOrigin {
    fileprivate var isOrigin: Bool {
        if case .origin = self { return true }
        return false
    }
}

import LayoutModel
import RuntimeLog
import SourceText

/// The numbers of a conflict, compared: `10 + 24 + 330 + 16 + 16 = 396 > 380`.
///
/// Each number stands on the side where it is positive, in the order in which the constraints connect the views.
struct LogArithmetic {
    let text: String

    /// Nil if the numbers as printed do not contradict each other.
    init?(_ proof: LogProof) {
        guard let parts = proof.parts(), let claim = Self.claim(parts, proof.dump) else { return nil }
        let unit = Self.unit(parts, claim)
        let terms = Self.ordered(parts, from: claim, proof.dump).map { part in
            Term(factor: part.factor / unit, number: part.constant)
        }
        let more = Side(terms: terms.filter { $0.value > Self.nothing })
        let less = Side(terms: terms.filter { $0.value < -Self.nothing })
        guard Points.text(more.total) != Points.text(less.total) else { return nil }
        if parts.count == 1, claim.constant < 0 {
            text = "\(Points.text(claim.constant)) < 0"
        } else if less.isSum, !more.isSum {
            text = "\(less.text) < \(more.text)"
        } else {
            text = "\(more.text) > \(less.text)"
        }
    }

    /// What is not worth a term, in points.
    private static let nothing = 0.0005

    private struct Term {
        var factor: Double
        /// As in the log.
        var number: Double

        var value: Double { factor * number }

        var text: String {
            let number = Points.text(abs(number))
            guard isMultiple else { return number }
            // The log rounds a factor to six digits, which shows in its reciprocal.
            let rounded = (abs(factor) * 1000).rounded() / 1000
            let isRounded = abs(abs(factor) - rounded) < 1e-5 * rounded
            return "\(Points.ratio(isRounded ? rounded : abs(factor))) × \(number)"
        }

        var isMultiple: Bool { abs(abs(factor) - 1) > 1e-6 }
    }

    private struct Side {
        var terms: [Term]

        var total: Double { abs(terms.reduce(0) { $0 + $1.value }) }

        var isSum: Bool { terms.count > 1 || terms.first?.isMultiple == true }

        var text: String {
            let sum = terms.map(\.text).joined(separator: " + ")
            return isSum ? "\(sum) = \(Points.text(total))" : sum.isEmpty ? "0" : sum
        }
    }

    /// The factor that counts as 1: the most common one, so that few numbers are multiplied.
    private static func unit(_ parts: [LogSystem.ProofPart], _ claim: LogSystem.ProofPart) -> Double {
        let factors = parts.filter { abs($0.factor * $0.constant) > nothing }.map { abs($0.factor) }
        func count(_ factor: Double) -> Int { factors.count { abs($0 - factor) < 1e-6 * factor } }
        let most = factors.map(count).max() ?? 0
        return count(abs(claim.factor)) == most ? abs(claim.factor) : factors.first { count($0) == most } ?? 1
    }

    // MARK: Order

    /// The part whose number the others are measured against: a size from outside, or what the system broke.
    private static func claim(_ parts: [LogSystem.ProofPart], _ dump: ConflictDump) -> LogSystem.ProofPart? {
        func isOuter(_ part: LogSystem.ProofPart) -> Bool {
            dump.isConstantSize(part.constraint) && !dump.origin(of: dump.constraints[part.constraint]).isWritten
        }
        return parts.first(where: isOuter) ?? parts.first { $0.constraint == dump.broken } ?? parts.first
    }

    /// Where the sums begin: the view with the size from outside, or else the one that another is placed in.
    private static func start(
        _ parts: [LogSystem.ProofPart], _ claim: LogSystem.ProofPart, _ dump: ConflictDump
    ) -> Set<LoggedItemID> {
        func items(_ part: LogSystem.ProofPart) -> [LoggedItemID] {
            dump.constraints[part.constraint].equations.flatMap(\.anchors).map(\.item)
        }
        let isOuter = !dump.origin(of: dump.constraints[claim.constraint]).isWritten
        let first = isOuter ? claim : parts.first { Set(items($0)).count > 1 } ?? claim
        return Set(items(first).suffix(1))
    }

    /// The parts in the order in which they lead from view to view: at each view first its size.
    private static func ordered(
        _ parts: [LogSystem.ProofPart], from claim: LogSystem.ProofPart, _ dump: ConflictDump
    ) -> [LogSystem.ProofPart] {
        func items(_ part: LogSystem.ProofPart) -> Set<LoggedItemID> {
            let items = Set(dump.constraints[part.constraint].equations.flatMap(\.anchors).map(\.item))
            return items.union(items.compactMap { dump.owner(ofGuide: $0) })
        }
        var rest = parts
        var ordered: [LogSystem.ProofPart] = []
        var place = start(parts, claim, dump)
        while !rest.isEmpty {
            let next =
                rest.firstIndex { items($0).isSubset(of: place) }
                ?? rest.firstIndex { !items($0).isDisjoint(with: place) } ?? 0
            let part = rest.remove(at: next)
            ordered.append(part)
            let others = items(part).subtracting(place)
            if !others.isEmpty { place = others }
        }
        return ordered
    }
}

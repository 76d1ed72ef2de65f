import LayoutModel
import RuntimeLog
import SourceText
import Wording

extension LogExplanation {
    /// Explains the dumps of a log. Those that differ only in addresses share one explanation.
    ///
    /// Complexity: a proof for each different dump.
    ///
    /// - Parameter most: the number of different dumps to explain; further ones are ignored.
    package static func explain(
        _ log: RuntimeLog, in workspace: LogWorkspace = LogWorkspace(), most: Int = .max,
        _ cancellation: Cancellation
    ) throws(Cancelled) -> [LogExplanation] {
        var explanations: [LogExplanation] = []
        var indices: [String: Int] = [:]
        let index = LogSourceIndex(workspace)
        for dump in log.dumps {
            try cancellation.check()
            let key = shape(of: dump)
            if let known = indices[key] {
                explanations[known].repeats.append(dump.headline)
                continue
            }
            guard explanations.count < most else { continue }
            indices[key] = explanations.count
            explanations.append(try LogExplanation(dump, index, cancellation))
        }
        return explanations
    }

    /// Explains the dumps of a log without cancellation.
    package static func explain(
        _ log: RuntimeLog, in workspace: LogWorkspace = LogWorkspace()
    ) -> [LogExplanation] {
        uncancelled { (never) throws(Cancelled) in try explain(log, in: workspace, never) }
    }

    private init(_ dump: ConflictDump, _ index: LogSourceIndex, _ cancellation: Cancellation) throws(Cancelled) {
        guard !dump.constraints.isEmpty else {
            self.init(dump: dump, verdict: dump.isRedacted ? .hidden : .empty, statements: [])
            return
        }
        let proof = try LogProof(dump, cancellation)
        let wording = LogWording(proof.dump)
        let members = Set(proof.conflict?.members ?? [])
        let sources = LogSourceFinder(dump, index).sources()
        let statements = dump.constraints.enumerated().map { index, constraint in
            Statement(
                constraint: constraint, origin: dump.origin(of: constraint), sentence: wording.sentence(constraint),
                note: wording.note(constraint), isMember: members.contains(index),
                isCertain: constraint.isUnderstood
                    && constraint.equations.allSatisfy { LogSystem.isCertain($0, dump) },
                isBroken: index == dump.broken,
                sources: sources[index] ?? [])
        }
        self.init(dump: dump, verdict: members.isEmpty ? .holds : .conflict, statements: statements)
        arithmetic = LogArithmetic(proof)?.text
        addresses = Self.addresses(of: members.isEmpty ? statements : self.members, wording)
        sizes = (proof.conflict?.sizes ?? []).map(wording.anchor)
        assumptions = Self.assumptions(of: proof, wording)
        proposal = LogProposer(proof, wording).proposal()
        if verdict == .conflict, let broken = dump.broken { isFixedByBreaking = proof.holds(without: [broken]) }
    }

    private static func addresses(of statements: [Statement], _ wording: LogWording) -> [NamedAddress] {
        var seen: Set<LoggedItemID> = []
        return statements.flatMap(\.constraint.equations).flatMap(\.anchors).map(\.item)
            .filter { seen.insert($0).inserted }
            .compactMap { item in
                wording.dump[item].address.map { NamedAddress(name: wording.name(item), address: "0x\($0)") }
            }
    }

    private static func assumptions(of proof: LogProof, _ wording: LogWording) -> [String] {
        var assumptions = proof.assumedSuperviews.map {
            "This assumes that \(wording.name($0)) is directly inside \(wording.name($1))."
        }
        if proof.assumesMarginsInside { assumptions.append("This assumes that no layout margin is negative.") }
        if proof.assumesStandardMargins {
            let margin = Points.count(LogSystem.Assumptions.standardMargin)
            assumptions.append(
                "This assumes layout margins of \(margin), UIKit's default, as the log does not show them.")
        }
        return assumptions
    }

    /// The dump without its addresses, which differ from run to run.
    private static func shape(of dump: ConflictDump) -> String {
        var numbers: [String: Int] = [:]
        var shape = "\(dump.isRedacted) \(dump.broken.map(String.init) ?? "")"
        for constraint in dump.constraints {
            shape += "\n"
            var rest = constraint.text[...]
            while let start = rest.firstRange(of: ":0x") {
                let digits = rest[start.upperBound...].prefix(while: \.isHexDigit)
                let number = numbers[String(digits)] ?? numbers.count
                numbers[String(digits)] = number
                shape += rest[..<start.upperBound] + "\(number)"
                rest = rest[digits.endIndex...]
            }
            shape += rest
        }
        return shape
    }
}

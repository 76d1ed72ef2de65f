import AutoLayoutEngine
import LayoutModel
import SourceText

extension FindingCode {
    package static let conflict = FindingCode(rawValue: "conflict")
}

/// Required constraints that cannot hold together.
///
/// Reported once for each irreducible set, at the member that comes last in the source, with every other member as related
/// information and with the sizes and states where it holds.
struct ConflictRule: Rule {
    static let code = FindingCode.conflict

    let layout: Layout
    private let space: ConfigurationSpace
    private let occasions: Occasions
    private var sightings = Sightings<Conflict, Double?>()

    init(_ layout: Layout, _ space: ConfigurationSpace) {
        self.layout = layout
        self.space = space
        occasions = Occasions(layout, space)
    }

    mutating func look(_ sight: Sight) {
        for conflict in sight.solution.conflicts {
            let detail = Self.excess(conflict, sight)
            sightings.note(conflict, at: sight.index, detail)
        }
    }

    /// How far the member that was left out is from what it asks for.
    private static func excess(_ conflict: Conflict, _ sight: Sight) -> Double? {
        guard let id = conflict.broken.constraint, let constant = sight.solver.constant(of: id),
            let fitting = sight.solver.fittingConstant(of: id)
        else { return nil }
        return abs(fitting - constant)
    }

    func findings() -> [Finding] {
        let sentence = Sentence(layout)
        return sightings.all.map { conflict, excess, configurations in
            let others = conflict.members.filter { $0 != conflict.broken && !$0.isCanvas }
            var related = others.compactMap { member in
                sentence.range(of: member).map {
                    Finding.Related(range: $0, message: capitalised(sentence.row(member)))
                }
            }
            for bound in conflict.bounds {
                let view = layout[bound.view]
                let message = "\(sentence.naming.quoted(view.id)) cannot have a \(bound.axis.sizeName) below 0"
                related.append(Finding.Related(range: view.nameRange, message: capitalised(message)))
            }
            return Finding(
                code: Self.code, range: sentence.range(of: conflict.broken) ?? layout.nameRange,
                message: message(conflict, excess, configurations, sentence),
                related: related, subject: subject(conflict, sentence))
        }
    }

    /// The conflicts that a finding is about, each with the first configuration in which it was seen.
    func conflicts(of finding: Finding) -> [(Conflict, Configuration)] {
        let sentence = Sentence(layout)
        return sightings.all.compactMap { conflict, _, configurations in
            guard subject(conflict, sentence) == finding.subject, let first = configurations.first else { return nil }
            return (conflict, space.configurations[first])
        }
    }

    private func message(_ conflict: Conflict, _ excess: Double?, _ configurations: [Int], _ sentence: Sentence)
        -> String
    {
        let count = conflict.members.filter { $0 != conflict.broken && !$0.isCanvas }.count + conflict.bounds.count
        var partners = conflict.members.contains { $0.isCanvas } ? ["the root view's size"] : []
        if count > 0 {
            partners.append(count == 1 ? "what is noted beside it" : "the \(count) requirements noted beside it")
        }
        let verb = partners.count + count > 2 || count > 1 ? "allow" : "allows"
        let distance = excess.flatMap { $0 > 0.0005 ? "\(Points.count($0)) from what" : nil } ?? "not what"
        return "\(capitalised(sentence.row(conflict.broken))). \(occasions.opening(configurations))hat is \(distance) "
            + "\(Naming.list(partners)) \(verb)\(occasions.share()). Remove or relax one of them."
    }

    private func subject(_ conflict: Conflict, _ sentence: Sentence) -> String {
        guard let id = conflict.broken.constraint else { return sentence.row(conflict.broken) }
        return sentence.naming.subject(layout[id])
    }

    private func capitalised(_ text: String) -> String {
        // A name keeps its case; only the words of ours begin with a capital.
        text.hasPrefix("the ") ? "T" + text.dropFirst() : text
    }
}

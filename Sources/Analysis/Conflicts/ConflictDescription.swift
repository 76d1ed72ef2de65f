import AutoLayoutEngine
import LayoutModel
import SourceText
import Wording

/// A conflict in words, for the rules that report conflicts.
struct ConflictDescription {
    private let conflict: Conflict
    private let layout: Layout
    /// Constants that are not the written ones.
    private let constants: [ConstraintID: Double]
    private let sentence: Sentence

    init(_ conflict: Conflict, _ layout: Layout, _ constants: [ConstraintID: Double] = [:]) {
        self.conflict = conflict
        self.layout = layout
        self.constants = constants
        sentence = Sentence(layout)
    }

    /// Where the member stands that was left out.
    var range: TextRange {
        sentence.range(of: conflict.broken).map(layout.ownRange) ?? layout.nameRange
    }

    /// The other members, each with what it requires.
    var related: [Finding.Related] {
        sentence.related(others, constants: constants)
            + conflict.bounds.map {
                Finding.Related(range: layout[$0.view].nameRange, message: clause($0).capitalisedUnlessNamed)
            }
    }

    /// Why the members cannot all hold, with the arithmetic as far as it is known.
    ///
    /// - Parameter verb: what the root's size `is`, or `was`.
    func evidence(_ arithmetic: ConflictArithmetic?, verb: String = "is") -> String {
        let requirements = (others + [conflict.broken]).map(text)
        if let sum = arithmetic?.sum, requirements.count > 2 || conflict.canvasAxis != nil {
            let phrase = sum.phrase(sentence.naming, verb: verb).withShortNames
            guard requirements.count > 1 else { return "\(phrase): \(text(conflict.broken))." }
            return "\(phrase). These \(requirements.count) constraints cannot all hold: "
                + "\(Naming.list(requirements, most: 6))."
        }
        let implied =
            conflict.members.filter(\.isCanvas).prefix(1).map { _ in "the root view's size" } + conflict.bounds.map(clause)
        let partners = others.map(text) + implied
        let distance = arithmetic?.distancePhrase ?? ""
        guard !partners.isEmpty else { return "\(text(conflict.broken)) cannot hold.\(distance)" }
        return "\(text(conflict.broken)) cannot hold together with \(Naming.list(partners, most: 6)).\(distance)"
    }

    var remedy: String { others.isEmpty ? "Remove or relax it." : "Remove or relax one of them." }

    /// The members that require something, without the one that was left out.
    private var others: [RowOrigin] { conflict.members.filter { $0 != conflict.broken && !$0.isCanvas } }

    private func text(_ member: RowOrigin) -> String {
        guard let id = member.constraint else { return sentence.row(member, constants: constants) }
        return sentence.naming.equation(layout[id].withConstant(constants[id])).withShortNames
    }

    private func clause(_ bound: Conflict.Bound) -> String {
        "\(sentence.naming.quoted(bound.view)) cannot have a \(bound.axis.sizeName) below 0"
    }
}

import LayoutModel
import RuntimeLog

/// A constraint of a dump that the app itself created, in the form that documents have.
struct SoughtConstraint {
    struct Anchor {
        var item: LoggedItemID
        var guide: Guide?
        var attribute: Attribute
    }

    /// The constraint's index in the dump.
    var number: Int
    var first: Anchor
    var second: Anchor?
    var relation: Relation
    var constant: Double
    var multiplier: Double
    var identifier: String?
    var signature: LogSourceIndex.Signature

    /// Nil where no document can have such a constraint.
    init?(_ number: Int, of dump: ConflictDump) {
        let constraint = dump.constraints[number]
        guard let equation = constraint.equations.first, constraint.equations.count == 1,
            equation.first.terms.count == 1, equation.second.terms.count <= 1, equation.first.constant == 0,
            let term = equation.first.terms.first, term.factor == 1, let first = Self.anchor(term.anchor, dump)
        else { return nil }
        let other = equation.second.terms.first
        let second = other.flatMap { Self.anchor($0.anchor, dump) }
        guard (other == nil) == (second == nil),
            let signature = LogSourceIndex.Signature(
                [first.attribute] + (second.map { [$0.attribute] } ?? []), equation.relation,
                constant: equation.second.constant, multiplier: other?.factor ?? 1)
        else { return nil }
        self.number = number
        self.first = first
        self.second = second
        relation = equation.relation
        constant = equation.second.constant
        multiplier = other?.factor ?? 1
        identifier = constraint.identifier
        self.signature = signature
    }

    private static func anchor(_ anchor: LoggedAnchor, _ dump: ConflictDump) -> Anchor? {
        let item = dump[anchor.item]
        switch anchor.attribute {
        case .plain(let attribute):
            let guide: Guide? = item.isSafeArea ? .safeArea : item.isMarginsGuide ? .layoutMargins : nil
            let owner = guide == nil ? nil : dump.owner(ofGuide: anchor.item)
            return Anchor(item: owner ?? anchor.item, guide: guide, attribute: attribute)
        case .margin(let attribute):
            return Anchor(item: anchor.item, guide: .layoutMargins, attribute: attribute)
        case .inSuperview, .line: return nil
        }
    }
}

import AutoLayoutEngine
import LayoutModel
import SourceText
import Wording

/// Describes a conflict, for the rules that report conflicts.
struct ConflictDescription {
    private let conflict: Conflict
    private var layout: Layout { sentence.naming.layout }
    /// Constants that differ from the written ones.
    private let constants: [ConstraintID: Double]
    private let sentence: Sentence

    init(_ conflict: Conflict, _ sentence: Sentence, _ constants: [ConstraintID: Double] = [:]) {
        self.conflict = conflict
        self.constants = constants
        self.sentence = sentence
    }

    /// The range of the member that was left out.
    var range: FileRange {
        sentence.range(of: conflict.broken) ?? FileRange(layout.file, layout.nameRange)
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
    /// - Parameters:
    ///   - canvas: the name of the root's size.
    ///   - verb: `is` or `was saved`, before that size.
    func evidence(
        _ arithmetic: ConflictArithmetic?, canvas: String = "the root view's size", verb: String = "is"
    ) -> String {
        let others = others
        if let sum = arithmetic?.sum, sum.isReadable, others.count > 1 || conflict.members.contains(where: \.isCanvas) {
            let phrase = sum.phrase(sentence.naming, constants, verb: verb).withShortNames
            guard !others.isEmpty else { return "\(phrase): \(noun(conflict.broken))." }
            return "\(phrase). These \(others.count + 1) constraints cannot all hold: "
                + "\(Naming.list((others + [conflict.broken]).lazy.map(noun), most: 6))."
        }
        var known: Set<String> = []
        // What the author wrote comes first.
        var partners = (others.filter { !$0.isFree } + others.filter(\.isFree)).map(noun)
            .filter { known.insert($0).inserted }
        if conflict.canvasAxis != nil { partners.insert(canvas, at: 0) }
        partners += conflict.bounds.map { "\(sentence.naming.anchor(Anchor(Item($0.view), $0.axis.size))) >= 0" }
        let distance = arithmetic?.distancePhrase ?? ""
        guard !partners.isEmpty else { return "\(noun(conflict.broken)) cannot hold\(distance)." }
        return "\(noun(conflict.broken)) cannot hold together with \(Naming.list(partners, most: 6))\(distance)."
    }

    var remedy: String { others.isEmpty ? "Remove or relax it." : "Remove or relax one of them." }

    /// The members that require something, without the one that was left out.
    private var others: [RowOrigin] {
        conflict.members.filter { $0 != conflict.broken && !$0.isCanvas && !isKnownToAll($0) }
    }

    /// Whether a member only says that a number is above 0, as the length of a screen is, or that a screen is.
    private func isKnownToAll(_ member: RowOrigin) -> Bool {
        switch member {
        case .free(_, .leastRest): true
        case .free(.safeArea(.root, _), .lowerBound): conflict.members.contains { $0.isLeastRest }
        case .free(.number(let id), .lowerBound): layout.freeNumbers[id.index].lowerBound ?? 0 > 0
        default: false
        }
    }

    private func noun(_ member: RowOrigin) -> String {
        let naming = sentence.naming
        let text =
            switch member {
            case .constraint(let id):
                constants[id] == nil
                    ? sentence.equation(id) : naming.equation(layout[id].withConstant(constants[id]))
            case .canvas, .origin: "the root view's size"
            case .hugging(let view, _): "the hugging of \(naming.quoted(view))"
            case .compressionResistance(let view, _): "the compression resistance of \(naming.quoted(view))"
            case .autoresizing(let view, _, _): "the autoresizing mask of \(naming.quoted(view))"
            case .stack(let stack, _, _): "the arrangement of \(naming.stack(stack))"
            case .zeroed(let view, let axis): "the zero \(axis.sizeName) of \(naming.quoted(view)) while it is hidden"
            case .spacer(let view, _): "the length of the spacer \(naming.quoted(view))"
            case .readableContent(let view, _), .filler(let view, _, _):
                "the readable width of \(naming.quoted(view))"
            case .free(let value, _): naming.lowerBound(of: value)
            }
        return text.withShortNames
    }

    private func clause(_ bound: Conflict.Bound) -> String {
        "\(sentence.naming.quoted(bound.view)) cannot have a \(bound.axis.sizeName) below 0"
    }
}

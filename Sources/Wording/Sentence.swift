import AutoLayoutEngine
import LayoutModel
import SourceText

/// Writes rows as sentences, in the style that iOS developers know from wtfautolayout.com.
package struct Sentence {
    package let naming: Naming
    private var layout: Layout { naming.layout }
    /// The constraints' sentences so far: many findings may name the same constraints.
    private let known = KnownSentences()

    package init(_ layout: Layout) {
        naming = Naming(layout)
    }

    /// `b's trailing edge should be at most the superview's trailing edge minus 16`, without a full stop.
    package func constraint(_ id: ConstraintID) -> String {
        if let sentence = known.sentences[id] { return sentence }
        let sentence = constraint(layout[id])
        known.sentences[id] = sentence
        return sentence
    }

    /// The constraint as the format writes it: `a.leading == super.leading + 16 @ 750`.
    package func equation(_ id: ConstraintID) -> String {
        if let equation = known.equations[id] { return equation }
        let equation = naming.equation(layout[id])
        known.equations[id] = equation
        return equation
    }

    private func constraint(_ constraint: Constraint) -> String {
        let verb =
            switch constraint.relation {
            case .equal: "should equal"
            case .lessThanOrEqual: "should be at most"
            case .greaterThanOrEqual: "should be at least"
            }
        var text = "\(anchor(constraint.first, seenFrom: nil)) \(verb) "
        let constant = constraint.constant.literal
        if let second = constraint.second {
            text += anchor(second, seenFrom: constraint.first.item.view)
            if constraint.multiplier.literal != 1 {
                let factor = constraint.multiplier.literal.map(Points.ratio) ?? formula(constraint.multiplier)
                text += " multiplied by \(factor)"
            }
            if let constant {
                if constant != 0 {
                    text += constant < 0 ? " minus \(Points.text(-constant))" : " plus \(Points.text(constant))"
                }
            } else {
                text += signed(constraint.constant)
            }
        } else {
            text += constant.map(Points.text) ?? formula(constraint.constant)
        }
        if let priority = constraint.priority.literal, !Priority(priority).isRequired {
            text += ", at priority \(Points.text(priority))"
        }
        if let type = constraint.source.requiringClass { text += ", as \(type) requires here" }
        return text
    }

    /// A constant that depends on parameters or free numbers, after `plus` or `minus`.
    private func signed(_ quantity: Quantity) -> String {
        let terms = layout.signedTerms(of: quantity, unknown: Self.unknown)
        return (terms.first?.isNegative == true ? " minus " : " plus ")
            + terms.dropFirst().reduce(terms.first?.text ?? "0") {
                $0 + ($1.isNegative ? " - " : " + ") + $1.text
            }
    }

    /// A number that depends on parameters or free numbers: `235 - offset`.
    private func formula(_ quantity: Quantity) -> String {
        layout.formula(quantity, unknown: Self.unknown)
    }

    private static let unknown = "an unknown number"

    private func anchor(_ anchor: Anchor, seenFrom other: ViewID?) -> String {
        let owner = name(anchor.item.view, seenFrom: other)
        let phrase = Self.phrase(anchor.attribute)
        switch anchor.item.guide {
        case nil: return "\(owner)'s \(phrase)"
        case .safeArea: return "\(owner)'s safe area's \(phrase)"
        case .layoutMargins: return "\(owner)'s \(phrase) inside its margins"
        case .readableContent: return "\(owner)'s readable content's \(phrase)"
        case .scrollContent: return "\(owner)'s content's \(phrase)"
        case .scrollFrame: return "\(owner)'s \(phrase)"
        case .keyboard: return "\(owner)'s keyboard guide's \(phrase)"
        case .topLayout: return "\(owner)'s top layout guide's \(phrase)"
        case .bottomLayout: return "\(owner)'s bottom layout guide's \(phrase)"
        }
    }

    private func name(_ view: ViewID, seenFrom other: ViewID?) -> String {
        if let other, layout[other].parent == view { return "the superview" }
        return layout[view].isSynthesized ? "the gap" : naming.written(view)
    }

    package static func phrase(_ attribute: Attribute) -> String {
        switch attribute {
        case .left: "left edge"
        case .right: "right edge"
        case .top: "top edge"
        case .bottom: "bottom edge"
        case .leading: "leading edge"
        case .trailing: "trailing edge"
        case .width: "width"
        case .height: "height"
        case .centerX: "horizontal centre"
        case .centerY: "vertical centre"
        case .firstBaseline: "first line's baseline"
        case .lastBaseline: "last line's baseline"
        }
    }

    /// The cause of a row, as a sentence without a full stop.
    ///
    /// - Parameter constants: constants that differ from the written ones, for example because a view has collapsed.
    package func row(_ origin: RowOrigin, constants: [ConstraintID: Double] = [:]) -> String {
        switch origin {
        case .constraint(let id):
            return constants[id] == nil ? constraint(id) : constraint(layout[id].withConstant(constants[id]))
        case .canvas(let axis): return "the root view's \(axis.sizeName) is that of the size being checked"
        case .origin: return "the root view begins at 0"
        case .hugging(let view, let axis):
            let level = Points.text(layout[view].hugging[axis].value)
            return "\(naming.written(view)) hugs its content's \(axis.sizeName) at priority \(level)"
        case .compressionResistance(let view, let axis):
            let level = Points.text(layout[view].compressionResistance[axis].value)
            return "\(naming.written(view)) keeps its content's \(axis.sizeName) at priority \(level)"
        case .autoresizing(let view, let axis, let part) where layout.sourceTraits.contains(.isCode):
            switch part {
            case .start: return "\(naming.written(view)) begins where its superview does"
            case .length:
                return "\(naming.written(view)) is as \(axis == .horizontal ? "wide" : "high") as its superview"
            }
        case .autoresizing(let view, let axis, _):
            return "the autoresizing mask of \(naming.written(view)) determines its frame on the \(axis.rawValue) axis"
        case .stack(let stack, let rule, let view):
            return "\(name(ofStack: stack)) \(phrase(rule, naming.written(view), of: stack))"
        case .zeroed(let view, let axis):
            return "the \(axis.sizeName) of \(naming.written(view)) is 0 while it is hidden"
        case .spacer(let view, _):
            guard let length = layout[view].spacer?.length else {
                return "the spacers declared with \(naming.written(view)) are equally long"
            }
            return "the spacer \(naming.written(view)) is \(Points.text(length)) long"
        case .filler(let view, let axis, .standIn):
            let length = "the \(axis.sizeName) of the content of \(naming.written(view))"
            return "\(length) is unknown, and a likely one is assumed"
        case .filler(let view, let axis, _):
            return "nothing else determines \(naming.written(view)) on the \(axis.rawValue) axis"
        case .free(let value, .likelyValue):
            return "\(naming.phrase(value)) is unknown, and a likely value is assumed"
        case .free(let value, .lowerBound): return naming.lowerBound(of: value)
        case .free(.safeArea(let view, _), .leastRest): return "the safe area of \(naming.quoted(view)) is never empty"
        case .free(let value, .leastRest): return "\(naming.phrase(value)) leaves some of the view"
        case .readableContent(let view, _):
            return "\(naming.quoted(view)) has readable content at most 672 wide, centred between its margins"
        }
    }

    private func name(ofStack view: ViewID) -> String {
        view == .root ? naming.stack(view) : "the stack \(naming.written(view))"
    }

    private func phrase(_ rule: RowOrigin.StackRule, _ view: String, of stack: ViewID) -> String {
        let isHorizontal = layout[stack].stack?.axis != .vertical
        return switch rule {
        case .firstEdge: "begins with \(view)"
        case .lastEdge: "ends with \(view)"
        case .gap: "keeps its spacing before \(view)"
        case .equalSizes: "makes \(view) as long as the first of its views"
        case .proportionalSizes: "makes \(view) long in proportion to its content"
        case .equalGaps, .equalCentres: "spreads its views evenly up to \(view)"
        case .alignedStart: "aligns the \(isHorizontal ? "top" : "leading") edge of \(view) with its own"
        case .alignedEnd: "aligns the \(isHorizontal ? "bottom" : "trailing") edge of \(view) with its own"
        case .alignedCentre: "centres \(view)"
        case .alignedBaseline: "aligns the baseline of \(view) with that of its first view"
        case .withinStart, .withinEnd: "keeps \(view) inside itself"
        case .fitting, .fittingAcross, .empty: "is no larger than necessary"
        case .settledByIndex, .settledAcross: "gives \(view) no more room than it needs"
        case .goneLength, .gonePosition, .goneAcross: "leaves \(view) out while it is hidden"
        }
    }

    /// Constraints that are involved in a finding, each as a sentence.
    package func related(_ constraints: [ConstraintID]) -> [Finding.Related] {
        constraints.map {
            Finding.Related(range: range(of: $0), message: constraint($0).capitalisedUnlessNamed)
        }
    }

    /// Rows that are involved in a finding, each as a sentence; all rows of a stack share one.
    package func related(_ rows: [RowOrigin], constants: [ConstraintID: Double] = [:]) -> [Finding.Related] {
        var rules: [ViewID: [(rule: RowOrigin.StackRule, views: [ViewID])]] = [:]
        for case .stack(let stack, let rule, let view) in rows {
            if let index = rules[stack]?.firstIndex(where: { $0.rule == rule }) {
                rules[stack]?[index].views.append(view)
            } else {
                rules[stack, default: []].append((rule, [view]))
            }
        }
        var noted: Set<ViewID> = []
        return rows.compactMap { row in
            guard let range = range(of: row) else { return nil }
            guard case .stack(let stack, _, _) = row, let all = rules[stack],
                all.contains(where: { $0.views.count > 1 }) || Self.viewsAsLarge(all) != nil
            else {
                return Finding.Related(
                    range: range, message: self.row(row, constants: constants).capitalisedUnlessNamed)
            }
            guard noted.insert(stack).inserted else { return nil }
            let message = "\(name(ofStack: stack)) \(Naming.list(phrases(all, of: stack)))".capitalisedUnlessNamed
            return Finding.Related(range: range, message: message)
        }
    }

    /// What a stack does with some of its views. What has both edges where the stack has its own is as large as it is.
    private func phrases(_ rules: [(rule: RowOrigin.StackRule, views: [ViewID])], of stack: ViewID) -> [String] {
        let asLarge = Self.viewsAsLarge(rules)
        return rules.compactMap { rule, views in
            let view = views.count == 1 ? naming.written(views[0]) : "\(views.count) of its views"
            guard views == asLarge, rule == .alignedStart || rule == .alignedEnd else {
                return phrase(rule, view, of: stack)
            }
            let isHorizontal = layout[stack].stack?.axis != .vertical
            return rule == .alignedStart ? "makes \(view) as \(isHorizontal ? "high" : "wide") as itself" : nil
        }
    }

    /// The views of which a stack aligns both edges across with its own.
    private static func viewsAsLarge(_ rules: [(rule: RowOrigin.StackRule, views: [ViewID])]) -> [ViewID]? {
        let start = rules.first { $0.rule == .alignedStart }?.views
        return start == rules.first { $0.rule == .alignedEnd }?.views ? start : nil
    }

    /// The range of a constraint. What the class of a view requires is where the class says so.
    private func range(of id: ConstraintID) -> FileRange {
        let source = layout[id].source
        return source.requiringClass == nil ? source.focus : source.helper ?? source.focus
    }

    /// The range of a written row, or of the declaration of the view that implies it; nil for the canvas.
    package func range(of origin: RowOrigin) -> FileRange? {
        switch origin {
        case .constraint(let id): range(of: id)
        case .canvas, .origin, .free: nil
        case .hugging(let view, _), .compressionResistance(let view, _), .spacer(let view, _), .zeroed(let view, _),
            .filler(let view, _, _), .readableContent(let view, _), .autoresizing(let view, _, _):
            layout[view].nameRange
        case .stack(let stack, _, _): layout[stack].nameRange
        }
    }
}

extension Constraint {
    /// The constraint with another constant; unchanged for nil.
    package func withConstant(_ constant: Double?) -> Constraint {
        var result = self
        if let constant { result.constant = .literal(constant) }
        return result
    }
}

private final class KnownSentences {
    var sentences: [ConstraintID: String] = [:]
    var equations: [ConstraintID: String] = [:]
}

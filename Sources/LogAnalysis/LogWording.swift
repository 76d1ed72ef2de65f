import SourceText
import Wording
import LayoutModel
import RuntimeLog

/// Words the constraints of a dump as sentences.
struct LogWording {
    let dump: ConflictDump
    private let names: LogNames

    init(_ dump: ConflictDump) {
        self.dump = dump
        names = LogNames(dump)
    }

    func name(_ item: LoggedItemID) -> String { names[item] }

    // MARK: Sentences

    /// A constraint as a sentence without a full stop, or as printed if it could not be understood.
    ///
    /// An example is `label "Title"'s top edge should equal the cell's content view's top edge plus 8`.
    func sentence(_ constraint: LoggedConstraint) -> String {
        guard let first = constraint.equations.first else { return "`\(constraint.text)`" }
        guard constraint.equations.count > 1 else { return sentence(first) }
        let others = constraint.equations.dropFirst().map { "\(verb($0.relation)) \(sum($0.second))\(priority($0))" }
        return "\(sentence(first)), and \(others.joined(separator: ", and "))"
    }

    private func sentence(_ equation: LoggedEquation) -> String {
        let space = equation.second.unsignedSpace
        let spacing = space == 0 ? "" : " with the standard spacing of \(Points.text(space))"
        return
            "\(sum(equation.first)) should \(verb(equation.relation)) \(other(equation))\(spacing)\(priority(equation))"
    }

    private func verb(_ relation: Relation) -> String {
        switch relation {
        case .equal: "equal"
        case .lessThanOrEqual: "be at most"
        case .greaterThanOrEqual: "be at least"
        }
    }

    private func priority(_ equation: LoggedEquation) -> String {
        equation.isRequired ? "" : ", at priority \(Points.text(equation.priority))"
    }

    /// The second side. A position in the superview counts from an edge of the superview.
    private func other(_ equation: LoggedEquation) -> String {
        guard let anchor = equation.first.terms.first?.anchor,
            case .inSuperview(let axis, _) = anchor.attribute
        else { return sum(equation.second) }
        let superview = dump.superviews[anchor.item].map { "\(name($0))'s" } ?? "its superview's"
        let distance =
            equation.second.terms.isEmpty ? signed(equation.second.constant) : " plus \(sum(equation.second))"
        return "\(superview) \(phrase(.min, axis))\(distance)"
    }

    private func sum(_ expression: LoggedExpression) -> String {
        var text = ""
        for term in expression.terms {
            let factor = abs(term.factor)
            let part = anchor(term.anchor) + (factor == 1 ? "" : " multiplied by \(Points.ratio(factor))")
            if text.isEmpty {
                text = term.factor < 0 ? "minus \(part)" : part
            } else {
                text += term.factor < 0 ? " minus \(part)" : " plus \(part)"
            }
        }
        return text.isEmpty ? Points.text(expression.constant) : text + signed(expression.constant)
    }

    private func signed(_ constant: Double) -> String {
        guard abs(constant) >= 0.0005 else { return "" }
        return constant < 0 ? " minus \(Points.text(-constant))" : " plus \(Points.text(constant))"
    }

    /// `label 1's width`.
    func anchor(_ anchor: LoggedAnchor) -> String {
        let owner = name(anchor.item)
        switch anchor.attribute {
        case .plain(let attribute): return "\(owner)'s \(Sentence.phrase(attribute))"
        case .margin(let attribute): return "\(owner)'s \(Sentence.phrase(attribute)) inside its margins"
        case .inSuperview(let axis, let part):
            return "\(owner)'s \(phrase(part, axis))"
        case .line: return owner
        }
    }

    /// The vertical edges are without direction in AppKit, whose views may be flipped.
    private func phrase(_ part: LoggedAttribute.FramePart, _ axis: Axis) -> String {
        switch (dump.isAppKit ? axis : .horizontal, part) {
        case (.vertical, .min): "first edge"
        case (.vertical, .max): "last edge"
        default: Sentence.phrase(part.attribute(axis))
        }
    }

    // MARK: Origins

    /// The origin of a constraint, as a note without a full stop; nil where the log does not show it.
    func note(_ constraint: LoggedConstraint) -> String? {
        let item = constraint.equations.first?.anchors.first?.item
        let subject = item.map(name) ?? "the view"
        let isContentView = item.map { dump[$0].isContentView } ?? false
        switch dump.origin(of: constraint) {
        case .autoresizingMask:
            return "autoresizing mask: translatesAutoresizingMaskIntoConstraints is true for \(subject)"
        case .stackView("hiding"):
            let isStack = item.map { dump[$0].shortClass?.hasSuffix("StackView") == true } ?? false
            return "\(isStack ? "outer stack view" : "stack view"): \(subject) is hidden in it"
        case .stackView("spacing"): return "stack view: its spacing"
        case .stackView(let rule): return "stack view: how it arranges its views (\(rule))"
        case .encapsulatedSize:
            return isContentView
                ? "table or collection view: the size that it gives the cell"
                : "container: the size that it gives \(subject)"
        case .temporarySize: return "the system: a size during a measurement"
        case .window: return "window: its size"
        case .guide: return "the system: margins, safe area or bars"
        case .contentSize: return "\(subject): its content size"
        case .fixedFrame:
            return constraint.isMadeForAmbiguity
                ? "Interface Builder: the document has too few constraints for \(subject)"
                : "Interface Builder: the document has no constraints for \(subject)"
        case .system: return "the system: part of \(dump.isAppKit ? "AppKit" : "UIKit") itself"
        case .written: return writtenNote(constraint)
        }
    }

    private func writtenNote(_ constraint: LoggedConstraint) -> String? {
        var parts: [String] = []
        if let location = constraint.location { parts.append("\(location.fileName):\(location.line)") }
        if let identifier = constraint.identifier ?? constraint.label { parts.append("identifier \"\(identifier)\"") }
        if parts.isEmpty, constraint.className.hasPrefix("MAS") { parts.append("Masonry") }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
}

extension String {
    /// The sentence begun with a capital. A quoted name or class name at the beginning stays as it is.
    package var capitalisedSentence: String {
        guard let first, first.isLowercase else { return self }
        return first.uppercased() + dropFirst()
    }
}

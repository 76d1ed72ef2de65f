import SourceText
import Wording
import LayoutModel
import RuntimeLog

/// Calls the items of a dump by names that tell them apart, and says its constraints as sentences.
struct LogWording {
    let dump: ConflictDump
    private let names: [LoggedItemID: String]

    init(_ dump: ConflictDump) {
        self.dump = dump
        names = Self.names(dump)
    }

    func name(_ item: LoggedItemID) -> String {
        names[item] ?? "a view"
    }

    // MARK: Names

    /// `label "Sign in"`, `image view 2`, `the cell's content view`, `"homeLarge"`.
    private static func names(_ dump: ConflictDump) -> [LoggedItemID: String] {
        var seen: Set<LoggedItemID> = []
        let ids = dump.constraints.flatMap(\.equations).flatMap(\.anchors).map(\.item).filter {
            seen.insert($0).inserted
        }
        var names: [LoggedItemID: String] = [:]
        for id in ids where dump.owner(ofGuide: id) == nil { names[id] = base(dump[id]) }
        number(&names, ids)
        for id in ids {
            // The only one of its kind.
            if let name = names[id], dump[id].isPlain, name == base(dump[id]) { names[id] = "the \(name)" }
        }
        for id in ids {
            guard let owner = dump.owner(ofGuide: id) else { continue }
            names[id] = "\(names[owner] ?? "the \(base(dump[owner]))")'s \(guideWord(dump[id]))"
        }
        number(&names, ids)
        return names
    }

    /// Puts numbers behind names that several items have.
    private static func number(_ names: inout [LoggedItemID: String], _ ids: [LoggedItemID]) {
        let counts = Dictionary(grouping: ids.compactMap { names[$0] }, by: { $0 }).mapValues(\.count)
        var numbers: [String: Int] = [:]
        for id in ids {
            guard let name = names[id], (counts[name] ?? 0) > 1 else { continue }
            numbers[name, default: 0] += 1
            let word = name.contains("'s ") ? name : String(name.trimmingPrefix("the "))
            names[id] = "\(word) \(numbers[name] ?? 0)"
        }
    }

    private static func base(_ item: LoggedItem) -> String {
        if let name = item.name { return ofLine(name) ?? "\"\(name)\"" }
        if item.isGuide { return "the \(guideWord(item))" }
        if item.isContentView {
            return "the \(item.shortClass?.contains("Header") == true ? "header" : "cell")'s content view"
        }
        let kind = item.isHostingView ? "SwiftUI hosting view" : item.shortClass.map(words) ?? "view"
        guard let text = item.text, !text.allSatisfy(\.isWhitespace) else { return kind }
        let shown = text.replacing("\\n", with: " ").trimmingPrefix(while: \.isWhitespace)
        return "\(kind) \"\(shown)\""
    }

    /// What AppKit calls the lines of a grid: `NSGridView:0x7fb.row-boundary`.
    private static func ofLine(_ name: String) -> String? {
        guard let address = name.firstRange(of: ":0x"), let dot = name.lastIndex(of: "."), dot > address.lowerBound
        else { return nil }
        let line = name[name.index(after: dot)...].replacing("-", with: " ")
        return "the \(words(String(name[..<address.lowerBound])))'s \(line)"
    }

    private static func guideWord(_ item: LoggedItem) -> String {
        if item.isSafeArea { return "safe area" }
        if item.isMarginsGuide { return "margins guide" }
        if item.shortClass == "_UILayoutSpacer" { return "stack view's spacer" }
        guard let text = item.text, !text.isEmpty else { return "layout guide" }
        return "guide \"\(text)\""
    }

    /// `UIImageView` as `image view`, `UIKBTutorialView` as `KB tutorial view`; a class of the person's own stays as it is.
    private static func words(_ name: String) -> String {
        guard let prefix = ["UI", "NS"].first(where: name.hasPrefix) else { return name }
        let letters = Array(name.dropFirst(prefix.count))
        var words: [String] = []
        for (place, letter) in letters.enumerated() {
            let isInAbbreviation = place > 0 && letters[place - 1].isUppercase
            let isBeforeSmall = place + 1 < letters.count && letters[place + 1].isLowercase
            if letter.isUppercase, !isInAbbreviation || isBeforeSmall { words.append("") }
            words.append((words.popLast() ?? "") + String(letter))
        }
        let isAbbreviation = { (word: String) in word.count > 1 && word.allSatisfy(\.isUppercase) }
        let spoken = words.map { isAbbreviation($0) ? $0 : $0.lowercased() }.joined(separator: " ")
        return spoken.isEmpty ? name : spoken
    }

    // MARK: Sentences

    /// `label "Title"'s top edge should equal the cell's content view's top edge plus 8`, without a full stop; what was not understood, as printed.
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

    /// The second side; what is measured in the superview is said from its edge.
    private func other(_ equation: LoggedEquation) -> String {
        guard let anchor = equation.first.terms.first?.anchor,
            case .inSuperview(let axis, _) = anchor.attribute
        else { return sum(equation.second) }
        let isUpwards = axis == .vertical && dump.isAppKit
        let edge = axis == .horizontal ? "left edge" : isUpwards ? "first edge" : "top edge"
        let superview = dump.superviews[anchor.item].map { "\(name($0))'s" } ?? "its superview's"
        let distance =
            equation.second.terms.isEmpty ? signed(equation.second.constant) : " plus \(sum(equation.second))"
        return "\(superview) \(edge)\(distance)"
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

    private func anchor(_ anchor: LoggedAnchor) -> String {
        let owner = name(anchor.item)
        switch anchor.attribute {
        case .plain(let attribute): return "\(owner)'s \(Sentence.phrase(attribute))"
        case .margin(let attribute): return "\(owner)'s \(Sentence.phrase(attribute)) inside its margins"
        case .inSuperview(let axis, let part):
            let words =
                switch (axis, part) {
                case (.horizontal, .min): "left edge"
                case (.horizontal, .mid): "horizontal centre"
                case (.horizontal, .max): "right edge"
                case (.vertical, .min): dump.isAppKit ? "first edge" : "top edge"
                case (.vertical, .mid): "vertical centre"
                case (.vertical, .max): dump.isAppKit ? "last edge" : "bottom edge"
                }
            return "\(owner)'s \(words)"
        case .line: return owner
        }
    }

    /// `label 1's width`, as a size that cannot be negative.
    func size(_ anchor: LoggedAnchor) -> String { self.anchor(anchor) }

    // MARK: Origins

    /// Where a constraint comes from, as a note without a full stop; nil where the log says nothing of it.
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
                : "container: the size that \(subject) is given from outside"
        case .temporarySize: return "the system: a size for the time of a measurement"
        case .window: return "window: its size"
        case .guide: return "the system: margins, safe area or bars"
        case .contentSize: return "\(subject): the size of its own content"
        case .fixedFrame:
            return constraint.isMadeForAmbiguity
                ? "Interface Builder: the document has too few constraints for \(subject)"
                : "Interface Builder: the document has no constraints for \(subject)"
        case .system: return "the system: a part of \(dump.isAppKit ? "AppKit" : "UIKit") itself"
        case .written: return writtenNote(constraint)
        }
    }

    private func writtenNote(_ constraint: LoggedConstraint) -> String? {
        var parts: [String] = []
        if let place = constraint.place { parts.append("\(place.fileName):\(place.line)") }
        if let identifier = constraint.identifier ?? constraint.label { parts.append("identifier \"\(identifier)\"") }
        if parts.isEmpty, constraint.className.hasPrefix("MAS") { parts.append("Masonry") }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
}

extension LoggedItem {
    /// Whether it has nothing but a class of the system's to be called by.
    fileprivate var isPlain: Bool {
        guard name == nil, !isGuide, !isContentView, text?.allSatisfy(\.isWhitespace) ?? true else { return false }
        return isHostingView || shortClass.map { $0.hasPrefix("UI") || $0.hasPrefix("NS") } ?? true
    }
}

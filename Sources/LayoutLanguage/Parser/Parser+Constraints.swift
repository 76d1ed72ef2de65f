import LayoutModel
import SourceText

extension Parser {
    /// `[inactive] [label:] [inactive] EXPR relation EXPR … [@ priority]`, or a Visual Format line instead of the
    /// equation.
    mutating func parseConstraint() -> Statement.Kind? {
        var inactive = inactiveWord()
        let label = label()
        if label != nil, let found = inactiveWord() { inactive = inactive ?? found }
        if peekAcrossLines() == .visualFormat {
            let line = tokens[current].range
            current += 1
            return .visualFormat(VisualFormatNode(label: label, inactive: inactive, line: line))
        }
        if let label, isAxis(label) {
            let axis = label.text.uppercased()
            let suggestion = TextSuggestion.replace(label.range, with: axis)
            fail(at: label.range, "A Visual Format line begins with `\(axis):`, in upper case.", [suggestion])
            return nil
        }
        sawRelation = false
        guard let first = operand(allowsGroup: true) else { return nil }
        var links: [ConstraintNode.Link] = []
        while let relation = peek(), relation.isRelation {
            let range = tokens[current].range
            current += 1
            sawRelation = true
            guard let operand = operand(allowsGroup: false) else { return nil }
            links.append(ConstraintNode.Link(relation: relation, relationRange: range, operand: operand))
        }
        guard !links.isEmpty else {
            failMissingRelation(first)
            return nil
        }
        var priority: Expression?
        if take(.at) {
            guard let written = self.priority(after: "`@`") else { return nil }
            priority = written
        }
        if peek() == .assign || peek() == .unknown { failMissingRelation(first) }
        return .constraint(
            ConstraintNode(label: label, inactive: inactive, first: first, links: links, priority: priority))
    }

    /// Whether a label is the `h` or `v` of a Visual Format line: `|` follows it, or a view in brackets, which is no
    /// group with an attribute.
    private func isAxis(_ label: Path) -> Bool {
        guard label.parts.count == 1, let name = label.parts.first, name.isWord("h") || name.isWord("v"),
            let next = peekAcrossLines()
        else { return false }
        if next == .unknown { return text[tokens[current].range] == "|" }
        guard next == .leftBracket,
            let end = tokens[current..<limit].firstIndex(where: { $0.kind == .rightBracket })
        else { return false }
        return end + 1 >= limit || tokens[end + 1].kind != .dot
    }

    private mutating func inactiveWord() -> TextRange? {
        guard currentWordAcrossLines == "inactive", !isLabelOrItem(current) else { return nil }
        current += 1
        return tokens[current - 1].range
    }

    private var currentWordAcrossLines: String { peekAcrossLines() == .name ? word(current) : "" }

    /// `name:` or `view.attribute:`, if there is one.
    private mutating func label() -> Path? {
        var end = current
        var parts: [Name] = []
        while end < limit, let part = name(at: end), end == current || !tokens[end].startsLine {
            parts.append(part)
            guard end + 1 < limit, !tokens[end + 1].startsLine else { return nil }
            if tokens[end + 1].kind == .colon {
                current = end + 2
                return Path(parts: parts)
            }
            guard tokens[end + 1].kind == .dot else { return nil }
            end += 2
        }
        return nil
    }

    private mutating func failMissingRelation(_ first: Operand) {
        guard let kind = peek() else {
            fail(
                at: first.range,
                "Missing relation: add `==`, `<=` or `>=` and the other side after `\(text[first.range])`.")
            return
        }
        let written = text[tokens[current].range]
        let meant: [String: String] = ["=": "==", "<": "<=", ">": ">="]
        if kind == .assign, current + 1 < limit, text[tokens[current + 1].range] == ">" {
            let arrow = tokens[current].range.union(tokens[current + 1].range)
            fail(at: arrow, "`=>` is not a relation. Use `>=`.", [.replace(arrow, with: ">=")])
        } else if kind == .assign || kind == .unknown, let relation = meant[written] {
            fail(
                "`\(written)` is not a relation. Use `\(relation)`.", [.replace(tokens[current].range, with: relation)])
        } else {
            fail("Expected `==`, `<=` or `>=` before \(describe(current)).")
        }
    }

    // MARK: Operands

    private mutating func operand(allowsGroup: Bool) -> Operand? {
        if peekAcrossLines() == .leftBracket, !allowsGroup {
            fail(Self.groupMessage)
            return nil
        }
        let start = current
        if start > 0, isStartOfDeclaration {
            fail(
                at: tokens[start - 1].range,
                "Expected a number, or a view and its attribute, after `\(text[tokens[start - 1].range])`.")
            return nil
        }
        guard let value = expression() else { return nil }
        var operand = Operand(value: value, range: value.range)
        if takeWord("x") {
            guard let height = expression() else { return nil }
            operand.height = height
        }
        if takeWord("inset") {
            guard let numbers = insetNumbers() else { return nil }
            operand.inset = numbers
        }
        operand.range = range(from: start)
        return operand
    }

    static let groupMessage = "A group is allowed only on the left side. Name one view here, or exchange the sides."

    private mutating func insetNumbers() -> [Expression]? {
        var numbers: [Expression] = []
        while let kind = peek(), [.number, .minus, .name, .quotedName, .leftParenthesis].contains(kind) {
            guard let number = unary() else { return nil }
            numbers.append(number)
        }
        guard [1, 2, 4].contains(numbers.count) else {
            fail(Self.insetsMessage(after: "inset"))
            return nil
        }
        return numbers
    }

    /// Whether a line that declares a view begins here, so that the operator before it is left over.
    private var isStartOfDeclaration: Bool {
        guard grouping == 0, current + 1 < limit, tokens[current].startsLine, !tokens[current + 1].startsLine,
            Vocabulary.kinds.contains(word(current))
        else { return false }
        return tokens[current + 1].kind.isName
    }

    /// A sum of products.
    mutating func expression() -> Expression? {
        guard var result = product() else { return nil }
        while let kind = peek(), kind == .plus || kind == .minus {
            let sign = current
            current += 1
            guard countOperator(), let next = product(), !isNextStatement(after: sign, result, next) else { return nil }
            result = .binary(kind == .plus ? .plus : .minus, result, next)
        }
        return result
    }

    /// Whether the next line is a statement of its own, so that the line with the operator at `sign` is incomplete.
    ///
    /// That is the case if the relation of this statement has been read, and the next line has an attribute with a
    /// relation of its own.
    private mutating func isNextStatement(after sign: Int, _ before: Expression, _ next: Expression) -> Bool {
        guard sawRelation, grouping == 0, tokens[sign + 1].startsLine, before.hasAttribute, next.hasAttribute,
            peek()?.isRelation == true
        else { return false }
        current = sign + 1
        fail(at: tokens[sign].range, "Expected a number after `\(text[tokens[sign].range])`.")
        return true
    }

    private mutating func product() -> Expression? {
        guard var result = unary() else { return nil }
        while let kind = peek(), kind == .star || kind == .slash {
            current += 1
            guard countOperator(), let next = unary() else { return nil }
            result = .binary(kind == .star ? .times : .over, result, next)
        }
        return result
    }

    private mutating func unary() -> Expression? {
        if peekAcrossLines() == .minus || peekAcrossLines() == .plus {
            let start = current
            let isMinus = tokens[current].kind == .minus
            current += 1
            guard countOperator(), let value = unary() else { return nil }
            return isMinus ? .negated(value, range(from: start)) : value
        }
        guard var result = primary() else { return nil }
        while peek() == .percent {
            current += 1
            guard countOperator() else { return nil }
            result = .percent(result, result.range.union(tokens[current - 1].range))
        }
        return result
    }

    private mutating func countOperator() -> Bool {
        operators += 1
        guard operators <= Self.operatorLimit else {
            failTooLarge(
                "This statement has more than \(Self.operatorLimit) operators and was not read.", subject: "operators")
            return false
        }
        return true
    }

    private mutating func primary() -> Expression? {
        switch peekAcrossLines() {
        case .number:
            let start = current
            return literalValue().map { .number(NumberNode(value: $0, range: tokens[start].range)) }
        case .name, .quotedName: return path("Expected a view and its attribute.").map { .reference($0) }
        case .leftParenthesis: return parenthesized()
        case .leftBracket: return group()
        default:
            let before = peek() == nil ? "" : ", before \(describe(current))"
            fail("Expected a number, or a view and its attribute such as `title.leading`\(before).")
            return nil
        }
    }

    private mutating func parenthesized() -> Expression? {
        let start = current
        guard enterGrouping() else { return nil }
        guard let value = expression() else { return nil }
        guard peek() == .rightParenthesis else {
            fail("Expected `)`.")
            return nil
        }
        leaveGrouping()
        return .parenthesized(value, range(from: start))
    }

    private mutating func group() -> Expression? {
        let start = current
        guard enterGrouping(), let members = paths(after: "[") else { return nil }
        guard peek() == .rightBracket else {
            fail("Expected `,` or `]` after the names of the group.")
            return nil
        }
        leaveGrouping()
        guard take(.dot), peek()?.isName == true, let attribute = name(at: current) else {
            fail("A group needs an attribute: `[a, b].top`.")
            return nil
        }
        current += 1
        return .group(members, attribute: attribute, range(from: start))
    }

    private mutating func enterGrouping() -> Bool {
        current += 1
        grouping += 1
        guard depth + grouping <= Self.depthLimit else {
            failTooLarge(Self.depthMessage, subject: "nesting")
            return false
        }
        return true
    }

    private mutating func leaveGrouping() {
        current += 1
        grouping -= 1
    }
}

import LayoutModel
import SourceText

extension Parser {
    /// `[inactive] [label:] [inactive] EXPR relation EXPR … [@ priority]`, or a Visual Format line in the place of the equation.
    mutating func constraint() -> Statement.Kind? {
        var inactive = inactiveWord()
        let label = label()
        if label != nil, let found = inactiveWord() { inactive = inactive ?? found }
        if peekAcrossLines() == .visualFormat {
            let line = tokens[place].range
            place += 1
            return .visualFormat(VisualFormatNode(label: label, inactive: inactive, line: line))
        }
        sawRelation = false
        guard let first = operand(allowsGroup: true) else { return nil }
        var links: [ConstraintNode.Link] = []
        while let relation = peek(), [.equal, .lessOrEqual, .greaterOrEqual].contains(relation) {
            let range = tokens[place].range
            place += 1
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

    private mutating func inactiveWord() -> TextRange? {
        guard currentWordAcrossLines == "inactive", !isLabelOrItem(place) else { return nil }
        place += 1
        return tokens[place - 1].range
    }

    private var currentWordAcrossLines: String { peekAcrossLines() == .name ? word(place) : "" }

    /// `name:` or `view.attribute:`, where it stands.
    private mutating func label() -> Path? {
        var end = place
        var parts: [Name] = []
        while end < limit, let part = name(at: end), end == place || !tokens[end].startsLine {
            parts.append(part)
            guard end + 1 < limit, !tokens[end + 1].startsLine else { return nil }
            if tokens[end + 1].kind == .colon {
                place = end + 2
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
                "`\(text[first.range])` is compared with nothing. Add `==`, `<=` or `>=` and what it should be.")
            return
        }
        let written = text[tokens[place].range]
        let meant: [String: String] = ["=": "==", "<": "<=", ">": ">="]
        if kind == .assign, place + 1 < limit, text[tokens[place + 1].range] == ">" {
            let arrow = tokens[place].range.union(tokens[place + 1].range)
            fail(at: arrow, "`=>` is no relation. Write `>=`.", [.replace(arrow, with: ">=")])
        } else if kind == .assign || kind == .unknown, let relation = meant[written] {
            fail("`\(written)` is no relation. Write `\(relation)`.", [.replace(tokens[place].range, with: relation)])
        } else {
            fail("Expected `==`, `<=` or `>=` before \(describe(place)).")
        }
    }

    // MARK: Operands

    private mutating func operand(allowsGroup: Bool) -> Operand? {
        if peekAcrossLines() == .leftBracket, !allowsGroup {
            fail("A group stands on the left side only. Name one view here, or exchange the sides.")
            return nil
        }
        let start = place
        if start > 0, isStartOfDeclaration {
            fail(
                at: tokens[start - 1].range,
                "Expected a number, or a view and its attribute, after `\(text[tokens[start - 1].range])`.")
            return nil
        }
        guard let value = sum() else { return nil }
        var operand = Operand(value: value, range: value.range)
        if takeWord("x") {
            guard let height = sum() else { return nil }
            operand.height = height
        }
        if takeWord("inset") {
            var numbers: [Expression] = []
            while let kind = peek(), [.number, .minus, .name, .quotedName, .leftParenthesis].contains(kind) {
                guard let number = unary() else { return nil }
                numbers.append(number)
            }
            guard [1, 2, 4].contains(numbers.count) else {
                fail("`inset` takes one number, two (vertical, horizontal) or four (top, leading, bottom, trailing).")
                return nil
            }
            operand.inset = numbers
        }
        operand.range = range(from: start)
        return operand
    }

    /// Whether a line begins here that declares a view: the operator before it was left behind.
    private var isStartOfDeclaration: Bool {
        guard grouping == 0, place + 1 < limit, tokens[place].startsLine, !tokens[place + 1].startsLine,
            Vocabulary.kinds.contains(word(place))
        else { return false }
        return tokens[place + 1].kind == .name || tokens[place + 1].kind == .quotedName
    }

    mutating func sum() -> Expression? {
        guard var result = product() else { return nil }
        while let kind = peek(), kind == .plus || kind == .minus {
            let sign = place
            place += 1
            guard countOperator(), let next = product(), !isNextStatement(after: sign, result, next) else { return nil }
            result = .binary(kind == .plus ? .plus : .minus, result, next)
        }
        return result
    }

    /// Whether what follows the operator at `sign` is the statement of the next line: the line of the operator was left unfinished.
    ///
    /// A second attribute, on a new line and with a relation of its own, cannot belong to a side that comes after a relation.
    private mutating func isNextStatement(after sign: Int, _ before: Expression, _ next: Expression) -> Bool {
        guard sawRelation, grouping == 0, tokens[sign + 1].startsLine, before.hasAttribute, next.hasAttribute,
            let kind = peek(), [.equal, .lessOrEqual, .greaterOrEqual].contains(kind)
        else { return false }
        place = sign + 1
        fail(at: tokens[sign].range, "Expected a number after `\(text[tokens[sign].range])`.")
        return true
    }

    private mutating func product() -> Expression? {
        guard var result = unary() else { return nil }
        while let kind = peek(), kind == .star || kind == .slash {
            place += 1
            guard countOperator(), let next = unary() else { return nil }
            result = .binary(kind == .star ? .times : .over, result, next)
        }
        return result
    }

    private mutating func unary() -> Expression? {
        if peekAcrossLines() == .minus || peekAcrossLines() == .plus {
            let start = place
            let isMinus = tokens[place].kind == .minus
            place += 1
            guard countOperator(), let value = unary() else { return nil }
            return isMinus ? .negated(value, range(from: start)) : value
        }
        guard var result = primary() else { return nil }
        while peek() == .percent {
            place += 1
            guard countOperator() else { return nil }
            result = .percent(result, result.range.union(tokens[place - 1].range))
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
            let start = place
            return literal().map { .number(NumberNode(value: $0, range: tokens[start].range)) }
        case .name, .quotedName: return path("Expected a view and its attribute.").map { .reference($0) }
        case .leftParenthesis: return parenthesized()
        case .leftBracket: return group()
        default:
            fail(
                "Expected a number, or a view and its attribute such as `title.leading`\(peek() == nil ? "" : ", before \(describe(place))")."
            )
            return nil
        }
    }

    private mutating func parenthesized() -> Expression? {
        let start = place
        guard enterGrouping() else { return nil }
        guard let value = sum() else { return nil }
        guard peek() == .rightParenthesis else {
            fail("Expected `)`.")
            return nil
        }
        leaveGrouping()
        return .parenthesized(value, range(from: start))
    }

    private mutating func group() -> Expression? {
        let start = place
        guard enterGrouping(), let members = paths(after: "[") else { return nil }
        guard peek() == .rightBracket else {
            fail("Expected `,` or `]` after the names of the group.")
            return nil
        }
        leaveGrouping()
        guard take(.dot), peek() == .name || peek() == .quotedName, let attribute = name(at: place) else {
            fail("A group needs an attribute: `[a, b].top`.")
            return nil
        }
        place += 1
        return .group(members, attribute: attribute, range(from: start))
    }

    private mutating func enterGrouping() -> Bool {
        place += 1
        grouping += 1
        guard depth + grouping <= Self.depthLimit else {
            failTooLarge(
                "This is nested more than \(Self.depthLimit) levels deep and was not read.", subject: "nesting")
            return false
        }
        return true
    }

    private mutating func leaveGrouping() {
        place += 1
        grouping -= 1
    }
}

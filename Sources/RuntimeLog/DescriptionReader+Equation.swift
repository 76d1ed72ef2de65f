import LayoutModel
import SourceText

extension DescriptionReader {
    /// Reads `A.leading == 0.5*B.width + 8`, or sums of anchors in parentheses on either side.
    mutating func equation() -> LoggedEquation? {
        guard let first = expression() else { return nil }
        skipBlanks()
        guard let relation = takeRelation() else { return nil }
        skipBlanks()
        // UIKit's first versions leave out a 0: `UILabel:0x1.midX ==`.
        let isAtZero = position == end && first.isPositionInSuperview
        guard let second = isAtZero ? LoggedExpression() : expression(), first.isFinite, second.isFinite else {
            return nil
        }
        skipBlanks()
        var equation = LoggedEquation(first: first, relation: relation, second: second)
        let anchors = equation.anchors
        guard anchors.count > 1 else {
            // `minX == 0   (active, names: '|':UIView:0x1 )` names the superview at the end.
            if let anchor = anchors.first, case .inSuperview = anchor.attribute { _ = superview(of: anchor.item) }
            return equation
        }
        // A flexible margin: the position is a share of the superview's length.
        if anchors.count == 2, case .inSuperview = anchors[0].attribute, case .plain(let length) = anchors[1].attribute,
            length.isSize, anchors[0].item != anchors[1].item
        {
            superviews.append((anchors[0].item, anchors[1].item))
            return equation
        }
        // Between two items, `minX` and its like mean the items' own edges.
        equation.first.makeFramesAbsolute()
        equation.second.makeFramesAbsolute()
        return equation
    }

    private mutating func expression(depth: Int = 0) -> LoggedExpression? {
        // Descriptions are not nested deeper, and a text of parentheses alone must not exhaust the stack.
        guard depth < 20 else { return nil }
        skipBlanks()
        let sign: Double = take("-") ? -1 : 1
        if sign > 0 { _ = take("+") }
        skipBlanks()
        guard let first = product(depth: depth) else { return nil }
        var sum = LoggedExpression()
        sum.add(first, times: sign)
        while true {
            let start = position
            skipBlanks()
            if let space = takeSpace() {
                if space != 0 { sum.unsignedSpace += abs(space) }
                continue
            }
            guard take("+") || take("-") else {
                position = start
                return sum
            }
            let factor: Double = bytes[position - 1] == UInt8(ascii: "-") ? -1 : 1
            skipBlanks()
            if let space = takeSpace() {
                sum.constant += factor * space
            } else if let next = product(depth: depth) {
                sum.add(next, times: factor)
            } else {
                return nil
            }
        }
    }

    /// Reads a number, an anchor or a sum in parentheses, and a factor before or after it.
    private mutating func product(depth: Int) -> LoggedExpression? {
        guard var value = primary(depth: depth) else { return nil }
        while true {
            let start = position
            skipBlanks()
            guard take("*") else {
                position = start
                return value
            }
            skipBlanks()
            guard let other = primary(depth: depth) else { return nil }
            var result = LoggedExpression()
            if other.terms.isEmpty {
                result.add(value, times: other.constant)
            } else if value.terms.isEmpty {
                result.add(other, times: value.constant)
            } else {
                return nil
            }
            value = result
        }
    }

    private mutating func primary(depth: Int) -> LoggedExpression? {
        if let anchor = namedAnchor() { return LoggedExpression(anchor) }
        if let number = takeNumber() { return LoggedExpression(constant: number) }
        if next == UInt8(ascii: "(") {
            let start = position
            position += 1
            if let inner = expression(depth: depth + 1) {
                skipBlanks()
                if take(")") { return inner }
            }
            position = start
        }
        return anchor().map { LoggedExpression($0) }
    }

    // MARK: Anchors

    /// Reads an anchor whose item has a name that the description explains at its end.
    private mutating func namedAnchor() -> LoggedAnchor? {
        for (name, bytes) in names.longestFirst where self.bytes[position..<end].starts(with: bytes) {
            let after = position + bytes.count
            if let (attribute, last) = attribute(at: after) {
                position = last
                return LoggedAnchor(items.id(of: names.item(name)), attribute)
            }
            // `GridView:0x1.row-boundary` is a line of its own; `View:0x1.leading` is the view's edge.
            let isLine = name.contains(".") && isEndOfWord(after)
            guard isLine, anchorEnd(from: position).map({ $0.last != after }) ?? true else { continue }
            position = after
            return LoggedAnchor(items.id(of: names.item(name)), .line)
        }
        return nil
    }

    private mutating func anchor() -> LoggedAnchor? {
        guard let (dot, attribute, last) = anchorEnd(from: position), dot > position else { return nil }
        let item = item(in: position..<dot)
        position = last
        return LoggedAnchor(items.id(of: item), attribute)
    }

    /// The attribute of the item that begins at `start`, which may show any text in quotes, even one like an attribute.
    private func anchorEnd(from start: Int) -> (dot: Int, attribute: LoggedAttribute, last: Int)? {
        var dot = start
        if let hex = address(from: start) {
            dot = hex.end
            if dot < end, bytes[dot] == UInt8(ascii: "'") {
                dot += 1
                while dot < end {
                    if bytes[dot] == UInt8(ascii: "'"), let (found, last) = attribute(at: dot + 1) {
                        return (dot + 1, found, last)
                    }
                    dot += 1
                }
                return nil
            }
            return attribute(at: dot).map { (dot, $0.0, $0.1) }
        }
        while dot < end {
            if let (found, last) = attribute(at: dot) { return (dot, found, last) }
            dot += 1
        }
        return nil
    }

    /// The address in `Module.Class:0x7f8`. The class may have blanks only in type arguments: `Cell<Int, Text>:0x7f8`.
    func address(from start: Int) -> HexAddress? {
        var index = start
        var arguments = TypeArgumentDepth()
        while index < end, arguments.value > 0 || bytes[index] != UInt8(ascii: " ") {
            if let hex = HexAddress(bytes[..<end], at: index) { return hex }
            // No name begins with type arguments.
            if index > start { arguments.advance(over: bytes[index]) }
            index += 1
        }
        return nil
    }

    /// The item of `Class:0x7f8'text'`, `Class:label` or a name.
    func item(in range: Range<Int>) -> LoggedItem {
        let text = bytes[range]
        if let hex = address(from: range.lowerBound), hex.end <= range.upperBound,
            let colon = text[..<hex.end].lastIndex(of: UInt8(ascii: ":"))
        {
            var shown: String?
            let rest = text[hex.end...]
            if rest.count > 1, rest.first == UInt8(ascii: "'"), rest.last == UInt8(ascii: "'") {
                shown = String(decoding: rest.dropFirst().dropLast(), as: UTF8.self)
            }
            let className = String(decoding: text[range.lowerBound..<colon], as: UTF8.self)
            return LoggedItem(className: className, address: hex.digits, text: shown)
        }
        let word = String(decoding: text, as: UTF8.self)
        if names.addresses[word] != nil { return names.item(word) }
        guard let colon = word.firstIndex(of: ":"), !word[..<colon].contains(" ") else { return LoggedItem(name: word) }
        return LoggedItem(className: String(word[..<colon]), name: String(word[word.index(after: colon)...]))
    }

    /// The attribute of `.width` at an offset, and its end. The word must end there.
    private func attribute(at dot: Int) -> (LoggedAttribute, Int)? {
        guard dot < end, bytes[dot] == UInt8(ascii: ".") else { return nil }
        let last = bytes[dot + 1..<end].firstIndex { !$0.isLetter } ?? end
        guard isEndOfWord(last) else { return nil }
        return LoggedAttribute.named[String(decoding: bytes[dot + 1..<last], as: UTF8.self)].map { ($0, last) }
    }

    private func isEndOfWord(_ index: Int) -> Bool {
        index == end || (index < end && " )+-*@^,=<>".utf8.contains(bytes[index]))
    }
}

extension LoggedAttribute {
    /// Attributes by the names that Apple, SnapKit and Masonry print.
    static let named: [String: LoggedAttribute] = {
        var named: [String: LoggedAttribute] = [:]
        for attribute in Attribute.allCases {
            named[attribute.rawValue] = .plain(attribute)
            named[attribute.rawValue + "Margin"] = .margin(attribute)
        }
        named["baseline"] = .plain(.lastBaseline)
        named["centerXWithinMargins"] = .margin(.centerX)
        named["centerYWithinMargins"] = .margin(.centerY)
        for (letter, axis) in [("X", Axis.horizontal), ("Y", .vertical)] {
            named["min" + letter] = .inSuperview(axis, .min)
            named["mid" + letter] = .inSuperview(axis, .mid)
            named["max" + letter] = .inSuperview(axis, .max)
        }
        return named
    }()
}

extension LoggedExpression {
    /// Whether this is the `minX` of an item, or its like, and nothing else.
    fileprivate var isPositionInSuperview: Bool {
        guard terms.count == 1, case .inSuperview = terms[0].anchor.attribute else { return false }
        return true
    }

    fileprivate mutating func makeFramesAbsolute() {
        for index in terms.indices {
            guard case .inSuperview(let axis, let part) = terms[index].anchor.attribute else { continue }
            terms[index].anchor.attribute = .plain(part.attribute(axis))
        }
    }
}

import LayoutModel

// Apple prints some constraints in Visual Format: one at a time, with addresses and texts in place of names.

extension DescriptionReader {
    var isVisualFormat: Bool {
        ["H:[", "V:[", "H:|", "V:|"].contains { hasPrefix($0) }
    }

    mutating func visualFormat() -> LoggedEquation? {
        let axis: Axis = next == UInt8(ascii: "V") ? .vertical : .horizontal
        position += 2
        var leading: Gap?
        if take("|") {
            guard let gap = gap() else { return nil }
            leading = gap
        }
        guard let (first, size) = view() else { return nil }
        if leading == nil, let size {
            readDirection()
            let attribute = LoggedAttribute.plain(axis.size)
            var length = LoggedExpression(constant: size.constant)
            if let other = size.other { length = LoggedExpression(LoggedAnchor(items.id(of: other), attribute)) }
            return LoggedEquation(
                first: LoggedExpression(LoggedAnchor(first, attribute)), relation: size.relation, second: length,
                priority: size.priority)
        }
        if let leading {
            let sides = sides(axis)
            guard size == nil, let superview = superview(of: first) else { return nil }
            return leading.equation(LoggedAnchor(superview, sides.start), LoggedAnchor(first, sides.start))
        }
        guard let gap = gap() else { return nil }
        if take("|") {
            let sides = sides(axis)
            guard let superview = superview(of: first) else { return nil }
            return gap.equationBefore(LoggedAnchor(superview, sides.end), LoggedAnchor(first, sides.end))
        }
        guard let (second, nothing) = view(), nothing == nil else { return nil }
        let sides = sides(axis)
        return gap.equation(LoggedAnchor(first, sides.end), LoggedAnchor(second, sides.start))
    }

    /// Reads `(LTR)`, after which the edges are left and right, independent of the direction of the text.
    @discardableResult
    private mutating func readDirection() -> (start: Attribute, end: Attribute)? {
        skipBlanks()
        if take("(LTR)") { return (.left, .right) }
        if take("(RTL)") {
            isRightToLeft = true
            return (.leading, .trailing)
        }
        return nil
    }

    private mutating func sides(_ axis: Axis) -> (start: LoggedAttribute, end: LoggedAttribute) {
        let direction = readDirection()
        let ends = axis == .vertical ? (.top, .bottom) : direction ?? (.leading, .trailing)
        return (.plain(ends.0), .plain(ends.1))
    }

    /// Notes that the item which the names at the end give for `|` is the superview of `item`.
    mutating func superview(of item: LoggedItemID) -> LoggedItemID? {
        guard let superview = names.superview else { return nil }
        let id = items.id(of: superview)
        superviews.append((item, id))
        return id
    }

    // MARK: Gaps

    /// `-(>=8@750)-`.
    private struct Gap {
        var relation: Relation
        var length: Double
        var priority: Double

        /// The second anchor lies after the first.
        func equation(_ first: LoggedAnchor, _ second: LoggedAnchor) -> LoggedEquation {
            LoggedEquation(
                first: LoggedExpression(second), relation: relation,
                second: LoggedExpression(first, constant: length), priority: priority)
        }

        /// The second anchor lies before the first.
        func equationBefore(_ first: LoggedAnchor, _ second: LoggedAnchor) -> LoggedEquation {
            LoggedEquation(
                first: LoggedExpression(second), relation: relation.flipped,
                second: LoggedExpression(first, constant: -length), priority: priority)
        }
    }

    private mutating func gap() -> Gap? {
        guard take("-") else { return Gap(relation: .equal, length: 0, priority: 1000) }
        let inParentheses = take("(")
        let relation = takeRelation() ?? .equal
        guard let length = signedNumber() else { return nil }
        let priority = predicatePriority()
        if inParentheses { guard take(")") else { return nil } }
        guard take("-") else { return nil }
        return Gap(relation: relation, length: length, priority: priority)
    }

    private mutating func signedNumber() -> Double? {
        if let space = takeSpace() { return space }
        let isNegative = take("-")
        return takeNumber().map { isNegative ? -$0 : $0 }
    }

    private mutating func predicatePriority() -> Double {
        guard take("@") else { return 1000 }
        return takeNumber() ?? 1000
    }

    // MARK: Views

    /// `(>=44@750)`, or the size of another item.
    private struct Size {
        var relation: Relation
        var constant: Double
        var other: LoggedItem?
        var priority: Double
    }

    /// Reads `[UILabel:0x7f8'text'(44)]`.
    private mutating func view() -> (LoggedItemID, Size?)? {
        guard take("[") else { return nil }
        let start = position
        // A text full of brackets must not be tried at each of them.
        for end in itemEnds(from: start).prefix(64) where end > start {
            position = end
            let size = bytes[end] == UInt8(ascii: "(") ? predicate() : nil
            guard bytes[end] == UInt8(ascii: "]") || size != nil, take("]"), isEndOfView else { continue }
            return (items.id(of: item(in: start..<end)), size)
        }
        return nil
    }

    /// Where the item that begins at `start` may end: its text may have brackets and quotes in it. The likeliest first.
    private func itemEnds(from start: Int) -> [Int] {
        var candidates: [Int] = []
        if let (_, bytes) = names.longestFirst.first(where: { self.bytes[start..<end].starts(with: $0.bytes) }),
            start + bytes.count < end, "](".utf8.contains(self.bytes[start + bytes.count])
        {
            candidates.append(start + bytes.count)
        }
        if let hex = address(from: start), hex.end < end {
            if bytes[hex.end] == UInt8(ascii: "'") {
                candidates += (hex.end + 1..<end).filter { index in
                    bytes[index - 1] == UInt8(ascii: "'") && index - 1 > hex.end && "](".utf8.contains(bytes[index])
                }
            } else {
                candidates.append(hex.end)
            }
        }
        return candidates + (start..<end).filter { "](".utf8.contains(bytes[$0]) }
    }

    private var isEndOfView: Bool {
        next.map { "-| (".utf8.contains($0) } ?? true
    }

    private mutating func predicate() -> Size? {
        guard take("(") else { return nil }
        let relation = takeRelation() ?? .equal
        if let constant = signedNumber() {
            let priority = predicatePriority()
            return take(")") ? Size(relation: relation, constant: constant, priority: priority) : nil
        }
        guard let close = bytes[position..<end].firstIndex(of: UInt8(ascii: ")")), close > position else { return nil }
        guard let hex = address(from: position), hex.end <= close else { return nil }
        let other = item(in: position..<close)
        position = close + 1
        return Size(relation: relation, constant: 0, other: other, priority: 1000)
    }
}

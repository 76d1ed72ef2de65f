/// Reads a line of the visual format; written for the tests alone, so that it shares no mistake with the product.
struct VisualFormatReader {
    private let characters: [Character]
    private let metrics: [String: Double]
    private var position = 0

    init(_ format: String, metrics: [String: Any]) {
        characters = Array(format)
        self.metrics = metrics.compactMapValues(Self.number)
    }

    /// Every type of number that a dictionary of metrics may contain.
    private static func number(_ value: Any) -> Double? {
        switch value {
        case let value as Double: value
        case let value as CGFloat: Double(value)
        case let value as Int: Double(value)
        case let value as Float: Double(value)
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }

    private var next: Character? { position < characters.count ? characters[position] : nil }

    private mutating func take(_ text: String) -> Bool {
        guard characters[position...].starts(with: text) else { return false }
        position += text.count
        return true
    }

    private mutating func expect(_ text: String) throws(VisualFormatError) {
        guard take(text) else { throw VisualFormatError(reason: "Expected \(text)") }
    }

    mutating func line() throws(VisualFormatError) -> VisualFormatLine {
        var line = VisualFormatLine()
        line.isVertical = take("V:")
        if !line.isVertical { _ = take("H:") }
        line.members = [try member()]
        while next != nil {
            line.gaps.append(try gap())
            line.members.append(try member())
        }
        guard line.members.contains(where: { if case .view = $0 { true } else { false } }) else {
            throw VisualFormatError(reason: "Expected a view")
        }
        return line
    }

    private mutating func member() throws(VisualFormatError) -> VisualFormatLine.Member {
        if take("|") { return .superview }
        try expect("[")
        let name = word()
        let sizes = next == "(" ? try predicates() : []
        try expect("]")
        return .view(name, sizes: sizes)
    }

    private mutating func gap() throws(VisualFormatError) -> VisualFormatLine.Gap {
        guard take("-") else { return .none }
        if next == "[" || next == "|" { return .standard }
        let list = next == "(" ? try predicates() : [try predicate()]
        try expect("-")
        return .predicates(list)
    }

    private mutating func predicates() throws(VisualFormatError) -> [VisualFormatLine.Predicate] {
        try expect("(")
        var list: [VisualFormatLine.Predicate] = []
        repeat {
            list.append(try predicate())
        } while take(",")
        try expect(")")
        return list
    }

    private mutating func predicate() throws(VisualFormatError) -> VisualFormatLine.Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        if take(">=") {
            relation = .greaterThanOrEqual
        } else if take("<=") {
            relation = .lessThanOrEqual
        } else {
            _ = take("==")
        }
        let sign = take("-") ? -1.0 : 1
        let name = word()
        var object = VisualFormatLine.Predicate.Object.view(name)
        if let number = Double(name) ?? metrics[name] { object = .number(sign * number) }
        let priority = take("@") ? try number(word()) : 1000
        return .init(relation: relation, object: object, priority: UILayoutPriority(Float(priority)))
    }

    /// A name or a number.
    private mutating func word() -> String {
        var text = ""
        while let character = next, character.isLetter || character.isNumber || "_.".contains(character) {
            text.append(character)
            position += 1
        }
        return text
    }

    private func number(_ word: String) throws(VisualFormatError) -> Double {
        guard let number = Double(word) ?? metrics[word] else {
            throw VisualFormatError(reason: "\(word) is not a key in the metrics dictionary")
        }
        return number
    }
}

import LayoutModel
import SourceText

/// Reads the description of one constraint, as Apple, SnapKit and Masonry print it.
///
/// The class comes first, with an address or a name, then an equation, which Apple sometimes prints in Visual Format.
struct DescriptionReader {
    var bytes: [UInt8]
    var position = 0
    /// The end of the part that is being read.
    var end = 0
    var names = LoggedNames()
    var items: ItemTable
    /// Items and their superviews, as the description shows them.
    var superviews: [(LoggedItemID, LoggedItemID)] = []
    var isRightToLeft = false

    /// - Parameter text: a description on one line, without brackets and quotes around it.
    init(_ text: [UInt8], items: ItemTable) {
        bytes = Self.withoutInnerBrackets(text)
        end = bytes.count
        self.items = items
    }

    /// The constraint that the description is of, without equations where those cannot be understood.
    mutating func read(at range: TextRange) -> LoggedConstraint {
        var constraint = LoggedConstraint(range: range, text: String(decoding: bytes, as: UTF8.self))
        readTrailer(into: &constraint)
        readHead(into: &constraint)
        skipBlanks()
        let content = takeContentPriorities()
        let priority = takePriority()
        trimEnd()
        guard let equation = isVisualFormat ? visualFormat() : equation(), position == end || isOnlyBlanks else {
            return constraint
        }
        guard let content else {
            constraint.equations = [equation]
            if let priority { constraint.equations[0].priority = priority }
            return constraint
        }
        // A content size is two preferences: not to grow, and not to shrink.
        let (size, value) = (equation.first, equation.second)
        constraint.equations = [
            LoggedEquation(first: size, relation: .lessThanOrEqual, second: value, priority: content.hugging),
            LoggedEquation(first: size, relation: .greaterThanOrEqual, second: value, priority: content.resistance),
        ]
        return constraint
    }

    /// Removes the angle brackets that SnapKit's first versions put around classes:
    /// `<App.LayoutConstraint:0x1> <UIView:0x2>.top == <UIView:0x3>.top`.
    private static func withoutInnerBrackets(_ text: [UInt8]) -> [UInt8] {
        guard text.first == UInt8(ascii: "<") else { return text }
        return text.indices.filter { position in
            let isBracket = text[position] == UInt8(ascii: "<") || text[position] == UInt8(ascii: ">")
            return !isBracket || (position + 1 < text.count && text[position + 1] == UInt8(ascii: "="))
        }.map { text[$0] }
    }

    // MARK: The end of the description

    /// Reads `(active, names: …)`, which ends the description.
    private mutating func readTrailer(into constraint: inout LoggedConstraint) {
        let markers = ["(active", "(inactive", "(Names:", "(names:"]
        guard let start = markers.compactMap({ lastOffset(of: $0) }).max() else { return }
        let trailer = Array(bytes[start..<end])
        if trailer.starts(with: "(active".utf8) { constraint.isActive = true }
        if trailer.starts(with: "(inactive".utf8) { constraint.isActive = false }
        for marker in ["Names:", "names:"] {
            guard let found = Self.offset(of: marker, in: trailer[...]) else { continue }
            names = LoggedNames(trailer[(found + marker.utf8.count)...].drop { $0 == UInt8(ascii: " ") })
            break
        }
        end = start
        trimEnd()
    }

    private func lastOffset(of word: String) -> Int? {
        let word = Array(word.utf8)
        guard end >= word.count else { return nil }
        return (0..<end - word.count + 1).dropFirst().last { start in
            bytes[start] == word[0] && bytes[start - 1] == UInt8(ascii: " ")
                && bytes[start..<start + word.count].elementsEqual(word)
        }
    }

    static func offset(of word: String, in text: ArraySlice<UInt8>) -> Int? {
        let word = Array(word.utf8)
        guard let head = word.first, text.count >= word.count else { return nil }
        return (text.startIndex...text.endIndex - word.count).first {
            text[$0] == head && text[$0..<$0 + word.count].elementsEqual(word)
        }
    }

    /// Reads ` Hug:250 CompressionResistance:750` after a content size.
    private mutating func takeContentPriorities() -> (hugging: Double, resistance: Double)? {
        guard let start = Self.offset(of: " Hug:", in: bytes[position..<end]) else { return nil }
        let words = String(decoding: bytes[start..<end], as: UTF8.self).split(separator: " ")
        func value(_ key: String) -> Double? {
            words.first { $0.hasPrefix(key) }.flatMap { Double($0.dropFirst(key.count)) }
        }
        guard let hugging = value("Hug:"), let resistance = value("CompressionResistance:") else { return nil }
        end = start
        return (hugging, resistance)
    }

    /// Reads `@750`, or SnapKit's and Masonry's `^750.0` and `^high`. A constraint without a priority is required.
    private mutating func takePriority() -> Double? {
        let signs: [UInt8] = [UInt8(ascii: "@"), UInt8(ascii: "^")]
        guard let sign = bytes[position..<end].lastIndex(where: signs.contains) else { return nil }
        var word = String(decoding: bytes[sign + 1..<end], as: UTF8.self)
        if let colon = word.lastIndex(of: ":") { word = String(word[word.index(after: colon)...]) }
        word = String(word.filter { !" ()".contains($0) })
        let named = ["required": 1000.0, "high": 750, "defaulthigh": 750, "medium": 500, "low": 250, "fittingsize": 50]
        guard let value = Double(word) ?? named[word.lowercased()], value > 0, value <= 1000 else { return nil }
        end = sign
        return value
    }

    // MARK: The beginning of the description

    private mutating func readHead(into constraint: inout LoggedConstraint) {
        var colon = position
        while colon < end, bytes[colon] != UInt8(ascii: ":"), bytes[colon] != UInt8(ascii: " ") { colon += 1 }
        constraint.className = String(decoding: bytes[position..<colon], as: UTF8.self)
        if let hex = HexAddress(bytes[..<end], at: colon) {
            constraint.address = hex.digits
            position = hex.end
        } else if colon < end, bytes[colon] == UInt8(ascii: ":") {
            let last = endOfLabel(from: colon + 1)
            constraint.label = String(decoding: bytes[colon + 1..<last], as: UTF8.self)
            position = last
        } else {
            position = colon
        }
        readLocation(into: &constraint)
        skipBlanks()
        readMask(into: &constraint)
        readIdentifier(into: &constraint)
    }

    /// The end of a label: a blank, or for one of SnapKit's with blanks in it, the beginning of the location.
    private func endOfLabel(from start: Int) -> Int {
        let isEnd = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "@") }
        let first = bytes[start..<end].firstIndex(where: isEnd) ?? end
        guard first < end, bytes[first] == UInt8(ascii: " "),
            let sign = bytes[first..<end].firstIndex(of: UInt8(ascii: "@"))
        else { return first }
        let isInEquation = bytes[first..<sign].contains { $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: "[") }
        return !isInEquation && bytes[sign..<end].contains(UInt8(ascii: "#")) ? sign : first
    }

    /// Reads `@File.swift#12`. A path may have blanks in it.
    private mutating func readLocation(into constraint: inout LoggedConstraint) {
        guard position < end, bytes[position] == UInt8(ascii: "@") else { return }
        var hash = position + 1
        while hash < end {
            defer { hash += 1 }
            guard bytes[hash] == UInt8(ascii: "#") else { continue }
            let last = bytes[hash + 1..<end].firstIndex { !$0.isDigit } ?? end
            guard last == end || bytes[last] == UInt8(ascii: " "),
                let line = Int(String(decoding: bytes[hash + 1..<last], as: UTF8.self))
            else { continue }
            let file = String(decoding: bytes[position + 1..<hash], as: UTF8.self)
            constraint.location = LoggedConstraint.SourceLocation(file: file, line: line)
            position = last
            return
        }
    }

    /// Reads an autoresizing mask: `h=--& v=-&-`.
    private mutating func readMask(into constraint: inout LoggedConstraint) {
        guard end - position >= 11, hasPrefix("h=") else { return }
        let mask = bytes[position..<position + 11]
        guard mask.allSatisfy({ "hv=-& ".utf8.contains($0) }) else { return }
        constraint.mask = String(decoding: mask, as: UTF8.self)
        position += 11
        skipBlanks()
    }

    /// Reads `'name'`, which may have blanks and quotes in it.
    private mutating func readIdentifier(into constraint: inout LoggedConstraint) {
        guard position < end, bytes[position] == UInt8(ascii: "'") else { return }
        var quote = position + 1
        while quote + 1 < end {
            if bytes[quote] == UInt8(ascii: "'"), bytes[quote + 1] == UInt8(ascii: " ") {
                constraint.identifier = String(decoding: bytes[position + 1..<quote], as: UTF8.self)
                position = quote + 1
                skipBlanks()
                return
            }
            quote += 1
        }
    }

    // MARK: Characters and numbers

    var next: UInt8? { position < end ? bytes[position] : nil }

    mutating func skipBlanks() {
        while next?.isBlank == true { position += 1 }
    }

    mutating func trimEnd() {
        while end > position, bytes[end - 1].isBlank { end -= 1 }
    }

    private var isOnlyBlanks: Bool { bytes[position..<end].allSatisfy { $0 == UInt8(ascii: " ") } }

    func hasPrefix(_ word: String) -> Bool {
        bytes[position..<end].starts(with: word.utf8)
    }

    mutating func take(_ word: String) -> Bool {
        guard hasPrefix(word) else { return false }
        position += word.utf8.count
        return true
    }

    mutating func takeRelation() -> Relation? {
        for relation in Relation.allCases where take(relation.rawValue) { return relation }
        return nil
    }

    /// Reads a number. Digits that letters follow are part of a name.
    mutating func takeNumber() -> Double? {
        var last = position
        while last < end {
            let byte = bytes[last]
            let isExponent = last > position && byte | 0x20 == UInt8(ascii: "e")
            let isSign = last > position && bytes[last - 1] | 0x20 == UInt8(ascii: "e") && "+-".utf8.contains(byte)
            guard byte == UInt8(ascii: ".") || byte.isDigit || isExponent || isSign else { break }
            last += 1
        }
        guard last > position, last == end || " )*+-@^,]".utf8.contains(bytes[last]),
            let value = Double(String(decoding: bytes[position..<last], as: UTF8.self)), value.isFinite
        else { return nil }
        position = last
        return value
    }

    /// Reads a standard spacing: `NSSpace(8)`.
    mutating func takeSpace() -> Double? {
        let start = position
        for word in ["NSLayoutAnchorConstraintSpace(", "NSSpace("] where take(word) {
            let isNegative = take("-")
            if let value = takeNumber(), take(")") { return isNegative ? -value : value }
            position = start
            return nil
        }
        return nil
    }
}

import LayoutModel
import SourceText

/// Reads the description of one constraint.
///
/// Apple's, SnapKit's and Masonry's differ in little: all begin with the class and an address or a name, and go on with an equation. Apple writes
/// some equations in the manner of the Visual Format Language.
struct DescriptionReader {
    var bytes: [UInt8]
    var place = 0
    /// Where the part that is being read ends.
    var end = 0
    var names = LoggedNames()
    var items: ItemTable
    /// What the description tells of the tree of views.
    var superviews: [(LoggedItemID, LoggedItemID)] = []
    var isRightToLeft = false

    /// - Parameter text: a description without what encloses it, on one line.
    init(_ text: [UInt8], items: ItemTable) {
        bytes = Self.withoutInnerBrackets(text)
        end = bytes.count
        self.items = items
    }

    /// What the description says. Its equations are empty where that cannot be understood.
    mutating func read(at range: TextRange) -> LoggedConstraint {
        var constraint = LoggedConstraint(range: range, text: String(decoding: bytes, as: UTF8.self))
        readTrailer(into: &constraint)
        readHead(into: &constraint)
        skipBlanks()
        let content = takeContentPriorities()
        let priority = takePriority()
        trimEnd()
        guard let equation = isVisualFormat ? visualFormat() : equation(), place == end || isOnlyBlanks else {
            return constraint
        }
        var required = equation
        if let priority { required.priority = priority }
        if let content {
            // A content size is two wishes: to be no longer, and to be no shorter.
            constraint.equations = [
                LoggedEquation(required.first, .lessThanOrEqual, required.second, priority: content.hugging),
                LoggedEquation(required.first, .greaterThanOrEqual, required.second, priority: content.resistance),
            ]
        } else {
            constraint.equations = [required]
        }
        return constraint
    }

    /// SnapKit's first versions put classes into angle brackets: `<App.LayoutConstraint:0x1> <UIView:0x2>.top == <UIView:0x3>.top`.
    private static func withoutInnerBrackets(_ text: [UInt8]) -> [UInt8] {
        guard text.first == UInt8(ascii: "<") else { return text }
        return text.indices.filter { place in
            let isBracket = text[place] == UInt8(ascii: "<") || text[place] == UInt8(ascii: ">")
            return !isBracket || (place + 1 < text.count && text[place + 1] == UInt8(ascii: "="))
        }.map { text[$0] }
    }

    // MARK: The end

    /// `(active, names: …)` and `(LTR)`, which end the description.
    private mutating func readTrailer(into constraint: inout LoggedConstraint) {
        let markers = ["(active", "(inactive", "(Names:", "(names:"]
        guard let start = markers.compactMap({ lastPlace(of: $0) }).max() else { return }
        let trailer = Array(bytes[start..<end])
        if trailer.starts(with: "(active".utf8) { constraint.isActive = true }
        if trailer.starts(with: "(inactive".utf8) { constraint.isActive = false }
        for marker in ["Names:", "names:"] {
            guard let found = Self.place(of: marker, in: trailer[...]) else { continue }
            var first = found + marker.utf8.count
            while first < trailer.count, trailer[first] == UInt8(ascii: " ") { first += 1 }
            names = LoggedNames(trailer[first...])
            break
        }
        end = start
        trimEnd()
    }

    private func lastPlace(of word: String) -> Int? {
        let word = Array(word.utf8)
        guard end >= word.count else { return nil }
        var at = end - word.count
        while at > 0 {
            if bytes[at] == word[0], bytes[at - 1] == UInt8(ascii: " "), bytes[at..<at + word.count].elementsEqual(word)
            {
                return at
            }
            at -= 1
        }
        return nil
    }

    static func place(of word: String, in text: ArraySlice<UInt8>) -> Int? {
        let word = Array(word.utf8)
        guard let head = word.first, text.count >= word.count else { return nil }
        return (text.startIndex...text.endIndex - word.count).first {
            text[$0] == head && text[$0..<$0 + word.count].elementsEqual(word)
        }
    }

    /// ` Hug:250 CompressionResistance:750` behind a content size.
    private mutating func takeContentPriorities() -> (hugging: Double, resistance: Double)? {
        guard let start = Self.place(of: " Hug:", in: bytes[place..<end]) else { return nil }
        let words = String(decoding: bytes[start..<end], as: UTF8.self).split(separator: " ")
        func value(_ key: String) -> Double? {
            words.first { $0.hasPrefix(key) }.flatMap { Double($0.dropFirst(key.count)) }
        }
        guard let hugging = value("Hug:"), let resistance = value("CompressionResistance:") else { return nil }
        end = start
        return (hugging, resistance)
    }

    /// `@750`, or as SnapKit and Masonry write it, `^750.0` and `^high`. Nil where there is none: what has none is required.
    private mutating func takePriority() -> Double? {
        let signs: [UInt8] = [UInt8(ascii: "@"), UInt8(ascii: "^")]
        guard let sign = bytes[place..<end].lastIndex(where: signs.contains) else { return nil }
        var word = String(decoding: bytes[sign + 1..<end], as: UTF8.self)
        if let colon = word.lastIndex(of: ":") { word = String(word[word.index(after: colon)...]) }
        word = String(word.filter { !" ()".contains($0) })
        let named = ["required": 1000.0, "high": 750, "defaulthigh": 750, "medium": 500, "low": 250, "fittingsize": 50]
        guard let value = Double(word) ?? named[word.lowercased()], value > 0, value <= 1000 else { return nil }
        end = sign
        return value
    }

    // MARK: The beginning

    private mutating func readHead(into constraint: inout LoggedConstraint) {
        var colon = place
        while colon < end, bytes[colon] != UInt8(ascii: ":"), bytes[colon] != UInt8(ascii: " ") { colon += 1 }
        constraint.className = String(decoding: bytes[place..<colon], as: UTF8.self)
        if let hex = HexAddress(bytes[..<end], at: colon) {
            constraint.address = hex.digits
            place = hex.end
        } else if colon < end, bytes[colon] == UInt8(ascii: ":") {
            let last = endOfLabel(from: colon + 1)
            constraint.label = String(decoding: bytes[colon + 1..<last], as: UTF8.self)
            place = last
        } else {
            place = colon
        }
        readPlace(into: &constraint)
        skipBlanks()
        readMask(into: &constraint)
        readIdentifier(into: &constraint)
    }

    /// A label ends with a blank; one of SnapKit's may have blanks in it, and ends where the place begins.
    private func endOfLabel(from start: Int) -> Int {
        let isEnd = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "@") }
        let first = bytes[start..<end].firstIndex(where: isEnd) ?? end
        guard first < end, bytes[first] == UInt8(ascii: " "),
            let sign = bytes[first..<end].firstIndex(of: UInt8(ascii: "@"))
        else { return first }
        // Behind the beginning of an equation nothing belongs to the head.
        let isInEquation = bytes[first..<sign].contains { $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: "[") }
        return !isInEquation && bytes[sign..<end].contains(UInt8(ascii: "#")) ? sign : first
    }

    /// `@File.swift#12`. A path may have blanks in it.
    private mutating func readPlace(into constraint: inout LoggedConstraint) {
        guard place < end, bytes[place] == UInt8(ascii: "@") else { return }
        var hash = place + 1
        while hash < end {
            defer { hash += 1 }
            guard bytes[hash] == UInt8(ascii: "#") else { continue }
            var last = hash + 1
            while last < end, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[last]) { last += 1 }
            guard last == end || bytes[last] == UInt8(ascii: " "),
                let line = Int(String(decoding: bytes[hash + 1..<last], as: UTF8.self))
            else { continue }
            let file = String(decoding: bytes[place + 1..<hash], as: UTF8.self)
            constraint.place = LoggedConstraint.SourcePlace(file: file, line: line)
            place = last
            return
        }
    }

    /// `h=--& v=-&-`.
    private mutating func readMask(into constraint: inout LoggedConstraint) {
        guard end - place >= 11, bytes[place] == UInt8(ascii: "h"), bytes[place + 1] == UInt8(ascii: "=") else {
            return
        }
        let mask = bytes[place..<place + 11]
        guard mask.allSatisfy({ "hv=-& ".utf8.contains($0) }) else { return }
        constraint.mask = String(decoding: mask, as: UTF8.self)
        place += 11
        skipBlanks()
    }

    /// `'name'`, which may have blanks and quotes in it.
    private mutating func readIdentifier(into constraint: inout LoggedConstraint) {
        guard place < end, bytes[place] == UInt8(ascii: "'") else { return }
        var quote = place + 1
        while quote + 1 < end {
            if bytes[quote] == UInt8(ascii: "'"), bytes[quote + 1] == UInt8(ascii: " ") {
                constraint.identifier = String(decoding: bytes[place + 1..<quote], as: UTF8.self)
                place = quote + 1
                skipBlanks()
                return
            }
            quote += 1
        }
    }

    // MARK: Small things

    var next: UInt8? { place < end ? bytes[place] : nil }

    mutating func skipBlanks() {
        while let byte = next, byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") { place += 1 }
    }

    mutating func trimEnd() {
        while end > place, bytes[end - 1] == UInt8(ascii: " ") || bytes[end - 1] == UInt8(ascii: "\t") { end -= 1 }
    }

    private var isOnlyBlanks: Bool { bytes[place..<end].allSatisfy { $0 == UInt8(ascii: " ") } }

    func hasPrefix(_ word: String, at offset: Int) -> Bool {
        offset <= end && bytes[offset..<end].starts(with: word.utf8)
    }

    mutating func take(_ word: String) -> Bool {
        guard hasPrefix(word, at: place) else { return false }
        place += word.utf8.count
        return true
    }

    mutating func takeRelation() -> Relation? {
        for relation in Relation.allCases where take(relation.rawValue) { return relation }
        return nil
    }

    /// A number that ends where a word could: what goes on in letters is a name.
    mutating func takeNumber() -> Double? {
        var last = place
        while last < end {
            let byte = bytes[last]
            let isSignOfPower =
                (byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")) && last > place
                && bytes[last - 1] | 0x20 == UInt8(ascii: "e")
            let isPower = byte | 0x20 == UInt8(ascii: "e") && last > place
            guard
                byte == UInt8(ascii: ".") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || isPower
                    || isSignOfPower
            else { break }
            last += 1
        }
        guard last > place, last == end || " )*+-@^,]".utf8.contains(bytes[last]),
            let value = Double(String(decoding: bytes[place..<last], as: UTF8.self)), value.isFinite
        else { return nil }
        place = last
        return value
    }

    /// `NSSpace(8)`: a standard spacing.
    mutating func takeSpace() -> Double? {
        let start = place
        for word in ["NSLayoutAnchorConstraintSpace(", "NSSpace("] where take(word) {
            let isNegative = take("-")
            if let value = takeNumber(), take(")") { return isNegative ? -value : value }
            place = start
            return nil
        }
        return nil
    }
}

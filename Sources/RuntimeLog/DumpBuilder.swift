import LayoutModel

/// Collects the constraints and items of one dump.
struct DumpBuilder {
    /// UIKit lists a dozen; nobody looks through more than this.
    private static let mostConstraints = 2000

    private var items = ItemTable()
    private var constraints: [LoggedConstraint] = []
    /// The indices of constraints by their text without blanks.
    private var indexOfText: [String: Int] = [:]
    /// The indices of constraints by class and address; of several that share these, the first.
    private var indexOfAddress: [String: Int] = [:]
    private var broken: Int?
    private var superviews: [LoggedItemID: LoggedItemID] = [:]
    private var isRightToLeft = false
    private var hasTooMany = false

    var isEmpty: Bool { constraints.isEmpty }

    mutating func add(_ found: FoundDescription, isBroken: Bool) {
        let (reader, read) = read(found)
        var constraint = read
        items = reader.items
        if !found.isComplete, !Self.isCertain(constraint.text) { constraint.equations = [] }
        // The same text is the same constraint, but one address may have been used for two. The broken constraint is
        // recognised by its address too, since it may be wrapped differently from the list.
        let address = constraint.address.map { "\(constraint.className) \($0)" }
        let text = constraint.text.filter { $0 != " " }
        if let known = indexOfText[text] ?? (isBroken ? address.flatMap { indexOfAddress[$0] } : nil) {
            if isBroken { broken = known }
            return
        }
        guard constraints.count < Self.mostConstraints else {
            hasTooMany = true
            return
        }
        for (item, superview) in reader.superviews where superviews[item] == nil && item != superview {
            superviews[item] = superview
        }
        if reader.isRightToLeft { isRightToLeft = true }
        indexOfText[text] = constraints.count
        if let address, indexOfAddress[address] == nil { indexOfAddress[address] = constraints.count }
        if isBroken { broken = constraints.count }
        constraints.append(constraint)
    }

    /// Marks the listed constraint with exactly this text as the broken one; false where there is none.
    mutating func markBroken(_ text: ArraySlice<UInt8>) -> Bool {
        guard !text.isEmpty, text.count < 1000,
            let known = indexOfText[String(decoding: text, as: UTF8.self).filter { $0 != " " }]
        else { return false }
        broken = known
        return true
    }

    func finish(_ dump: ConflictDump) -> ConflictDump {
        var dump = dump
        dump.items = items.items
        dump.constraints = constraints
        dump.broken = broken
        dump.superviews = superviews
        dump.isRightToLeft = isRightToLeft
        dump.evidence = OriginEvidence(constraints, items.items)
        if hasTooMany { dump.isComplete = false }
        if constraints.contains(where: \.isUnderstood) { dump.isRedacted = false }
        return dump
    }

    // MARK: Wrapped descriptions

    private typealias Reading = (reader: DescriptionReader, constraint: LoggedConstraint)

    /// A description may have been wrapped at blanks or within words: the first reading that makes sense counts.
    private mutating func read(_ found: FoundDescription) -> Reading {
        guard found.lines.count > 1 else {
            return Self.read(found.lines.first.map(Self.withoutReturns) ?? [], found, &items)
        }
        var known = items
        let atBlanks = Self.read(Self.joined(found.lines, [UInt8(ascii: " ")]), found, &known)
        if atBlanks.constraint.isUnderstood, !Self.hasSplitNames(atBlanks) { return atBlanks }
        known = items
        let withinWords = Self.read(Self.joined(found.lines, []), found, &known)
        return withinWords.constraint.isUnderstood ? withinWords : atBlanks
    }

    /// Moves `items` to the reader, because copying them for each line would take quadratic time.
    private static func read(_ text: [UInt8], _ found: FoundDescription, _ items: inout ItemTable) -> Reading {
        // In Markdown the closing bracket may be written `\>`.
        let text: [UInt8] = text.last == UInt8(ascii: "\\") ? text.dropLast() : text
        var reader = DescriptionReader(text, items: items)
        items = ItemTable()
        let constraint = reader.read(at: found.range)
        return (reader, constraint)
    }

    private static func joined(_ lines: [ArraySlice<UInt8>], _ separator: [UInt8]) -> [UInt8] {
        let isSpace: (UInt8) -> Bool = { $0 <= 0x20 }
        let trimmed = lines.enumerated().map { number, line in
            let start = number == 0 ? line : line.drop(while: isSpace)
            return Array(withoutReturns(start).reversed().drop(while: isSpace).reversed())
        }
        return Array(trimmed.joined(separator: separator))
    }

    private static func withoutReturns(_ line: ArraySlice<UInt8>) -> [UInt8] {
        line.filter { $0 != UInt8(ascii: "\r") }
    }

    /// Whether a name was joined from two lines.
    private static func hasSplitNames(_ reading: Reading) -> Bool {
        reading.constraint.equations.flatMap(\.anchors).contains {
            reading.reader.items.items[$0.item.index].name?.contains(":0x") == true
        }
    }

    /// Whether a description that was cut off has its equation to the end, which a bracket then closes.
    private static func isCertain(_ text: String) -> Bool { text.hasSuffix(")") || text.hasSuffix("]") }
}

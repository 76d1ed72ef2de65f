import LayoutModel

/// Puts the descriptions of one dump together.
struct DumpBuilder {
    /// UIKit lists a dozen; what has more of them than this is not a list of constraints that somebody can look through.
    private static let most = 2000

    private var items = ItemTable()
    private var constraints: [LoggedConstraint] = []
    /// By their words without blanks.
    private var places: [String: Int] = [:]
    /// By class and address; where several share one, the first.
    private var addresses: [String: Int] = [:]
    private var broken: Int?
    private var superviews: [LoggedItemID: LoggedItemID] = [:]
    private var isRightToLeft = false
    /// Whether the list goes on where nothing more is taken in.
    private var isCutOff = false

    var isEmpty: Bool { constraints.isEmpty }

    mutating func add(_ found: FoundDescription, isBroken: Bool) {
        var best: DescriptionReader?
        var read: LoggedConstraint?
        let texts = Self.joined(found.pieces)
        let kept = texts.count > 1 ? items : ItemTable()
        for text in texts {
            var table = kept
            // The only reader gets the table itself: a copy a line would take time that grows with the square of the list.
            if texts.count == 1 { swap(&table, &items) }
            var reader = DescriptionReader(text, items: table)
            table = ItemTable()
            let constraint = reader.read(at: found.range)
            if read == nil || constraint.isUnderstood {
                best = reader
                read = constraint
            }
            if constraint.isUnderstood, !hasTornItems(constraint, reader.items) { break }
        }
        guard let reader = best, var constraint = read else { return }
        items = reader.items
        if !found.isWhole, !Self.isCertain(constraint.text) { constraint.equations = [] }
        // What stands in the list twice is one constraint; two that share an address are two, as an address is used again. The broken one is
        // told by its address too, since it may be wrapped otherwise than in the list.
        let address = constraint.address.map { "\(constraint.className) \($0)" }
        let key = constraint.text.filter { $0 != " " }
        if let known = places[key] ?? (isBroken ? address.flatMap { addresses[$0] } : nil) {
            if isBroken { broken = known }
            return
        }
        guard constraints.count < Self.most else {
            isCutOff = true
            return
        }
        for (item, superview) in reader.superviews where superviews[item] == nil && item != superview {
            superviews[item] = superview
        }
        if reader.isRightToLeft { isRightToLeft = true }
        places[key] = constraints.count
        if let address, addresses[address] == nil { addresses[address] = constraints.count }
        if isBroken { broken = constraints.count }
        constraints.append(constraint)
    }

    /// Marks the constraint of the list that stands there in these very words, which have no brackets, as the broken one.
    mutating func breakListed(_ words: ArraySlice<UInt8>) -> Bool {
        guard !words.isEmpty, words.count < 1000,
            let known = places[String(decoding: words, as: UTF8.self).filter { $0 != " " }]
        else { return false }
        broken = known
        return true
    }

    /// Whether what is left of a description that was cut off says all: it has come to its end, or to the bracket that ends what it says.
    private static func isCertain(_ text: String) -> Bool { text.hasSuffix(")") || text.hasSuffix("]") }

    /// A wrapped line may have been wrapped at a blank or within a word.
    private static func joined(_ pieces: [ArraySlice<UInt8>]) -> [[UInt8]] {
        let isBlank: (UInt8) -> Bool = { $0 <= 0x20 }
        func clean(_ bytes: ArraySlice<UInt8>) -> [UInt8] { bytes.filter { $0 != UInt8(ascii: "\r") } }
        guard pieces.count > 1 else { return [withoutBackslash(clean(pieces.first ?? []))] }
        return [[UInt8(ascii: " ")], []].map { separator in
            let lines = pieces.enumerated().map { number, piece in
                let start = number == 0 ? piece : piece.drop(while: isBlank)
                return Array(clean(start).reversed().drop(while: isBlank).reversed())
            }
            return withoutBackslash(Array(lines.joined(separator: separator)))
        }
    }

    /// In Markdown a bracket may be written `\>`.
    private static func withoutBackslash(_ bytes: [UInt8]) -> [UInt8] {
        bytes.last == UInt8(ascii: "\\") ? bytes.dropLast() : bytes
    }

    /// Whether a name was put together of what stood on two lines.
    private func hasTornItems(_ constraint: LoggedConstraint, _ items: ItemTable) -> Bool {
        constraint.equations.flatMap(\.anchors).contains { items.items[$0.item.index].name?.contains(":0x") == true }
    }

    func finish(_ dump: ConflictDump) -> ConflictDump {
        var dump = dump
        dump.items = items.items
        dump.constraints = constraints
        dump.broken = broken
        dump.superviews = superviews
        dump.isRightToLeft = isRightToLeft
        dump.surroundings = LoggedSurroundings(constraints, items.items)
        if isCutOff { dump.isComplete = false }
        if constraints.contains(where: \.isUnderstood) { dump.isHidden = false }
        return dump
    }
}

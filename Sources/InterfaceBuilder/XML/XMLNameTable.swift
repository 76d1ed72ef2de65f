/// Every tag and attribute name of a document, once, found again by its bytes.
///
/// An open hash table of numbers. The hash begins with a number of the process's own, so that no file can be made to fill one place.
struct XMLNameTable: Sendable {
    private(set) var spellings: [String] = []
    /// The bytes of all names, one behind the other, and where each begins; the last is where the next will.
    private var bytes: [UInt8] = []
    private var starts: [Int32] = [0]
    /// The place of a name plus one; 0 where there is none. The count is a power of two, and at most half of it is in use.
    private var slots: [Int32]

    /// With the names of ``XMLName`` at their places.
    static let known: XMLNameTable = {
        var table = XMLNameTable(slots: 512)
        for name in XMLName.allCases {
            let spelling = Array(name.spelling.utf8)
            _ = table.intern(spelling.span, spelling.indices, hash: hash(of: spelling.span, spelling.indices))
        }
        return table
    }()

    private init(slots count: Int) {
        slots = Array(repeating: 0, count: count)
    }

    // MARK: Hashes

    /// Where the hash of a name begins.
    static let seed = UInt64(truncatingIfNeeded: Hasher().finalize()) | 1

    /// The hash of a name after one more byte.
    @inline(__always)
    static func step(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
        (hash ^ UInt64(byte)) &* 0x9E37_79B9_7F4A_7C15
    }

    private static func hash(of text: borrowing Span<UInt8>, _ range: Range<Int>) -> UInt64 {
        var hash = seed
        for place in range { hash = step(hash, text[place]) }
        return hash
    }

    // MARK: Looking up

    /// The place of the name that stands in `range` of `text`, entered where it is new.
    @inline(__always)
    mutating func intern(_ text: borrowing Span<UInt8>, _ range: Range<Int>, hash: UInt64) -> Int32 {
        var slot = firstSlot(hash)
        while slots[slot] != 0 {
            if isName(slots[slot] - 1, text, range) { return slots[slot] - 1 }
            slot = (slot + 1) & (slots.count - 1)
        }
        return enter(text, range, slot)
    }

    /// The place of a name; nil where the document has none such.
    func index(of name: String) -> Int? {
        var name = name
        return name.withUTF8 { index(of: Array($0).span) }
    }

    private func index(of name: borrowing Span<UInt8>) -> Int? {
        let range = name.indices
        var slot = firstSlot(Self.hash(of: name, range))
        while slots[slot] != 0 {
            if isName(slots[slot] - 1, name, range) { return Int(slots[slot] - 1) }
            slot = (slot + 1) & (slots.count - 1)
        }
        return nil
    }

    /// The low bits of a product say little, so the high ones choose.
    @inline(__always)
    private func firstSlot(_ hash: UInt64) -> Int {
        Int(truncatingIfNeeded: hash >> 32) & (slots.count - 1)
    }

    @inline(__always)
    private func isName(_ name: Int32, _ text: borrowing Span<UInt8>, _ range: Range<Int>) -> Bool {
        let start = Int(starts[Int(name)])
        guard Int(starts[Int(name) + 1]) - start == range.count else { return false }
        for offset in 0..<range.count where bytes[start + offset] != text[range.lowerBound + offset] { return false }
        return true
    }

    private mutating func enter(_ text: borrowing Span<UInt8>, _ range: Range<Int>, _ slot: Int) -> Int32 {
        let index = Int32(truncatingIfNeeded: spellings.count)
        var name: [UInt8] = []
        name.reserveCapacity(range.count)
        for place in range { name.append(text[place]) }
        spellings.append(String(decoding: name, as: UTF8.self))
        bytes += name
        starts.append(Int32(truncatingIfNeeded: bytes.count))
        slots[slot] = index + 1
        if spellings.count * 2 > slots.count { grow() }
        return index
    }

    private mutating func grow() {
        slots = Array(repeating: 0, count: slots.count * 4)
        for name in spellings.indices {
            let range = Int(starts[name])..<Int(starts[name + 1])
            var slot = firstSlot(Self.hash(of: bytes.span, range))
            while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = Int32(truncatingIfNeeded: name + 1)
        }
    }
}

/// The distinct tag and attribute names of a document, found by their bytes.
///
/// An open-addressing hash table. The hash seed is random for each process, so that no file can force collisions.
struct XMLNameTable: Sendable {
    private(set) var spellings: [String] = []
    /// The bytes of all names, one after another.
    private var bytes: [UInt8] = []
    /// The start of each name in ``bytes``, and the end of the last one.
    private var starts: [Int32] = [0]
    /// The index of a name plus one; 0 for an empty slot. The count is a power of two, and at most half of it is used.
    private var slots: [Int32]

    /// A table with the names of ``XMLName`` at their indices.
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

    static let seed = UInt64(truncatingIfNeeded: Hasher().finalize()) | 1

    /// The hash of a name after one more byte.
    @inline(__always)
    static func step(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
        (hash ^ UInt64(byte)) &* 0x9E37_79B9_7F4A_7C15
    }

    private static func hash(of text: borrowing Span<UInt8>, _ range: Range<Int>) -> UInt64 {
        var hash = seed
        for index in range { hash = step(hash, text[index]) }
        return hash
    }

    // MARK: Lookup

    /// The index of a name in `text`, which is added if it is new.
    @inline(__always)
    mutating func intern(_ text: borrowing Span<UInt8>, _ range: Range<Int>, hash: UInt64) -> Int32 {
        var slot = firstSlot(hash)
        while slots[slot] != 0 {
            if isName(slots[slot] - 1, text, range) { return slots[slot] - 1 }
            slot = (slot + 1) & (slots.count - 1)
        }
        return enter(text, range, slot)
    }

    /// The index of a name; nil if the document does not contain it.
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

    /// Uses the high bits of the hash, because the low bits of a product vary little.
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
        for index in range { name.append(text[index]) }
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

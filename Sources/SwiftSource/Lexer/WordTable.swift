/// Finds the word of a name by its bytes, with one multiplication and mostly one comparison.
struct WordTable: Sendable {
    static let standard = WordTable()

    /// The longest word, in bytes. A longer name is no word.
    static let longest = 16

    private struct Entry: Sendable {
        var first: UInt64 = 0
        var second: UInt64 = 0
        var word = Word.other
    }

    private var entries = [Entry](repeating: Entry(), count: WordTable.size)
    private static let size = 1024

    private init() {
        for word in Word.allCases where word != .other {
            var first: UInt64 = 0
            var second: UInt64 = 0
            for (place, byte) in word.spelling.utf8.enumerated() {
                if place < 8 {
                    first |= UInt64(byte) << (8 * UInt64(place))
                } else {
                    second |= UInt64(byte) << (8 * UInt64(place - 8))
                }
            }
            var slot = Self.slot(first, second)
            while entries[slot].word != .other { slot = (slot + 1) % Self.size }
            entries[slot] = Entry(first: first, second: second, word: word)
        }
    }

    /// The word with these bytes, the first in the lowest bits of `first`, the ninth in those of `second`.
    func word(_ first: UInt64, _ second: UInt64) -> Word {
        var slot = Self.slot(first, second)
        while true {
            let entry = entries[slot]
            if entry.first == first, entry.second == second || entry.word == .other { return entry.word }
            if entry.word == .other { return .other }
            slot = (slot + 1) % Self.size
        }
    }

    private static func slot(_ first: UInt64, _ second: UInt64) -> Int {
        let mixed = (first ^ (second &* 0x9E37_79B9_7F4A_7C15)) &* 0xD6E8_FEB8_6659_FD93
        return Int(truncatingIfNeeded: mixed >> 54)
    }
}

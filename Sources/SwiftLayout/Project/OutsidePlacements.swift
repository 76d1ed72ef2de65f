import SourceText

/// The views that a file relates as members of another object than `self`, as `tip.badge.topAnchor` and
/// `cell.label.snp` do.
///
/// They are found in the text, because the index of a project leaves most bodies out.
struct OutsidePlacements {
    /// The names of the members, each once, with the place of its first use.
    private(set) var all: [(name: String, range: TextRange)] = []
    private let bytes: [UInt8]

    /// - Complexity: O(length of the text).
    init(in bytes: [UInt8]) {
        self.bytes = bytes
        var known = Self.members
        for word in Self.words(in: bytes) {
            guard word.upperBound == bytes.count || !bytes[word.upperBound].isWord,
                let member = member(before: word.lowerBound)
            else { continue }
            let name = String(decoding: bytes[member], as: UTF8.self)
            if known.insert(name).inserted { all.append((name, TextRange(member.lowerBound, word.upperBound))) }
        }
    }

    /// Where `Anchor` and `snp` stand. Every file of a project is searched, so it is done in one pass without checks.
    private static func words(in bytes: [UInt8]) -> [Range<Int>] {
        let anchor = Array("Anchor".utf8)
        return bytes.withUnsafeBufferPointer { bytes in
            var found: [Range<Int>] = []
            for index in bytes.indices {
                switch bytes[index] {
                case UInt8(ascii: "A") where bytes[index...].starts(with: anchor):
                    found.append(index..<index + anchor.count)
                case UInt8(ascii: "n")
                where index > 0 && index + 1 < bytes.count && bytes[index - 1] == UInt8(ascii: "s")
                    && bytes[index + 1] == UInt8(ascii: "p"):
                    found.append(index - 1..<index + 2)
                default: break
                }
            }
            return found
        }
    }

    /// Members of UIKit's classes, which are no views that a class declares.
    private static let members: Set = [
        "contentView", "view", "superview", "safeAreaLayoutGuide", "layoutMarginsGuide", "readableContentGuide",
        "contentLayoutGuide", "frameLayoutGuide", "keyboardLayoutGuide",
    ]

    /// The member whose anchor or `snp` ends in a word at an offset, if it is one of another object.
    private func member(before offset: Int) -> Range<Int>? {
        guard let dot = dot(before: word(before: offset).lowerBound) else { return nil }
        let name = word(before: dot)
        guard !name.isEmpty, let next = self.dot(before: name.lowerBound), next > 0 else { return nil }
        let base = word(before: next)
        // A call, an element or another expression in parentheses.
        if base.isEmpty { return [UInt8(ascii: ")"), UInt8(ascii: "]")].contains(bytes[next - 1]) ? name : nil }
        return bytes[base].elementsEqual("self".utf8) || bytes[base].elementsEqual("super".utf8) ? nil : name
    }

    /// The word that ends at an offset; empty if none does.
    private func word(before end: Int) -> Range<Int> {
        var start = end
        while start > 0, bytes[start - 1].isWord { start -= 1 }
        return start..<end
    }

    /// Where what a dot before an offset follows ends, without blanks and the marks of optionals.
    private func dot(before offset: Int) -> Int? {
        guard offset > 0, bytes[offset - 1] == UInt8(ascii: ".") else { return nil }
        var end = offset - 1
        while end > 0, [0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: "?"), UInt8(ascii: "!")].contains(bytes[end - 1]) {
            end -= 1
        }
        return end
    }
}

extension SwiftFile {
    /// Whether a word stands in the text.
    ///
    /// - Complexity: O(length of the text).
    func mentions(_ word: String) -> Bool { utf8.firstWord(word, from: 0) != nil }
}

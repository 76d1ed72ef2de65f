import Simplex

/// Damaged versions of a text: cut off, with a byte missing, with merge conflicts, or with a wrong value.
struct Damage {
    private let bytes: [UInt8]

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// The text up to every `step`-th byte.
    func truncations(every step: Int) -> some Sequence<String> {
        stride(from: 0, to: bytes.count, by: step).lazy.map { text(bytes[..<$0]) }
    }

    /// The text without one byte, for every `step`-th byte.
    func deletions(every step: Int) -> some Sequence<String> {
        stride(from: 0, to: bytes.count, by: step).lazy.map { text(bytes[..<$0] + bytes[($0 + 1)...]) }
    }

    /// The text with a merge conflict in some of its lines.
    func conflict(using generator: inout SeededGenerator) -> String {
        var lines = string.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard !lines.isEmpty else { return string }
        let first = Int.random(in: 0..<lines.count, using: &generator)
        let last = min(first + Int.random(in: 0...6, using: &generator), lines.count - 1)
        let other = Int.random(in: 0..<lines.count, using: &generator)
        let second = lines[other..<min(other + last - first, lines.count)]
        var merged = ["<<<<<<< HEAD"] + lines[first...last]
        if generator.oneIn(3) { merged += ["||||||| base"] + second }
        merged += ["======="] + second + [">>>>>>> other"]
        // Sometimes a mark was already removed by hand.
        if generator.oneIn(4) { merged.remove(at: Int.random(in: 0..<merged.count, using: &generator)) }
        lines.replaceSubrange(first...last, with: merged)
        return lines.joined(separator: "\n")
    }

    /// The text with another value between two quotes.
    func otherValue(using generator: inout SeededGenerator) -> String {
        let quotes = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\"") }
        guard quotes.count > 1 else { return string }
        let index = Int.random(in: 0..<(quotes.count - 1), using: &generator)
        let value = generator.element(of: Self.values, or: "")
        return text(bytes[...quotes[index]] + Array(value.utf8) + bytes[quotes[index + 1]...])
    }

    private static let values = [
        "", "0", "-1", "nan", "inf", "-infinity", "1e400", "99999999999999999999", "0.0000000001", "1:0", "0:1", "16:9",
        "YES", "NO", "bottom", "trailingMargin", "greaterThanOrEqual", "vertical", "fillProportionally", "1000",
        "1000.5", "-250", "-1", "-2", "&", "&#0;", "<", "\u{0}", "\u{1F600}", "\n", "a b",
        "heightClass=compact-widthClass=regular", "safeArea", "view", "stackView", "retina4_7", "iOS.CocoaTouch",
        "MacOSX.Cocoa",
    ]

    private var string: String { text(bytes[...]) }

    /// The bytes as text, with replacement characters for invalid ones.
    private func text(_ bytes: ArraySlice<UInt8>) -> String {
        String(decoding: bytes, as: UTF8.self)
    }
}

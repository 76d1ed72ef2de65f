/// Known words that are similar to an unknown one.
package struct NearSpellings: Sendable {
    /// The nearest first.
    package let words: [String]
    /// The number of words that are equally near, and nearer than the others.
    private let ties: Int

    /// The only word that can have been meant.
    package init(only word: String) {
        self.init([(1, word)])
    }

    fileprivate init(_ found: [(distance: Int, word: String)]) {
        words = found.map(\.word)
        ties = found.prefix { $0.distance == found.first?.distance }.count
    }

    /// Whether no single word is the nearest.
    package var isTie: Bool { ties > 1 }

    /// ``Did you mean `top` or `tops`?``; nil if there are no words.
    package func question(quote: Character = "\"") -> String? {
        let quoted = words.prefix(ties).map { "\(quote)\($0)\(quote)" }
        guard let last = quoted.last else { return nil }
        return "Did you mean \(quoted.count == 1 ? "" : quoted.dropLast().joined(separator: ", ") + " or ")\(last)?"
    }
}

/// Suggestions for misspelled names.
package enum Spelling {
    /// The candidates that `word` may have been meant for, nearest first.
    ///
    /// The distance is the number of characters inserted, removed or replaced and of neighbours exchanged. It is at
    /// least 1 and at most a third of the word's length. Words longer than 40 characters have no suggestions.
    ///
    /// Complexity: O(candidates × length²).
    package static func nearest(
        to word: String, in candidates: some Sequence<String>, limit: Int = 3
    ) -> NearSpellings {
        let letters = letters(of: word)
        guard !letters.isEmpty, letters.count <= 40 else { return NearSpellings([]) }
        let allowed = max(1, letters.count / 3)
        var found: [(distance: Int, word: String)] = []
        var seen: Set<String> = [word]
        for candidate in candidates {
            // A character has up to four code units, so lengths that differ by more than this are too far apart.
            guard candidate.utf8.count <= 4 * (letters.count + allowed),
                candidate.utf8.count + allowed >= letters.count,
                seen.insert(candidate).inserted
            else { continue }
            let other = self.letters(of: candidate)
            guard abs(other.count - letters.count) <= allowed, other.count > 1 || letters.count == 1 else { continue }
            let distance = distance(letters, other)
            // A word of one or two letters is near to any other, so they must share a letter.
            guard distance <= allowed, distance < max(letters.count, other.count) else { continue }
            found.append((distance, candidate))
        }
        let inOrder = found.enumerated().sorted {
            ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset)
        }
        return NearSpellings(inOrder.prefix(limit).map(\.element))
    }

    /// The letters, all but the first in lower case.
    private static func letters(of word: String) -> [UInt32] {
        word.unicodeScalars.enumerated().map { index, letter in
            index > 0 && ("A"..."Z").contains(letter) ? letter.value + 0x20 : letter.value
        }
    }

    /// The optimal string alignment distance: Damerau's, with each pair exchanged at most once.
    private static func distance(_ a: [UInt32], _ b: [UInt32]) -> Int {
        var before = [Int](repeating: 0, count: b.count + 1)
        var last = Array(0...b.count)
        for i in a.indices {
            var row = [i + 1]
            for j in b.indices {
                var best = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, before[j - 1] + 1) }
                row.append(best)
            }
            before = last
            last = row
        }
        return last[b.count]
    }
}

extension Spelling {
    /// A message about an unknown name, with the nearest known spelling or all known names.
    ///
    /// - Parameters:
    ///   - complaint: A clause without a full stop, such as `"a.layout" has no state "wide"`.
    ///   - none: The sentence that replaces the suggestion if no name is known.
    package static func complaint(
        about name: String, among known: [String], _ complaint: String, none: String
    ) -> String {
        "\(complaint). \(known.isEmpty ? none : suggestion(for: name, among: known))"
    }

    /// A sentence with the nearest known spelling, or with the known names.
    package static func suggestion(for name: String, among known: [String]) -> String {
        var seen: Set<String> = []
        let known = known.filter { seen.insert($0).inserted }
        if let question = nearest(to: name, in: known).question() { return question }
        let listed = known.prefix(12).map { "\"\($0)\"" }.joined(separator: ", ")
        return "There \(known.count == 1 ? "is" : "are") \(listed)\(known.count > 12 ? ", …" : "")."
    }
}

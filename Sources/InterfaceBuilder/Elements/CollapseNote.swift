import LayoutModel
import SourceText

/// A line of a note that declares how the view collapses, in the words of the `.layout` language: `collapse: trailing
/// as flexibleBox`.
struct CollapseNote: Hashable {
    var edges: Set<Edge> = []
    /// Nil for the style of the app.
    var style: CollapseStyle?

    init(edges: Set<Edge>, style: CollapseStyle?) {
        self.edges = edges
        self.style = style
    }

    /// Nil for any other line. Capital letters are allowed only if a colon or a style shows that a collapse is meant.
    init?(_ line: Substring) {
        var words = Self.words(of: line)[...]
        guard let first = words.popFirst(), Self.isSame(first, "collapse") || Self.isSame(first, "collapse:") else {
            return nil
        }
        var hasSign = first.hasSuffix(":")
        if !hasSign, words.first == ":" {
            words.removeFirst()
            hasSign = true
        }
        while let word = words.popFirst() {
            if Self.isSame(word, "as") {
                guard words.count == 1,
                    let style = words.first.flatMap({ word in
                        CollapseStyle.allCases.first { Self.isSame(word, $0.rawValue) }
                    })
                else { return nil }
                self.style = style
                return
            }
            if Self.isSame(word, "all") {
                edges.formUnion(Set.allSides)
            } else if let edge = Edge.allCases.first(where: { Self.isSame(word, $0.rawValue) }) {
                edges.insert(edge)
            } else {
                return nil
            }
        }
        // "Collapse All" may be the title of a button.
        if !hasSign, line != Substring(line.lowercased()) { return nil }
    }

    private static func isSame(_ word: Substring, _ known: String) -> Bool {
        word.lowercased() == known.lowercased()
    }

    var line: String { "collapse" + (edges.isEmpty ? "" : ": " + edges.words.joined(separator: " ")) + styleClause }

    private var styleClause: String { style.map { " as \($0.rawValue)" } ?? "" }

    private static func words(of line: Substring) -> [Substring] {
        line.split { $0 == " " || $0 == "\t" }
    }

    // MARK: Misspelled words

    /// The only wrong word of a line.
    struct Misspelling {
        var word: Substring
        /// The words that may be meant, the nearest first.
        var meant: [String]
    }

    /// Nil unless all other words belong to a collapse and a colon, `as` or a direction shows that one is meant,
    /// because most notes are written for people.
    static func misspelling(in line: Substring) -> Misspelling? {
        var words = words(of: line)[...]
        guard var first = words.popFirst() else { return nil }
        var wrong: [Misspelling] = []
        var signs = 0
        if first.hasSuffix(":") {
            first = first.dropLast()
            signs += 1
        } else if words.first == ":" {
            words.removeFirst()
            signs += 1
        }
        /// False if a word is neither known nor similar to a known one.
        func take(_ word: Substring, _ known: [String], isStyle: Bool = false) -> Bool {
            if known.contains(where: { isSame(word, $0) }) { return true }
            let meant = Spelling.nearest(to: String(word), in: known).words
            // A word in camel case, or one after a colon and a direction, is not part of a sentence.
            let isCode = isStyle && (signs > 1 || word.dropFirst().contains(where: \.isUppercase))
            guard !meant.isEmpty || isCode else { return false }
            wrong.append(Misspelling(word: word, meant: meant))
            return true
        }
        guard take(first, ["collapse"]) else { return nil }
        let needed = wrong.isEmpty ? 1 : 2
        while let word = words.popFirst() {
            let isAs = isSame(word, "as")
            if isAs, words.isEmpty {
                wrong.append(Misspelling(word: word, meant: []))
                break
            }
            let isStyle = isAs && words.count == 1
            guard let last = isStyle ? words.popFirst() : word else { return nil }
            let before = wrong.count
            guard take(last, isStyle ? CollapseStyle.allCases.map(\.rawValue) : directions, isStyle: isStyle) else {
                return nil
            }
            if isStyle || wrong.count == before { signs += 1 }
        }
        return wrong.count == 1 && signs >= needed ? wrong[0] : nil
    }

    private static let directions = Edge.allCases.map(\.rawValue) + ["all"]
}

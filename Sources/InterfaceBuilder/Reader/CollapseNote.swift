import LayoutModel
import SourceText

/// A line of a note that says how its view collapses, in the words of the `.layout` language: `collapse: trailing as flexibleBox`.
struct CollapseNote: Hashable {
    var edges: Set<Edge> = []
    /// Nil where the note leaves it to the app.
    var style: CollapseStyle?

    init(edges: Set<Edge>, style: CollapseStyle?) {
        self.edges = edges
        self.style = style
    }

    /// Nil for a line that says something else. Capital letters make no difference where a colon or a style shows that a collapse is meant.
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
                edges.formUnion(Self.allEdges)
            } else if let edge = Edge.allCases.first(where: { Self.isSame(word, $0.rawValue) }) {
                edges.insert(edge)
            } else {
                return nil
            }
        }
        // "Collapse All" may be what a button says.
        if !hasSign, line != Substring(line.lowercased()) { return nil }
    }

    private static func isSame(_ word: Substring, _ known: String) -> Bool {
        word.lowercased() == known.lowercased()
    }

    /// The line.
    var text: String {
        let directions = edges == Self.allEdges ? ["all"] : Edge.allCases.filter(edges.contains).map(\.rawValue)
        return "collapse" + (directions.isEmpty ? "" : ": " + directions.joined(separator: " "))
            + (style.map { " as \($0.rawValue)" } ?? "")
    }

    private static let allEdges: Set<Edge> = [.leading, .trailing, .top, .bottom]

    private static func words(of line: Substring) -> [Substring] {
        line.split { $0 == " " || $0 == "\t" }
    }

    // MARK: Slips

    /// The one word of a line that is wrong.
    struct Slip {
        var word: Substring
        /// What it may have been meant for, best first.
        var meant: [String]
        /// Whether a way of collapsing should stand there, or behind it where it is `as`.
        var isStyle: Bool
    }

    /// Nil unless everything else in the line belongs to a collapse and a colon, `as` or a direction shows that one is meant: notes are
    /// written for people first.
    static func slip(in line: Substring) -> Slip? {
        var words = words(of: line)[...]
        guard var first = words.popFirst() else { return nil }
        var slips: [Slip] = []
        var signs = 0
        if first.hasSuffix(":") {
            first = first.dropLast()
            signs += 1
        } else if words.first == ":" {
            words.removeFirst()
            signs += 1
        }
        /// False where a word is none of these, nor near to one.
        func take(_ word: Substring, _ known: [String], isStyle: Bool = false) -> Bool {
            if known.contains(where: { isSame(word, $0) }) { return true }
            let meant = Spelling.nearest(to: String(word), in: known).words
            // People write such words into no sentence, and none behind a colon and a direction.
            let isCode = isStyle && (signs > 1 || word.dropFirst().contains(where: \.isUppercase))
            guard !meant.isEmpty || isCode else { return false }
            slips.append(Slip(word: word, meant: meant, isStyle: isStyle))
            return true
        }
        guard take(first, ["collapse"]) else { return nil }
        let needed = slips.isEmpty ? 1 : 2
        while let word = words.popFirst() {
            let isAs = isSame(word, "as")
            if isAs, words.isEmpty {
                slips.append(Slip(word: word, meant: [], isStyle: true))
                break
            }
            let isStyle = isAs && words.count == 1
            guard let last = isStyle ? words.popFirst() : word else { return nil }
            let before = slips.count
            guard take(last, isStyle ? CollapseStyle.allCases.map(\.rawValue) : directions, isStyle: isStyle) else {
                return nil
            }
            if isStyle || slips.count == before { signs += 1 }
        }
        return slips.count == 1 && signs >= needed ? slips[0] : nil
    }

    private static let directions = Edge.allCases.map(\.rawValue) + ["all"]
}

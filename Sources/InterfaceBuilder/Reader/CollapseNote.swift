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

    /// Nil for a line that says something else.
    init?(_ line: Substring) {
        var words = Self.words(of: line)[...]
        guard let first = words.popFirst(), first == "collapse" || first == "collapse:" else { return nil }
        if first == "collapse", words.first == ":" { words.removeFirst() }
        while let word = words.popFirst() {
            if word == "as" {
                guard words.count == 1, let style = words.first.flatMap({ CollapseStyle(rawValue: String($0)) }) else {
                    return nil
                }
                self.style = style
                return
            }
            if word == "all" {
                edges.formUnion(Self.allEdges)
            } else if let edge = Edge(rawValue: String(word)) {
                edges.insert(edge)
            } else {
                return nil
            }
        }
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

    /// The one word of a line that is misspelt, and what it may have been meant for, best first.
    ///
    /// Nil unless everything else in the line belongs to a collapse and a colon, `as` or a direction shows that one is meant: notes are
    /// written for people first.
    static func slip(in line: Substring) -> (word: Substring, meant: [String])? {
        var words = words(of: line)[...]
        guard var first = words.popFirst() else { return nil }
        var slips: [(word: Substring, meant: [String])] = []
        var signs = 0
        if first.hasSuffix(":") {
            first = first.dropLast()
            signs += 1
        } else if words.first == ":" {
            words.removeFirst()
            signs += 1
        }
        /// False where a word is none of these, nor near to one.
        func take(_ word: Substring, _ known: [String]) -> Bool {
            let word = (place: word, text: String(word))
            if known.contains(word.text) { return true }
            let meant = Spelling.nearest(to: word.text, in: known)
            if !meant.isEmpty { slips.append((word.place, meant)) }
            return !meant.isEmpty
        }
        guard take(first, ["collapse"]) else { return nil }
        let needed = slips.isEmpty ? 1 : 2
        while let word = words.popFirst() {
            let isStyle = word == "as" && words.count == 1
            guard let last = isStyle ? words.popFirst() : word else { return nil }
            let before = slips.count
            guard take(last, isStyle ? CollapseStyle.allCases.map(\.rawValue) : directions) else { return nil }
            if isStyle || slips.count == before { signs += 1 }
        }
        return slips.count == 1 && signs >= needed ? slips[0] : nil
    }

    private static let directions = Edge.allCases.map(\.rawValue) + ["all"]
}

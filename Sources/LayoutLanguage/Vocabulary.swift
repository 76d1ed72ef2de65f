import LayoutModel
import SourceText

/// The words of the language.
enum Vocabulary {
    static let kinds = [
        "view", "label", "button", "image", "textField", "textView", "switch", "slider", "stepper", "segmentedControl",
        "progress", "activity", "pageControl", "picker", "datePicker", "searchBar", "scroll", "table", "collection",
        "stack",
        "cell", "spacer", "guide",
    ]

    static let properties = ["hugging", "compressionResistance", "hidden", "clipsToBounds", "margins", "lines"]

    /// Statements that stand in a layout and not in a view's body.
    static let layoutStatements = ["size", "sizes", "safeArea", "direction", "vary", "state", "param"]

    /// Words with which a statement of a layout or a body begins.
    static let statementWords = kinds + properties + layoutStatements + ["inactive", "collapse", "spacing"]

    /// Words after the name of a stack.
    static let stackWords = ["horizontal", "vertical", "spacing", "alignment", "distribution"]

    static let directions = ["leading", "trailing", "left", "right", "top", "bottom", "all"]

    static let collapseStyles = CollapseStyle.allCases.filter { $0 != .plain }.map(\.rawValue)

    static let priorities = ["required", "almostRequired", "high", "low", "fitting"]

    static let changes = ["gone", "hide", "show", "activate", "deactivate", "set", "size"]

    static let composites = ["edges", "horizontalEdges", "verticalEdges", "size", "center"]

    /// Items that win over views of their names.
    static let itemWords = ["super", "self", "safeArea", "margins", "readable"]

    static let attributes = Attribute.allCases.map(\.rawValue)

    static let alignments = StackArrangement.Alignment.allCases.map(\.rawValue)

    static let distributions = StackArrangement.Distribution.allCases.map(\.rawValue)

    static let layoutDirections = ["leftToRight", "rightToLeft"]

    /// Words behind a Visual Format line.
    static let visualFormatOptions = ["aligned"] + layoutDirections

    /// Words in the middle of a statement.
    static let innerWords = ["in", "after", "inset", "fit", "as"]

    /// Everything that editors colour as a word of the language, beside kinds of views and priorities.
    static let keywords =
        ["layout"] + properties + layoutStatements + ["inactive", "collapse"] + stackWords + alignments + distributions
        + directions + collapseStyles + changes + itemWords + layoutDirections + innerWords

    /// The word of the language with which `word` begins, and what stands right behind it: the longest such word.
    static func glued(_ word: String) -> (word: String, rest: String, isName: Bool)? {
        let first = statementWords.filter { word.hasPrefix($0) && word != $0 }.max { $0.count < $1.count }
        guard let first else { return nil }
        let rest = String(word.dropFirst(first.count))
        let isName = IdentifierCharacters.startLength(Array(rest.utf8), at: 0) != nil
        return (first, rest, isName)
    }

    /// `a`, `b` or `c`, each in backquotes.
    static func list(_ words: [String]) -> String {
        let quoted = words.map { "`\($0)`" }
        guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
        return quoted.dropLast().joined(separator: ", ") + " or " + last
    }
}

import LayoutModel
import SourceText

/// The words of the language.
enum Vocabulary {
    static let kinds = [
        "view", "label", "button", "image", "textField", "textView", "switch", "slider", "stepper", "segmentedControl",
        "progress", "activity", "pageControl", "picker", "datePicker", "searchBar", "scroll", "table", "collection",
        "stack", "cell", "spacer", "guide",
    ]

    static let properties = ["hugging", "compressionResistance", "hidden", "clipsToBounds", "margins", "lines"]

    /// The first words of statements that are allowed in a layout but not in the body of a view.
    static let layoutStatements = ["size", "sizes", "safeArea", "direction", "vary", "state", "param"]

    /// The first words of statements in a layout or a body.
    static let statementWords = kinds + properties + layoutStatements + ["inactive", "collapse", "spacing"]

    /// The words after the name of a stack.
    static let stackWords = ["horizontal", "vertical", "spacing", "alignment", "distribution"]

    static let directions = Edge.allCases.map(\.rawValue) + ["all"]

    static let collapseStyles = CollapseStyle.allCases.filter { $0 != .plain }.map(\.rawValue)

    /// The priorities with a name, from the highest to the lowest.
    private static let namedPriorities: KeyValuePairs<String, Priority> = [
        "required": .required, "almostRequired": .almostRequired, "high": .high, "low": .low, "fitting": .fitting,
    ]

    static let priorities = namedPriorities.map(\.key)

    static func priority(named word: String) -> Priority? {
        namedPriorities.first { $0.key == word }?.value
    }

    static let changes = ["gone", "hide", "show", "activate", "deactivate", "set", "size"]

    static let composites = Composite.allCases.map(\.rawValue)

    private static let guides: [Guide] = [.safeArea, .layoutMargins, .readableContent]

    private static let scrollGuides: [Guide] = [.scrollContent, .scrollFrame]

    /// The words for items, which take precedence over views with these names.
    static let itemWords = ["super", "self"] + guides.map(\.word)

    /// The word for the keyboard's guide, unless the layout declares a view of this name.
    static let keyboard = Guide.keyboard.word

    /// The words for items that need no declaration.
    static let builtInItems = itemWords + [keyboard]

    /// The words for the guides of a scroll view.
    static let scrollWords = scrollGuides.map(\.word)

    /// The guide that every view has under this name.
    static func guide(named word: String) -> Guide? { guides.first { $0.word == word } }

    /// The guide that scroll views have under this name.
    static func scrollGuide(named word: String) -> Guide? { scrollGuides.first { $0.word == word } }

    static let attributes = Attribute.allCases.map(\.rawValue)

    static let alignments = StackArrangement.Alignment.allCases.map(\.rawValue)

    static let distributions = StackArrangement.Distribution.allCases.map(\.rawValue)

    static let layoutDirections = ["leftToRight", "rightToLeft"]

    /// The words after a Visual Format line.
    static let visualFormatOptions = ["aligned"] + layoutDirections

    /// Words in the middle of a statement.
    static let innerWords = ["in", "after", "inset", "fit", "as"]

    /// The words that editors highlight as keywords, besides the kinds of views and the priorities.
    static let keywords =
        ["layout"] + properties + layoutStatements + ["inactive", "collapse"] + stackWords + alignments + distributions
        + directions + collapseStyles + changes + builtInItems + layoutDirections + innerWords

    /// Splits a word in which a space is missing into the longest first word of a statement and the rest.
    static func splitWord(_ word: String) -> (word: String, rest: String, isName: Bool)? {
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

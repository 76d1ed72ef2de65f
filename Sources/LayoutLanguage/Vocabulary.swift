import LayoutModel

/// The words of the language.
enum Vocabulary {
    static let kinds = [
        "view", "label", "button", "image", "textField", "textView", "switch", "slider", "stepper", "segmentedControl",
        "progress", "activity", "pageControl", "picker", "datePicker", "searchBar", "scroll", "table", "collection", "stack",
        "cell", "spacer", "guide",
    ]

    static let properties = ["hugging", "compressionResistance", "hidden", "margins", "lines"]

    /// Statements that stand in a layout and not in a view's body.
    static let layoutStatements = ["size", "sizes", "safeArea", "direction", "vary", "state", "param"]

    /// Words with which a statement of a layout or a body begins.
    static let statementWords = kinds + properties + layoutStatements + ["inactive", "collapse", "spacing"]

    static let directions = ["leading", "trailing", "left", "right", "top", "bottom", "all"]

    static let priorities = ["required", "almostRequired", "high", "low", "fitting"]

    static let changes = ["gone", "hide", "show", "activate", "deactivate", "set", "size"]

    static let composites = ["edges", "horizontalEdges", "verticalEdges", "size", "center"]

    /// Items that win over views of their names.
    static let itemWords = ["super", "self", "safeArea", "margins", "readable"]

    static let attributes = Attribute.allCases.map(\.rawValue)

    /// `a`, `b` or `c`, each in backquotes.
    static func list(_ words: [String]) -> String {
        let quoted = words.map { "`\($0)`" }
        guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
        return quoted.dropLast().joined(separator: ", ") + " or " + last
    }
}

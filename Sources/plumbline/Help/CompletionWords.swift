import Analysis

/// The possible values of an option or an operand.
enum CompletionWords {
    case list([String])
    case files
    /// Words that only the user knows.
    case free

    /// - Parameter placeholder: the value's name in the help, such as `FILE...` or `text|json`.
    init(_ placeholder: String, _ commands: [Command]) {
        let choices = placeholder.filter { $0 != "[" && $0 != "]" }.split(separator: "|").map(String.init)
        switch choices.first?.prefix(while: \.isLetter) {
        case "CODE": self = .list(RulePage.all.map(\.code.rawValue))
        case "FILE", "FOLDER", "PATH", "OLD": self = .files
        default:
            let words = choices.flatMap { $0 == "COMMAND" ? commands.map(\.name) : [$0] }
            self = words.allSatisfy { $0 == $0.lowercased() } ? .list(words) : .free
        }
    }
}

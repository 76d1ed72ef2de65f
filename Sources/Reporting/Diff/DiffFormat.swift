/// The output formats for comparisons, by their names on the command line.
package enum DiffFormat: String, CaseIterable, Sendable {
    case text
    case json
    case markdown

    /// Files without differences are left out; those that could not be read are named. The text does not name them:
    /// what a command notes stands apart from its output.
    package func report(_ files: [ComparedFile], style: Style) -> String {
        switch self {
        case .text: DiffText.report(files.filter { !$0.isEmpty }, style: style)
        case .json: DiffJSON.report(files)
        case .markdown: DiffMarkdown.report(files)
        }
    }
}

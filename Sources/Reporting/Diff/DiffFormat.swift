/// The output formats for comparisons, by their names on the command line.
package enum DiffFormat: String, CaseIterable, Sendable {
    case text
    case json
    case markdown

    package func report(_ files: [ComparedFile], style: Style) -> String {
        let files = files.filter { !$0.isEmpty }
        return switch self {
        case .text: DiffText.report(files, style: style)
        case .json: DiffJSON.report(files)
        case .markdown: DiffMarkdown.report(files)
        }
    }
}

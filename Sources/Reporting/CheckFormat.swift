/// The ways to print findings, by the names of the command line.
package enum CheckFormat: String, CaseIterable, Sendable {
    case text
    case json

    package func report(_ files: [CheckedFile], style: Style) -> String {
        switch self {
        case .text: CheckText.report(files, style: style)
        case .json: CheckJSON.report(files)
        }
    }
}

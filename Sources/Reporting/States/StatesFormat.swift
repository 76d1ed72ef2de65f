/// The output formats for states, by their names on the command line.
package enum StatesFormat: String, CaseIterable, Sendable {
    case text
    case json

    package func report(_ files: [StatesFile], style: Style) -> String {
        switch self {
        case .text: StatesText.report(files, style: style)
        case .json: StatesJSON.report(files)
        }
    }
}

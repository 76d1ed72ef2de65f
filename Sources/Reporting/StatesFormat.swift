/// The ways to print states, by the names of the command line.
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

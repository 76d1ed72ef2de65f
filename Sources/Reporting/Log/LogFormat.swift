/// The output formats for explained logs, by their names on the command line.
package enum LogFormat: String, CaseIterable, Sendable {
    case text
    case json

    package func report(_ logs: [ExplainedLog], style: Style) -> String {
        switch self {
        case .text: LogText.report(logs, style: style)
        case .json: LogJSON.report(logs)
        }
    }
}

/// The output formats for frames, by their names on the command line.
package enum FramesFormat: String, CaseIterable, Sendable {
    case text
    case json

    package func report(_ files: [FramesFile], style: Style) -> String {
        switch self {
        case .text: FramesText.report(files, style: style)
        case .json: FramesJSON.report(files)
        }
    }
}

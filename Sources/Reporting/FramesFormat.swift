/// The ways to print frames, by the names of the command line.
package enum FramesFormat: String, CaseIterable, Sendable {
    case text
    case json

    package func report(_ files: [SolvedFile], style: Style) -> String {
        switch self {
        case .text: FramesText.report(files, style: style)
        case .json: FramesJSON.report(files)
        }
    }
}

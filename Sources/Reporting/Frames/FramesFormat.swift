/// The output formats for frames, by their names on the command line.
package enum FramesFormat: String, CaseIterable, Sendable {
    case text
    case json

    /// - Parameter width: the most columns of a line of text; nil for any number.
    package func report(_ files: [FramesFile], style: Style, width: Int? = nil) -> String {
        switch self {
        case .text: FramesText.report(files, style: style, width: width)
        case .json: FramesJSON.report(files)
        }
    }
}

/// The output formats for states, by their names on the command line.
package enum StatesFormat: String, CaseIterable, Sendable {
    case text
    case json

    /// - Parameters:
    ///   - width: the most columns of a line of text; nil for any number.
    ///   - onlyFindings: whether states without findings are left out.
    package func report(
        _ files: [StatesFile], style: Style, width: Int? = nil, onlyFindings: Bool = false
    ) -> String {
        switch self {
        case .text: StatesText.report(files, style: style, width: width, onlyFindings: onlyFindings)
        case .json: StatesJSON.report(files, onlyFindings: onlyFindings)
        }
    }
}

import LayoutModel

/// The output formats for findings, by their names on the command line.
package enum CheckFormat: String, CaseIterable, Sendable {
    case text
    case json
    case sarif
    case xcode
    case github
    case junit

    /// - Parameter selected: the only codes to report, if any are selected. Text lists each of their findings.
    package func report(_ files: [CheckedFile], style: Style, selected: Set<FindingCode> = []) -> String {
        switch self {
        case .text: CheckText.report(files, style: style, selected: selected)
        case .json: CheckJSON.report(files)
        case .sarif: CheckSARIF.report(files)
        case .xcode: CheckXcode.report(files)
        case .github: CheckGitHub.report(files)
        case .junit: CheckJUnit.report(files)
        }
    }
}

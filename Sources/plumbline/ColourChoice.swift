import Foundation
import Reporting

/// Whether output is coloured: as asked for, else on a terminal that can, unless `NO_COLOR` is set (https://no-color.org).
enum ColourChoice: String, CaseIterable {
    case auto, always, never

    enum Stream: Int32 {
        case standardOutput = 1
        case standardError = 2
    }

    static let option = Option(
        "--color", allCases.map(\.rawValue).joined(separator: "|"), "colour in text; auto where not given")

    static func style(_ arguments: Arguments, for stream: Stream = .standardOutput) throws(UsageError) -> Style {
        switch try arguments.choice(of: option.name, default: auto) {
        case .always: return .coloured
        case .never: return .plain
        case .auto:
            let environment = ProcessInfo.processInfo.environment
            let isRefused = !(environment["NO_COLOR"] ?? "").isEmpty || environment["TERM"] == "dumb"
            return !isRefused && isatty(stream.rawValue) == 1 ? .coloured : .plain
        }
    }
}

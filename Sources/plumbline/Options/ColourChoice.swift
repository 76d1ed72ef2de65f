import POSIX
import Reporting

/// When output is coloured. With `auto`, it is coloured on a terminal that supports colour, unless `NO_COLOR` is set
/// (https://no-color.org).
enum ColourChoice: String, CaseIterable {
    case auto, always, never

    static let option = Option(
        "--color", allCases.map(\.rawValue).joined(separator: "|"), "whether to colour text; default: auto")

    static func style(_ arguments: Arguments, for stream: FileDescriptor = .standardOutput) throws(UsageError) -> Style
    {
        switch try arguments.choice(of: option.name, default: auto) {
        case .always: return .coloured
        case .never: return .plain
        case .auto:
            let isRefused = !(Terminal.variable("NO_COLOR") ?? "").isEmpty || Terminal.variable("TERM") == "dumb"
            return !isRefused && stream.isTerminal ? .coloured : .plain
        }
    }
}

import POSIX
import Reporting

/// When output is coloured. With `auto`, it is coloured on a terminal that supports colour, and with `FORCE_COLOR`
/// (https://force-color.org) anywhere, unless `NO_COLOR` is set (https://no-color.org).
enum ColourChoice: String, CaseIterable {
    case auto, always, never

    static let option = Option(
        "--color", allCases.map(\.rawValue).joined(separator: "|"),
        "whether to colour text; default: auto, which follows the terminal, NO_COLOR and FORCE_COLOR")

    static func style(_ arguments: Arguments, for stream: FileDescriptor = .standardOutput) throws(UsageError) -> Style
    {
        switch try arguments.choice(of: option.name, default: auto) {
        case .always: return .coloured
        case .never: return .plain
        case .auto:
            func isSet(_ name: String) -> Bool { !(Terminal.variable(name) ?? "").isEmpty }
            if isSet("NO_COLOR") { return .plain }
            if isSet("FORCE_COLOR") { return .coloured }
            return stream.isTerminal && Terminal.variable("TERM") != "dumb" ? .coloured : .plain
        }
    }
}

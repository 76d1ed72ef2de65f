import Formats
import LayoutModel

extension Program {
    static let plumbline = Program(
        version: "0.1.0", formats: .standard,
        commands: [
            .check, .frames, .render, .states, .show, .diff, .fix, .format, .log, .start, .settings, .explain,
            .completions, .help,
        ])

    /// Runs the command that the arguments name, or the language server.
    ///
    /// - Returns: the exit status of the process.
    func run(_ arguments: [String]) -> Int32 {
        guard let first = arguments.first, !Self.isServerFlag(first) else { return serve(arguments) }
        do throws(UsageError) {
            let status = try runCommand(first, arguments)
            if let error = Output.error { throw UsageError("Standard output cannot be written: \(error.reason).") }
            return status.rawValue
        } catch {
            Output.complain(error.message)
            return ExitStatus.failure.rawValue
        }
    }

    private func runCommand(_ first: String, _ arguments: [String]) throws(UsageError) -> ExitStatus {
        switch first {
        case "--version":
            guard arguments.count == 1 else {
                throw UsageError("\"--version\" takes no arguments: plumbline --version.")
            }
            Output.print("plumbline \(version)\n")
            return .success
        case "--help", "-h":
            Output.print(Help.overview(of: commands))
            return .success
        default: break
        }
        guard let command = commands.first(where: { $0.name == first }) else {
            let isOption = first.hasPrefix("-")
            let known = isOption ? ["--version", "--help", "--stdio"] : commands.map(\.name)
            throw .unknown(first, among: known, "There is no \(isOption ? "option" : "command") \"\(first)\"", none: "")
        }
        let rest = Array(arguments.dropFirst())
        if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
            Output.print(Help.page(of: command))
            return .success
        }
        return try command.run(Arguments(rest, of: command.name, options: command.options), self)
    }
}

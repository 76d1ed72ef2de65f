/// A command of the command line: what it takes, for reading the arguments and for the help alike.
struct Command: Sendable {
    var name: String
    /// What follows the name, without the options.
    var operands: String
    /// One line.
    var summary: String
    /// The text below the options in the help, ending with a line break.
    ///
    /// A function, because every run makes the list of commands and few print a help.
    var details: @Sendable () -> String
    var options: [Option]
    /// Does the work and answers with the exit status.
    var run: @Sendable (Arguments) throws(UsageError) -> ExitStatus

    static let all = [check, frames, render, states, fix, format, log, explain, completions, help]
}

/// The exit statuses, a contract with every script.
enum ExitStatus: Int32 {
    case success = 0
    /// Findings of severity error; with `--strict`, any finding.
    case findings = 1
    /// Wrong usage, or a file that could not be read.
    case failure = 2
}

/// The version of this program.
let version = "0.1.0"

/// Reads the command line, runs what it asks for, and answers with the exit status of the process.
func run(_ arguments: [String]) -> Int32 {
    guard let first = arguments.first, !isServerFlag(first) else { return serve(arguments) }
    do throws(UsageError) {
        let status = try runCommand(first, arguments)
        if let loss = Output.loss { throw UsageError("Standard output cannot be written: \(loss.reason).") }
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
            throw UsageError("\"--version\" stands alone: plumbline --version.")
        }
        Output.print("plumbline \(version)\n")
        return .success
    case "--help", "-h":
        Output.print(Help.overview)
        return .success
    default: break
    }
    guard let command = Command.all.first(where: { $0.name == first }) else {
        let isOption = first.hasPrefix("-")
        let known = isOption ? ["--version", "--help", "--stdio"] : Command.all.map(\.name)
        throw .unknown(first, among: known, "There is no \(isOption ? "option" : "command") \"\(first)\"", none: "")
    }
    let rest = Array(arguments.dropFirst())
    if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
        Output.print(Help.page(of: command))
        return .success
    }
    return try command.run(Arguments(rest, of: command.name, options: command.options))
}

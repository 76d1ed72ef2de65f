import Formats
import LayoutModel
import Features

extension Command {
    static let help = Command(
        name: "help", operands: "[COMMAND|language|schema|man]",
        summary: "prints help on a command or the .layout language",
        details: { Help.text(PackageResources.help_txt) },
        options: [],
        run: runHelp)
}

private func runHelp(_ arguments: Arguments) throws(UsageError) -> ExitStatus {
    guard arguments.operands.count < 2 else {
        throw UsageError("\"help\" takes one topic: plumbline help [COMMAND|language|schema|man].")
    }
    guard let topic = arguments.operands.first else {
        Output.print(Help.overview)
        return .success
    }
    if topic == "language" {
        Output.print(FormatRegistry.standard.reference)
        return .success
    }
    if topic == "schema" {
        Output.print(ProjectSchema.text)
        return .success
    }
    if topic == "man" {
        Output.print(ManualPage.text(of: Command.all))
        return .success
    }
    guard let command = Command.all.first(where: { $0.name == topic }) else {
        throw .unknown(
            topic, among: Command.all.map(\.name) + topics, "There is no help on \"\(topic)\"", none: "")
    }
    Output.print(Help.page(of: command))
    return .success
}

/// What there is help on besides the commands.
let topics = ["language", "schema", "man"]

/// The pages of the help, made from what the commands take.
enum Help {
    static var overview: String {
        """
        Plumbline checks Auto Layout constraints, in editors and on the command line.

        usage: plumbline COMMAND [OPTIONS]
               plumbline [--stdio] [--clientProcessId=N]    the language server, on standard input and output
               plumbline --version

        \(table(Command.all.map { ($0.name, $0.summary) }))

        "plumbline help COMMAND" describes a command and its options.

        """
    }

    static func page(of command: Command) -> String {
        var page = "\(command.summary)\n\nusage: plumbline \(command.name) \(command.operands)"
        if !command.options.isEmpty { page += " [OPTIONS]" }
        page += "\n"
        if !command.options.isEmpty {
            page += "\n" + table(command.options.map { ($0.name + ($0.value.map { " \($0)" } ?? ""), $0.help) }) + "\n"
        }
        page += "\n" + command.details()
        return page.prefix(1).uppercased() + page.dropFirst()
    }

    /// The texts of files in the folder Help, one paragraph each.
    static func text(_ files: [UInt8]...) -> String {
        files.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
    }

    /// Two columns, the first padded to one width.
    static func table(_ rows: [(String, String)]) -> String {
        let width = rows.map(\.0.count).max() ?? 0
        return rows.map { "  \($0)\(String(repeating: " ", count: width - $0.count))  \($1)" }.joined(separator: "\n")
    }
}

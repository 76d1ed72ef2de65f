extension Command {
    static let help = Command(
        name: "help", operands: "[COMMAND|language]", summary: "explains a command, or the .layout language",
        details: "",
        options: [],
        run: runHelp)
}

private func runHelp(_ arguments: Arguments) throws(UsageError) -> ExitStatus {
    guard arguments.operands.count < 2 else {
        throw UsageError("\"help\" takes one topic: plumbline help [COMMAND|language].")
    }
    guard let topic = arguments.operands.first else {
        Output.print(Help.overview)
        return .success
    }
    if topic == "language" {
        Output.print(LanguageHelp.text)
        return .success
    }
    guard let command = Command.all.first(where: { $0.name == topic }) else {
        throw .unknown(
            topic, among: Command.all.map(\.name) + ["language"], "There is no help on \"\(topic)\"", none: "")
    }
    Output.print(Help.page(of: command))
    return .success
}

/// The pages of the help, made from what the commands take.
enum Help {
    static var overview: String {
        let width = Command.all.map(\.name.count).max() ?? 0
        let commands = Command.all.map { "  \(padded($0.name, to: width))  \($0.summary)" }.joined(separator: "\n")
        return """
            Plumbline finds mistakes in Auto Layout constraints, in an editor and on the command line.

            usage: plumbline COMMAND [OPTIONS]
                   plumbline [--stdio] [--clientProcessId=N]    the language server, on standard input and output
                   plumbline --version

            \(commands)

            "plumbline help COMMAND" has more.

            """
    }

    static func page(of command: Command) -> String {
        var page = "\(command.summary)\n\nusage: plumbline \(command.name) \(command.operands)"
        if !command.options.isEmpty { page += " [OPTIONS]" }
        page += "\n"
        let options = command.options.map { ($0.name + ($0.value.map { " \($0)" } ?? ""), $0.help) }
        let width = options.map(\.0.count).max() ?? 0
        if !options.isEmpty { page += "\n" + options.map { "  \(padded($0, to: width))  \($1)\n" }.joined() }
        if !command.details.isEmpty { page += "\n\(command.details)\n" }
        return page.prefix(1).uppercased() + page.dropFirst()
    }

    private static func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(width - text.count, 0))
    }
}

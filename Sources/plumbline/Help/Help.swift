/// The pages of the help, made from the commands.
enum Help {
    static func overview(of commands: [Command]) -> String {
        """
        Plumbline checks Auto Layout constraints, in editors and on the command line.

        usage: plumbline COMMAND [OPTIONS]
               plumbline [--stdio] [--clientProcessId=N] [--languages=swift,layout,xib,storyboard]
                            the language server, on standard input and output, for some languages or all
               plumbline --version

        \(table(commands.map { ($0.name, $0.summary) }))

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

    /// Files of the folder Texts, as one paragraph each.
    static func text(_ files: [UInt8]...) -> String {
        files.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
    }

    /// Two columns, the first padded to equal width.
    static func table(_ rows: [(String, String)]) -> String {
        let width = rows.map(\.0.count).max() ?? 0
        return rows.map { "  \($0)\(String(repeating: " ", count: width - $0.count))  \($1)" }.joined(separator: "\n")
    }
}

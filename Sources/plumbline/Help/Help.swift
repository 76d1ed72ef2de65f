import SourceText

/// The pages of the help, made from the commands and wrapped to the terminal.
enum Help {
    /// The most columns of a line: wider text is hard to read.
    private static let widest = 100

    private static var width: Int { min(Terminal.columns, widest) }

    static func overview(of commands: [Command]) -> String {
        wrapped(
            """
            Plumbline checks Auto Layout constraints, in editors and on the command line.

            usage: plumbline COMMAND [OPTIONS]
                   plumbline [--stdio] [--clientProcessId=N] [--languages=swift,layout,xib,storyboard]
                                the language server, on standard input and output, for some languages or all
                   plumbline --version

            \(table(commands.map { ($0.name, $0.summary) }))

            "plumbline help COMMAND" describes a command and its options.

            """)
    }

    static func page(of command: Command) -> String {
        var page = "\(command.summary)\n\nusage: plumbline \(command.name) \(command.operands)"
        if !command.options.isEmpty { page += " [OPTIONS]" }
        page += "\n"
        if !command.options.isEmpty {
            page += "\n" + table(command.options.map { ($0.name + ($0.value.map { " \($0)" } ?? ""), $0.help) }) + "\n"
        }
        page += "\n" + command.details()
        return wrapped(page.prefix(1).uppercased() + page.dropFirst())
    }

    /// Files of the folder Texts, as one paragraph each.
    static func text(_ files: [UInt8]...) -> String {
        files.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
    }

    /// Two columns. A text at the left that is long has its line to itself.
    static func table(_ rows: [(String, String)]) -> String {
        let left = min(rows.map(\.0.count).max() ?? 0, max(width / 3, 12))
        let margin = String(repeating: " ", count: left + 4)
        return rows.flatMap { name, help in
            let lines = wrappedLines(help, to: max(width - margin.count, 8)).map { margin + $0 }
            guard name.count <= left, let first = lines.first else { return choices("  \(name)") + lines }
            return ["  \(name)" + first.dropFirst(name.count + 2)] + lines.dropFirst()
        }.joined(separator: "\n")
    }

    /// An option's name and value, broken after the choices.
    private static func choices(_ text: String) -> [String] {
        wrappedLines(text.replacing("|", with: "| "), to: width, indent: 4).map { $0.replacing("| ", with: "|") }
    }

    /// A page whose long lines are broken.
    private static func wrapped(_ page: String) -> String {
        joined(page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)).flatMap { line in
            let indent = line.prefix { $0 == " " }.count + (line.hasPrefix("- ") ? 2 : 0)
            return wrappedLines(line, to: width, indent: indent)
        }.joined(separator: "\n")
    }

    /// Lines of text without the breaks that only keep them short: those before a word that had no room.
    private static func joined(_ lines: [String]) -> [String] {
        var result: [String] = []
        var before = ""
        var isInItem = false
        for line in lines {
            let text = line.drop { $0 == " " }
            let isFull = !text.isEmpty && before.count + 1 + text.prefix { $0 != " " }.count > widest
            let isIndented = line.first == " "
            if isFull, isIndented ? isInItem : before.first != " ", let last = result.popLast() {
                result.append(last + " " + text)
            } else {
                result.append(line)
                isInItem = line.hasPrefix("- ")
            }
            before = line
        }
        return result
    }
}

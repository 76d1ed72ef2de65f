import LayoutModel

extension Command {
    static let help = Command(
        name: "help", operands: "[COMMAND|language|schema|man]",
        summary: "prints help on a command or the .layout language",
        details: { Help.text(PackageResources.help_txt) },
        options: [],
        run: runHelp)
}

private func runHelp(_ arguments: Arguments, _ program: Program) throws(UsageError) -> ExitStatus {
    guard arguments.operands.count < 2 else {
        throw UsageError("\"help\" takes one topic: plumbline help [COMMAND|language|schema|man].")
    }
    switch arguments.operands.first {
    case nil: Output.print(Help.overview(of: program.commands))
    case "language": Output.print(program.formats.reference)
    case "schema": Output.print(ProjectSchema.text)
    case "man": Output.print(ManualPage.text(of: program))
    case let topic?:
        guard let command = program.commands.first(where: { $0.name == topic }) else {
            let known = program.commands.map(\.name) + ["language", "schema", "man"]
            throw .unknown(topic, among: known, "There is no help on \"\(topic)\"", none: "")
        }
        Output.print(Help.page(of: command))
    }
    return .success
}

extension Command {
    static let completions = Command(
        name: "completions", operands: "bash|zsh|fish",
        summary: "prints a completion script for a shell",
        details: { Help.text(PackageResources.completions_txt) },
        options: [],
        run: runCompletions)
}

private func runCompletions(_ arguments: Arguments, _ program: Program) throws(UsageError) -> ExitStatus {
    let known = Shell.allCases.map(\.rawValue)
    guard arguments.operands.count == 1, let name = arguments.operands.first else {
        throw UsageError("\"completions\" needs one shell: plumbline completions \(known.joined(separator: "|")).")
    }
    guard let shell = Shell(rawValue: name) else {
        throw .unknown(name, among: known, "There are no completions for \"\(name)\"", none: "")
    }
    Output.print(shell.completions(of: program.commands))
    return .success
}

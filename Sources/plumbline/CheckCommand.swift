import Analysis
import LayoutModel
import Reporting

extension Command {
    static let check = Command(
        name: "check", operands: "PATH...", summary: "looks for mistakes in files, and in folders with all below them",
        details: """
            Findings go to standard output, everything else to standard error.
            Exit status: 0 no finding of severity error, 1 otherwise, 2 wrong usage or a file that could not be read
            (the others are checked all the same).
            """,
        options: [
            Option(
                "--format", CheckFormat.allCases.map(\.rawValue).joined(separator: "|"),
                "how to print findings; text where not given"),
            Option("--strict", nil, "exit with 1 for any finding, whatever its severity"),
            Option("--enable", "CODE,...", "also report codes that are off unless asked for"),
            Option("--disable", "CODE,...", "do not report these codes"),
            ColourChoice.option,
        ],
        run: runCheck)
}

private func runCheck(_ arguments: Arguments) throws(UsageError) -> ExitStatus {
    let format = try arguments.choice(of: "--format", default: CheckFormat.text)
    let style = try ColourChoice.style(arguments)
    var options = CheckOptions()
    options.enabled = try codes(arguments.list(of: "--enable"))
    options.disabled = try codes(arguments.list(of: "--disable"))
    guard !arguments.operands.isEmpty else {
        throw UsageError("\"check\" needs at least one file or folder: plumbline check PATH...")
    }

    var failed = false
    var files: [CheckedFile] = []
    for path in inputPaths(arguments.operands, onProblem: { failed = true }) {
        do throws(UsageError) {
            files.append(try checkedFile(path, options: options))
        } catch {
            Output.complain(error.message)
            failed = true
        }
    }
    Output.print(format.report(files, style: style))
    if format == .text, !files.isEmpty {
        Output.note(CheckText.summary(files, style: try ColourChoice.style(arguments, for: .standardError)))
    }
    if failed { return .failure }
    let findings = files.flatMap(\.findings)
    let fails = arguments.has("--strict") ? !findings.isEmpty : findings.contains { $0.severity == .error }
    return fails ? .findings : .success
}

private func checkedFile(_ path: String, options: CheckOptions) throws(UsageError) -> CheckedFile {
    let input = try InputFile(path: path)
    let findings = Checker.findings(in: input.format.parse(input.text).document, options: options) ?? []
    return CheckedFile(path: path, absolutePath: input.absolutePath, text: input.text, findings: findings)
}

import Analysis
import LayoutModel
import POSIX
import Reporting
import SourceText

extension Command {
    static let check = Command(
        name: "check", operands: "PATH...|-",
        summary: "looks for mistakes in files, and in folders with all below them",
        details: """
            Findings go to standard output, everything else to standard error. What is printed does not depend on --jobs.
            Exit status: 0 no finding of severity error, 1 otherwise, 2 wrong usage or a file that could not be read
            (the others are checked all the same).

            \(CollapseStyleOption.details)
            """,
        options: [
            Option(
                "--format", CheckFormat.allCases.map(\.rawValue).joined(separator: "|"),
                "how to print findings; text where not given"),
            Option(
                "--stdin-filename", "PATH",
                "with - in place of paths: check standard input as what would stand there; its ending says what it is"),
            Option("--strict", nil, "exit with 1 for any finding, whatever its severity"),
            Option("--enable", "CODE,...", "also report codes that are off unless asked for"),
            Option("--disable", "CODE,...", "do not report these codes"),
            Option("--jobs", "N", "check so many files at a time; as many as there are processors where not given"),
            CollapseStyleOption.option,
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
    let collapseStyle = try CollapseStyleOption.style(arguments)
    guard !arguments.operands.isEmpty else {
        throw UsageError("\"check\" needs at least one file or folder: plumbline check PATH...")
    }

    let jobs = try jobs(arguments)
    let name = try nameOfStandardInput(arguments)
    var failed = false
    let paths = name == nil ? inputPaths(arguments.operands, onProblem: { failed = true }) : []
    var files: [CheckedFile] = []
    let results =
        name.map { [checkedFile($0, isStandardInput: true, collapseStyle, options)] }
        ?? Parallel.map(paths, jobs: jobs) { [options] in checkedFile($0, collapseStyle, options) }
    for result in results {
        switch result {
        case .success(let file): files.append(file)
        case .failure(let problem):
            Output.complain(problem.message)
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

/// How many files to look at at a time.
func jobs(_ arguments: Arguments) throws(UsageError) -> Int {
    guard let value = arguments.value(of: "--jobs") else { return max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
    guard let jobs = Int(value), jobs > 0 else {
        throw UsageError("\"--jobs\" needs a number of 1 or more, not \"\(value)\".")
    }
    return jobs
}

/// What standard input is called, where it is what to check; nil where files are.
private func nameOfStandardInput(_ arguments: Arguments) throws(UsageError) -> String? {
    let name = arguments.value(of: "--stdin-filename")
    guard arguments.operands.contains(standardInputOperand) else {
        if name == nil { return nil }
        throw UsageError("\"--stdin-filename\" goes with standard input: plumbline check - --stdin-filename PATH.")
    }
    guard arguments.operands.count == 1 else {
        throw UsageError("Standard input, \"-\", is checked alone. A file of that name is \"./-\".")
    }
    guard let name else {
        throw UsageError("\"-\" needs a name that says what it is: plumbline check - --stdin-filename a.layout.")
    }
    return name
}

private func checkedFile(
    _ path: String, isStandardInput: Bool = false, _ collapseStyle: CollapseStyle?, _ options: CheckOptions
) -> Result<CheckedFile, UsageError> {
    do throws(UsageError) {
        let input =
            try isStandardInput
            ? InputFile(standardInputAs: path, collapseStyle: collapseStyle)
            : InputFile(path: path, collapseStyle: collapseStyle)
        let findings = Checker.findings(in: input.format.parse(input.text).document, options: options) ?? []
        // A report quotes the text beside a finding, and nothing else of it.
        let quoted = findings.isEmpty ? SourceText("") : input.text
        return .success(
            CheckedFile(path: path, absolutePath: input.absolutePath, text: quoted, findings: findings))
    } catch {
        return .failure(error)
    }
}

import Analysis
import LayoutModel
import POSIX
import Reporting
import SourceText

extension Command {
    static let check = Command(
        name: "check", operands: "PATH...", summary: "looks for mistakes in files, and in folders with all below them",
        details: """
            Findings go to standard output, everything else to standard error. What is printed does not depend on --jobs.
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
            Option("--jobs", "N", "check so many files at a time; as many as there are processors where not given"),
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

    let jobs = try jobs(arguments)
    var failed = false
    let paths = inputPaths(arguments.operands, onProblem: { failed = true })
    var files: [CheckedFile] = []
    for result in Parallel.map(paths, jobs: jobs, { [options] in checkedFile($0, options: options) }) {
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

/// How many files to check at a time.
private func jobs(_ arguments: Arguments) throws(UsageError) -> Int {
    guard let value = arguments.value(of: "--jobs") else { return max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
    guard let jobs = Int(value), jobs > 0 else {
        throw UsageError("\"--jobs\" needs a number of 1 or more, not \"\(value)\".")
    }
    return jobs
}

private func checkedFile(_ path: String, options: CheckOptions) -> Result<CheckedFile, UsageError> {
    do throws(UsageError) {
        let input = try InputFile(path: path)
        let findings = Checker.findings(in: input.format.parse(input.text).document, options: options) ?? []
        // A report quotes the text beside a finding, and nothing else of it.
        let quoted = findings.isEmpty ? SourceText("") : input.text
        return .success(
            CheckedFile(path: path, absolutePath: input.absolutePath, text: quoted, findings: findings))
    } catch {
        return .failure(error)
    }
}

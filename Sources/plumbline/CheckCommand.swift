import Analysis
import LanguageServer
import LayoutModel
import POSIX
import Reporting
import SourceText

extension Command {
    static let check = Command(
        name: "check", operands: "PATH...|-",
        summary: "checks files and folders, recursively",
        details: {
            Help.text(
                PackageResources.check_txt,
                PackageResources.collapsing_txt,
                PackageResources.settings_txt,
                PackageResources.suppressing_txt)
        },
        options: [
            Option(
                "--format", CheckFormat.allCases.map(\.rawValue).joined(separator: "|"),
                "how to print findings; default: text"),
            Option(
                "--stdin-filename", "PATH",
                "the file name to assume for standard input, with - as the path; its extension decides the format"),
            Option("--strict", nil, "exit with 1 for any finding, whatever its severity"),
            Option("--enable", "CODE,...", "also report these codes, which are opt-in"),
            Option("--disable", "CODE,...", "do not report these codes"),
            Option("--baseline", "FILE", "do not report the findings recorded in FILE"),
            Option("--write-baseline", "FILE", "record the findings in FILE instead of reporting them"),
            SettingsOptions.option,
            Option("--jobs", "N", "check N files at a time; default: number of CPUs"),
            CollapseStyleOption.option,
            ColourChoice.option,
        ],
        run: runCheck)
}

private func runCheck(_ arguments: Arguments) throws(UsageError) -> ExitStatus {
    let format = try arguments.choice(of: "--format", default: CheckFormat.text)
    let style = try ColourChoice.style(arguments)
    let project = try SettingsOptions(arguments)
    guard !arguments.operands.isEmpty else {
        throw UsageError("\"check\" needs at least one file or folder: plumbline check PATH...")
    }

    let jobs = try jobs(arguments)
    let name = try nameOfStandardInput(arguments)
    var failed = false
    let paths =
        name.map { [$0] }
        ?? inputPaths(
            arguments.operands, leavingOut: { project.leavesOut($0) }, onProblem: { failed = true })
    let inputs = paths.map { ($0, project.settings(for: $0)) }
    if !project.isReadable { failed = true }
    let run = CheckRun(inputs, isStandardInput: name != nil, jobs: jobs)
    var files: [CheckedFile] = []
    for result in Parallel.map(Array(inputs.indices), jobs: jobs, run.checkedFile) {
        switch result {
        case .success(let file): files.append(file)
        case .failure(let problem):
            Output.complain(problem.message)
            failed = true
        }
    }
    if let path = arguments.value(of: "--write-baseline") { return try write(files, asBaseline: path, failed) }
    if let path = arguments.value(of: "--baseline") { files = try files.without(baseline: path) }
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
    guard let value = arguments.value(of: "--jobs") else { return Parallel.processors }
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

/// Writes down what was found, in place of reporting it.
private func write(
    _ files: [CheckedFile], asBaseline path: String, _ failed: Bool
) throws(UsageError) -> ExitStatus {
    let baseline = Baseline(of: files, in: Files.folder(of: path))
    do throws(SystemError) {
        try Files.write(baseline.text.utf8, to: path)
    } catch {
        throw UsageError("\"\(path)\" cannot be written: \(error.reason).")
    }
    Output.complain("wrote \(baseline.total) finding\(baseline.total == 1 ? "" : "s") to \"\(path)\"")
    return failed ? .failure : .success
}

extension [CheckedFile] {
    /// The files without the findings that a baseline knows.
    fileprivate func without(baseline path: String) throws(UsageError) -> [CheckedFile] {
        let text: [UInt8]
        do throws(SystemError) {
            text = try Files.contents(of: path)
        } catch {
            throw UsageError(
                "The baseline \"\(path)\" cannot be read: \(error.reason). \"--write-baseline\" writes one.")
        }
        guard var baseline = Baseline(text) else {
            throw UsageError("\"\(path)\" is no baseline. \"--write-baseline\" writes one.")
        }
        let folder = Files.folder(of: path)
        let files = map { baseline.take(from: $0, in: folder) }
        let left = baseline.notFound { entry in
            let path = entry.hasPrefix("/") ? entry : folder + "/" + entry
            if case .missing = PathKind(path) { return false }
            return true
        }
        if left > 0 {
            let (verb, noun) = left == 1 ? ("was", "finding") : ("were", "findings")
            Output.complain(
                "\(left) \(noun) of the baseline \(verb) not found any more; write it anew with \"--write-baseline\""
            )
        }
        return files
    }
}

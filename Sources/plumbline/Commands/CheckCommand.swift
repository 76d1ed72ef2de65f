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
            .standardInputName,
            Option("--strict", nil, "exit with 1 for any finding, whatever its severity"),
            Option("--select", "CODE,...", "report only these codes, each finding by itself"),
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

private func runCheck(_ arguments: Arguments, _ program: Program) throws(UsageError) -> ExitStatus {
    let format = try arguments.choice(of: "--format", default: CheckFormat.text)
    let style = try ColourChoice.style(arguments)
    let settings = try SettingsOptions(arguments)
    guard !arguments.operands.isEmpty else {
        throw UsageError("\"check\" needs at least one file or folder: plumbline check PATH...")
    }

    let jobs = try jobs(arguments)
    let name = try nameOfStandardInput(arguments, of: "check")
    var failed = false
    let paths =
        name.map { [$0] }
        ?? inputPaths(
            arguments.operands, program.formats,
            isExcluded: { settings.excludes($0) || VendoredCode.excludes($0, of: arguments.operands) },
            onProblem: { failed = true })
    let inputs = paths.map { ($0, settings.settings(for: $0)) }
    if !settings.areReadable { failed = true }
    let run = CheckRun(inputs, program.formats, isStandardInput: name != nil, jobs: jobs)
    var files: [CheckedFile] = []
    for result in Parallel.map(Array(inputs.indices), jobs: jobs, run.checkedFile) {
        switch result {
        case .success(let file): files.append(file)
        case .failure(let problem):
            Output.complain(problem.message)
            failed = true
        }
    }
    let selected = try codes(arguments.list(of: "--select"))
    if !selected.isEmpty {
        for index in files.indices { files[index].findings.removeAll { !selected.contains($0.code) } }
    }
    if let path = arguments.value(of: "--write-baseline") {
        try files.writeBaseline(to: path)
        return failed ? .failure : .success
    }
    if let path = arguments.value(of: "--baseline") { files = try files.without(baseline: path) }
    Output.print(format.report(files, style: style, selected: selected))
    if format == .text, !files.isEmpty {
        Output.summarize(CheckText.summary(files, style: try ColourChoice.style(arguments, for: .standardError)))
    }
    if failed { return .failure }
    let findings = files.flatMap(\.findings)
    let fails = arguments.has("--strict") ? !findings.isEmpty : findings.contains { $0.severity == .error }
    return fails ? .findings : .success
}

/// The number of files to check at a time.
private func jobs(_ arguments: Arguments) throws(UsageError) -> Int {
    guard let value = arguments.value(of: "--jobs") else { return Parallel.processorCount }
    guard let jobs = Int(value), jobs > 0 else {
        throw UsageError("\"--jobs\" needs a number of 1 or more, not \"\(value)\".")
    }
    return jobs
}

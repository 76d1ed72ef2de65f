import Analysis
import LanguageServer
import LayoutModel
import POSIX
import Reporting
import SourceText

extension Command {
    static let check = Command(
        name: "check", operands: "[PATH...|-]",
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
        ] + FailureRule.options + [
            Option("--quiet", nil, "print only the findings that fail, and no summary"),
            Watch.option,
            Option("--fix", nil, "apply the safe fixes first, as \"plumbline fix\" does"),
            Option("--select", "CODE,...", "report only these codes, each finding by itself"),
            Option("--enable", "CODE,...", "also report these codes, which are opt-in"),
            Option("--disable", "CODE,...", "do not report these codes"),
            Option(
                "--exclude", "GLOB,...",
                "skip these files and folders in folders: a name such as Old or *.xib, or a path such as App/**/Old"),
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
    guard arguments.has(Watch.option.name) else { return try checkOnce(arguments, program) }
    guard !arguments.operands.contains(standardInputOperand), !arguments.has("--write-baseline") else {
        throw UsageError("\"--watch\" needs files to check, and no \"--write-baseline\".")
    }
    let named = ["--baseline", SettingsOptions.option.name].compactMap(arguments.value)
    let operands = arguments.pathsOrCurrentFolder
    return try Watch.run(isQuiet: arguments.has("--quiet")) {
        let paths = inputPaths(
            operands, program.formats, isExcluded: { VendoredCode.excludes($0, of: operands) },
            excluding: exclusions(arguments), isSilent: true, onProblem: {})
        return Watch.stamps(of: paths + named)
    } command: { () throws(UsageError) in
        try checkOnce(arguments, program)
    }
}

/// The files and folders that are skipped.
private func exclusions(_ arguments: Arguments) -> [Glob] {
    arguments.list(of: "--exclude").map(Glob.init(excluding:))
}

private func checkOnce(_ arguments: Arguments, _ program: Program) throws(UsageError) -> ExitStatus {
    let format = try arguments.choice(of: "--format", default: CheckFormat.text)
    let style = try ColourChoice.style(arguments)
    let settings = try SettingsOptions(arguments)
    let failure = try FailureRule(arguments)
    let selected = try codes(arguments.list(of: "--select"))
    let isQuiet = arguments.has("--quiet")
    let jobs = try jobs(arguments)
    let name = try nameOfStandardInput(arguments, of: "check")
    let operands = arguments.pathsOrCurrentFolder
    var failed = false
    var passedOver = PassedOver(settings, of: operands)
    let paths =
        name.map { [$0] }
        ?? inputPaths(
            operands, program.formats, isExcluded: { passedOver.contains($0) }, excluding: exclusions(arguments),
            onProblem: { failed = true })
    if !isQuiet, let message = passedOver.message(besides: paths) { Output.note(message) }
    if arguments.has("--fix") {
        guard name == nil else {
            throw UsageError("\"--fix\" cannot change standard input. \"plumbline fix -\" prints the fixed text.")
        }
        let run = try FixRun(.safe, paths, only: selected, arguments, settings, program.formats)
        if !applyFixes(run, to: paths, isQuiet: isQuiet) { failed = true }
    }
    let inputs = paths.map { ($0, settings.settings(for: $0)) }
    if !settings.areReadable { failed = true }
    let run = CheckRun(inputs, program.formats, isStandardInput: name != nil, jobs: jobs)
    var files = run.checkedFiles(jobs: jobs, isQuiet: isQuiet, onProblem: { failed = true })
    if !selected.isEmpty {
        for index in files.indices { files[index].findings.removeAll { !selected.contains($0.code) } }
    }
    if let path = arguments.value(of: "--write-baseline") {
        try files.writeBaseline(to: path)
        return failed ? .failure : .success
    }
    if let path = arguments.value(of: "--baseline") { files = try files.without(baseline: path, isQuiet: isQuiet) }
    let failing = failure.failing(files)
    Output.print(format.report(isQuiet ? failing : files, style: style, selected: selected))
    if format == .text, !files.isEmpty, !isQuiet {
        Output.summarize(
            CheckText.summary(
                files, afterBaseline: arguments.has("--baseline"),
                style: try ColourChoice.style(arguments, for: .standardError)))
    }
    if !isQuiet, let complaint = failure.complaint(about: files) { Output.complain(complaint) }
    if failed { return .failure }
    return failing.contains { !$0.findings.isEmpty } ? .findings : .success
}

/// Applies fixes to the files that can be read. The check reports the others.
///
/// - Returns: false if a file could not be written.
private func applyFixes(_ run: FixRun, to paths: [String], isQuiet: Bool) -> Bool {
    var run = run
    let progress = Progress("fixing", of: paths.count, isSilent: isQuiet)
    for path in paths {
        let input = run.input(at: path, complains: false) { (formats) throws(UsageError) in
            try InputFile(path: path, formats)
        }
        if let input {
            run.write(run.fixed(input), to: input) {
                progress.end()
                if !isQuiet { Output.note($0) }
            }
        }
        progress.step()
    }
    progress.end()
    if !isQuiet { Output.note(run.summary.applied) }
    return !run.summary.hasUnwrittenFiles
}

/// The number of files to check at a time.
private func jobs(_ arguments: Arguments) throws(UsageError) -> Int {
    guard let value = arguments.value(of: "--jobs") else { return Parallel.processorCount }
    guard let jobs = Int(value), jobs > 0 else {
        throw UsageError("\"--jobs\" needs a number of 1 or more, not \"\(value)\".")
    }
    return jobs
}

import Analysis
import Features
import LanguageServer
import LayoutModel
import POSIX
import Reporting
import SourceText

extension Command {
    static let fix = Command(
        name: "fix", operands: "[PATH...|-]", summary: "applies safe fixes to files and folders, recursively",
        details: { Help.text(PackageResources.fix_txt) },
        options: [
            Option("--choices", nil, "also apply the preferred fixes that decide something"),
            Option("--dry-run", nil, "print the changes as a unified diff and write nothing"),
            .standardInputName,
            Option("--only", "CODE,...", "fix only findings of these codes, and count only them"),
            Option("--enable", "CODE,...", "also fix findings of these codes, which are opt-in"),
            Option("--disable", "CODE,...", "do not fix findings of these codes"),
            Option("--baseline", "FILE", "do not fix the findings recorded in FILE"),
            SettingsOptions.option,
            CollapseStyleOption.option,
        ],
        run: runFix)
}

private func runFix(_ arguments: Arguments, _ program: Program) throws(UsageError) -> ExitStatus {
    let settings = try SettingsOptions(arguments)
    let isDryRun = arguments.has("--dry-run")
    let scope: FixScope = arguments.has("--choices") ? .choices : .safe
    let only = try codes(arguments.list(of: "--only"))
    var missing = 0
    var run: FixRun
    if let name = try nameOfStandardInput(arguments, of: "fix") {
        run = try FixRun(scope, [name], isStandardInput: true, only: only, arguments, settings, program.formats)
        let input = run.input(at: name) { (formats) throws(UsageError) in
            try InputFile(standardInputAs: name, formats)
        }
        if let input {
            let fixed = run.fixed(input)
            if isDryRun { printDifference(of: fixed, from: input) } else { Output.print(fixed.text.string) }
            run.add(fixed, of: input) { if !isDryRun { Output.note($0) } }
        }
    } else {
        let operands = arguments.pathsOrCurrentFolder
        var passedOver = PassedOver(settings, of: operands)
        let paths = inputPaths(
            operands, program.formats, isExcluded: { passedOver.contains($0) }, onProblem: { missing += 1 })
        if let message = passedOver.message(besides: paths) { Output.note(message) }
        run = try FixRun(scope, paths, only: only, arguments, settings, program.formats)
        let progress = Progress("fixing", of: paths.count)
        for path in paths {
            defer { progress.step() }
            let input = run.input(at: path) { (formats) throws(UsageError) in try InputFile(path: path, formats) }
            guard let input else { continue }
            let fixed = run.fixed(input)
            if isDryRun {
                printDifference(of: fixed, from: input)
                run.add(fixed, of: input) { _ in }
            } else {
                run.write(fixed, to: input) {
                    progress.end()
                    Output.printLine($0)
                }
            }
        }
        progress.end()
    }
    var summary = run.summary
    summary.uncheckedPaths += missing
    Output.note(summary.text(isDryRun: isDryRun, scope))
    if summary.uncheckedPaths > 0 || summary.hasUnwrittenFiles || !settings.areReadable { return .failure }
    return summary.errors > 0 ? .findings : .success
}

private func printDifference(of fixed: FixedText, from input: InputFile) {
    let diff = UnifiedDiff.text(from: input.text, to: fixed.text, path: input.path)
    Output.print(FileDescriptor.standardOutput.isTerminal ? UnifiedDiff.terminalText(diff) : diff)
}

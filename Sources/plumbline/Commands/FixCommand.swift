import Features
import LayoutModel
import POSIX
import Reporting
import SourceText

extension Command {
    static let fix = Command(
        name: "fix", operands: "PATH...", summary: "applies safe fixes to files and folders, recursively",
        details: { Help.text(PackageResources.fix_txt) },
        options: [
            Option("--choices", nil, "also apply the preferred fixes that decide something"),
            Option("--dry-run", nil, "print the changes as a unified diff and write nothing"),
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
    guard !arguments.operands.isEmpty else {
        throw UsageError("\"fix\" needs at least one file or folder: plumbline fix PATH...")
    }
    let isDryRun = arguments.has("--dry-run")
    let scope: FixScope = arguments.has("--choices") ? .choices : .safe
    let isKnown = try knownFindings(arguments)
    var summary = FixSummary()
    let paths = inputPaths(
        arguments.operands, program.formats, isExcluded: { settings.excludes($0) },
        onProblem: { summary.uncheckedPaths += 1 })
    for path in paths {
        let own = settings.settings(for: path)
        // They may exclude the file.
        if settings.areUnreadable(for: path) {
            summary.uncheckedPaths += 1
            continue
        }
        do throws(UsageError) {
            let input = try InputFile(path: path, program.formats.collapsing(in: own.collapseStyle))
            let fixed = uncancelled { (never) throws(Cancelled) in
                try Fixes.fixed(
                    Snapshot(reading: input.text, as: input.format, never), rules: own.rules, scope,
                    leaving: { isKnown($0, input) }, never)
            }
            if fixed.hasMergeConflicts {
                Output.note("\(path): not changed, because it has merge conflicts. Resolve them first.")
            }
            if fixed.isIncomplete {
                Output.note(
                    "\(path): some fixes were not tried, because checking its layouts takes long. "
                        + "Run the command again once others are fixed.")
            }
            if isDryRun {
                let diff = UnifiedDiff.text(from: input.text, to: fixed.text, path: path)
                Output.print(FileDescriptor.standardOutput.isTerminal ? UnifiedDiff.terminalText(diff) : diff)
                summary.add(fixed)
            } else if write(fixed, to: input) {
                summary.add(fixed)
            } else {
                summary.addUnwritten(fixed)
            }
        } catch {
            Output.complain(error.message)
            summary.uncheckedPaths += 1
        }
    }
    Output.note(summary.text(isDryRun: isDryRun, scope))
    if summary.uncheckedPaths > 0 || summary.hasUnwrittenFiles || !settings.areReadable { return .failure }
    return summary.errors > 0 ? .findings : .success
}

/// Tells the findings of the baseline from others.
private func knownFindings(_ arguments: Arguments) throws(UsageError) -> (Finding, InputFile) -> Bool {
    guard let path = arguments.value(of: "--baseline") else { return { _, _ in false } }
    let (baseline, folder) = (try Baseline(at: path), Files.folder(of: path))
    return { baseline.records($0, inFile: $1.absolutePath, in: folder) }
}

/// Writes a text that has fixes, and lists them.
///
/// - Returns: false if the file cannot be written.
private func write(_ fixed: FixedText, to input: InputFile) -> Bool {
    if fixed.fixes.isEmpty { return true }
    do throws(UsageError) {
        try OutputFile.replace(input, with: fixed.text)
    } catch {
        Output.complain(error.message)
        return false
    }
    for fix in fixed.fixes { Output.printLine("\(input.path): \(fix.title) [\(fix.finding.code.rawValue)]") }
    return true
}

import Features
import LayoutModel
import Reporting
import SourceText

extension Command {
    static let fix = Command(
        name: "fix", operands: "PATH...", summary: "applies fixes to files and folders, recursively",
        details: { Help.text(PackageResources.fix_txt) },
        options: [
            Option("--dry-run", nil, "print the changes as a unified diff and write nothing"),
            Option("--enable", "CODE,...", "also fix findings of these codes, which are opt-in"),
            Option("--disable", "CODE,...", "do not fix findings of these codes"),
            SettingsOptions.option,
            CollapseStyleOption.option,
        ],
        run: runFix)
}

private func runFix(_ arguments: Arguments) throws(UsageError) -> ExitStatus {
    let project = try SettingsOptions(arguments)
    guard !arguments.operands.isEmpty else {
        throw UsageError("\"fix\" needs at least one file or folder: plumbline fix PATH...")
    }
    var failed = false
    var tally = FixTally()
    let paths = inputPaths(
        arguments.operands, leavingOut: { project.leavesOut($0) }, onProblem: { tally.unread += 1 })
    for path in paths {
        let settings = project.settings(for: path)
        // They may say that the file is to be left alone.
        if project.isInDoubt(path) {
            tally.unread += 1
            continue
        }
        do throws(UsageError) {
            let input = try InputFile(path: path, collapseStyle: settings.collapseStyle)
            let fixed = uncancelled { (never) throws(Cancelled) in
                try Fixes.fixed(
                    Snapshot(reading: input.text, as: input.format, never), rules: settings.rules, never)
            }
            if arguments.has("--dry-run") {
                Output.print(UnifiedDiff.text(from: input.text, to: fixed.text, path: path))
            } else if !fixed.fixes.isEmpty {
                do throws(UsageError) {
                    try OutputFile.replace(path, with: fixed.text.utf8)
                } catch {
                    Output.complain(error.message)
                    failed = true
                    tally.addUnwritten(fixed)
                    continue
                }
                for fix in fixed.fixes { Output.print("\(path): \(fix.title) [\(fix.finding.code.rawValue)]\n") }
            }
            if fixed.hasMergeConflicts {
                Output.note(
                    "\(path): nothing is changed while there are marks of a merge in it; resolve the merge first.\n")
            }
            tally.add(fixed)
        } catch {
            Output.complain(error.message)
            tally.unread += 1
        }
    }
    if tally.unread > 0 { failed = true }
    if !project.isReadable { failed = true }
    Output.note(tally.summary(isDryRun: arguments.has("--dry-run")))
    if failed { return .failure }
    return tally.errors > 0 ? .findings : .success
}

/// What was done in all files.
private struct FixTally {
    private var fixes = 0
    private var files = 0
    private var left = 0
    /// Findings of severity error that are left.
    private(set) var errors = 0
    /// Files, and folders, of which nobody knows what is left in them.
    var unread = 0

    mutating func add(_ fixed: FixedText) {
        fixes += fixed.fixes.count
        files += fixed.fixes.isEmpty ? 0 : 1
        leave(fixed.left)
    }

    /// All that there was is left in a file that could not be written.
    mutating func addUnwritten(_ fixed: FixedText) {
        leave(fixed.found)
    }

    private mutating func leave(_ findings: [Finding]) {
        left += findings.count
        errors += findings.count { $0.severity == .error }
    }

    func summary(isDryRun: Bool) -> String {
        let done = "\(count(fixes, "repair")) in \(count(files, "file"))\(isDryRun ? ", none written" : "")"
        let doubt = unread == 0 ? "" : "; \(count(unread, "path")) not looked at"
        return "\(done); \(count(left, "finding")) left\(doubt)\n"
    }

    private func count(_ number: Int, _ word: String) -> String {
        "\(number) \(word)\(number == 1 ? "" : "s")"
    }
}

import Features
import LayoutModel

/// Counts the fixes and the remaining findings of all files.
struct FixSummary {
    private var fixes = 0
    private var files = 0
    private var remaining = 0
    /// The remaining findings of severity error.
    private(set) var errors = 0
    private(set) var hasUnwrittenFiles = false
    /// The number of paths whose files or settings could not be read.
    var uncheckedPaths = 0

    mutating func add(_ fixed: FixedText) {
        fixes += fixed.fixes.count
        files += fixed.fixes.isEmpty ? 0 : 1
        addRemaining(fixed.left)
    }

    /// Adds a file that could not be written, so that all its findings remain.
    mutating func addUnwritten(_ fixed: FixedText) {
        hasUnwrittenFiles = true
        addRemaining(fixed.found)
    }

    private mutating func addRemaining(_ findings: [Finding]) {
        remaining += findings.count
        errors += findings.count { $0.severity == .error }
    }

    /// The number of fixes, on one line.
    var applied: String { "\(fixes) \(fixes == 1 ? "fix" : "fixes") in \(count(files, "file"))" }

    func text(isDryRun: Bool, _ scope: FixScope) -> String {
        let done = "\(applied)\(isDryRun ? ", none written" : "")"
        let unchecked = uncheckedPaths == 0 ? "" : "; \(count(uncheckedPaths, "path")) not checked"
        let hint = scope == .safe && remaining > 0 ? " (try --choices)" : ""
        return "\(done); \(count(remaining, "finding")) left\(hint)\(unchecked)"
    }

    private func count(_ number: Int, _ word: String) -> String {
        "\(number) \(word)\(number == 1 ? "" : "s")"
    }
}

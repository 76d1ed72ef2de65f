/// The exit statuses, on which scripts rely.
enum ExitStatus: Int32 {
    case success = 0
    /// Findings of severity error; with `--strict`, any finding.
    case findings = 1
    /// Wrong usage, or a file that cannot be read or written.
    case failure = 2
}

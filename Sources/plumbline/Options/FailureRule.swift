import LayoutModel
import Reporting
import SourceText

/// Which findings make a check fail.
struct FailureRule {
    static let options = [
        Option("--strict", nil, "exit with 1 for any finding, whatever its severity"),
        Option(
            "--fail-on", Level.allCases.map(\.rawValue).joined(separator: "|"),
            "exit with 1 for a finding of this severity or a more severe one; default: error"),
        Option("--max-warnings", "N", "exit with 1 for an error, or for more than N warnings"),
    ]

    private enum Level: String, CaseIterable {
        case error, warning, information, hint

        var severity: Finding.Severity {
            switch self {
            case .error: .error
            case .warning: .warning
            case .information: .information
            case .hint: .hint
            }
        }
    }

    /// The least severe findings that fail, however few there are.
    private let severity: Finding.Severity
    private let mostWarnings: Int?

    init(_ arguments: Arguments) throws(UsageError) {
        let given = Self.options.map(\.name).filter(arguments.has)
        guard given.count < 2 else {
            let names = given.map { "\"\($0)\"" }.joined(separator: " and ")
            throw UsageError("\(names) cannot be combined. Each of them says which findings fail.")
        }
        let level = try arguments.choice(of: "--fail-on", default: Level.error)
        severity = arguments.has("--strict") ? .hint : level.severity
        mostWarnings = try arguments.value(of: "--max-warnings").map { (value) throws(UsageError) in
            guard let number = Int(value), number >= 0 else {
                throw UsageError("\"--max-warnings\" needs a number of 0 or more, not \"\(value)\".")
            }
            return number
        }
    }

    /// The files with only the findings that fail.
    func failing(_ files: [CheckedFile]) -> [CheckedFile] {
        let hasTooMany = complaint(about: files) != nil
        return files.map { file in
            var file = file
            file.findings.removeAll { finding in
                finding.severity.rawValue > severity.rawValue && !(hasTooMany && finding.severity == .warning)
            }
            return file
        }
    }

    /// A clause if there are more warnings than `--max-warnings` allows.
    func complaint(about files: [CheckedFile]) -> String? {
        let warnings = files.reduce(0) { $0 + $1.findings.count { $0.severity == .warning } }
        guard let mostWarnings, warnings > mostWarnings else { return nil }
        return "\(counted(warnings, "warning")), and \"--max-warnings\" allows \(mostWarnings)"
    }
}

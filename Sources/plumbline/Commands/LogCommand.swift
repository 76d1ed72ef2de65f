import Analysis
import Features
import LanguageServer
import LayoutModel
import LogAnalysis
import Reporting
import RuntimeLog
import SourceText

extension Command {
    static let log = Command(
        name: "log", operands: "FILE...",
        summary: "explains \"Unable to simultaneously satisfy constraints\" in console logs",
        details: { Help.text(PackageResources.log_txt) },
        options: [
            Option(
                "--in", "PATH",
                "search this file or folder for the constraints in the log; may be repeated"),
            Option(
                "--format", LogFormat.allCases.map(\.rawValue).joined(separator: "|"),
                "how to print explanations; default: text"),
            Option("--stdin-filename", "PATH", "the file name to print for standard input; default: -"),
            ColourChoice.option,
        ],
        run: runLog)
}

private func runLog(_ arguments: Arguments, _ program: Program) throws(UsageError) -> ExitStatus {
    let format = try arguments.choice(of: "--format", default: LogFormat.text)
    let style = try ColourChoice.style(arguments)
    guard !arguments.operands.isEmpty else {
        throw UsageError("\"log\" needs a file, or - for standard input: plumbline log FILE.")
    }
    var failed = false
    let workspace = workspace(
        arguments.values(of: "--in").map(plainPath), program.formats, onProblem: { failed = true })
    var logs: [ExplainedLog] = []
    let name = try nameOfLog(arguments)
    for path in arguments.paths {
        do throws(UsageError) {
            let text = try logText(path)
            let explanations = LogExplanation.explain(RuntimeLog.parse(text), in: workspace)
            logs.append(
                ExplainedLog(path: path == standardInputOperand ? name : path, text: text, explanations: explanations))
        } catch {
            Output.complain(error.message)
            failed = true
        }
    }
    Output.print(format.report(logs, style: style))
    let dumps = logs.reduce(0) { $0 + $1.explanations.count }
    if format == .text, dumps == 0, !failed {
        Output.note("No \"Unable to simultaneously satisfy constraints\" in the \(logs.count == 1 ? "log" : "logs").")
    }
    if format == .text, dumps > 0, arguments.has("--in"), logs.allSatisfy(\.hasNoSources) {
        let count = workspace.fileCount
        Output.note(
            "None of these constraints was found in \(count) file\(count == 1 ? "" : "s"). A layout is named if all of "
                + "a list are in it, or if an identifier matches.")
    }
    if failed { return .failure }
    return dumps > 0 ? .findings : .success
}

extension ExplainedLog {
    /// Whether no constraint was found where it is written.
    fileprivate var hasNoSources: Bool { explanations.allSatisfy { $0.statements.allSatisfy(\.sources.isEmpty) } }
}

/// The name to print for standard input. Unlike a layout, a log is read without one.
private func nameOfLog(_ arguments: Arguments) throws(UsageError) -> String {
    let option = Option.standardInputName.name
    guard arguments.has(option) else { return standardInputOperand }
    guard arguments.operands.contains(standardInputOperand), let name = arguments.value(of: option) else {
        throw UsageError("\"\(option)\" requires standard input: plumbline log - \(option) PATH.")
    }
    return name
}

/// The most bytes of a log.
private let largestLog = 256 << 20

/// The text of a log. It may contain invalid bytes, because programs log any bytes.
private func logText(_ path: String) throws(UsageError) -> SourceText {
    let bytes =
        try path == standardInputOperand
        ? InputFile.standardInput(atMost: largestLog)
        : InputFile.bytes(of: path, atMost: largestLog, readsStreams: true)
    if TextEncoding.looksLikeUTF16(bytes) {
        throw UsageError("\"\(path)\" is UTF-16 text. Save it as UTF-8.")
    }
    return SourceText(utf8: bytes)
}

/// The layout files and source files at these paths, and in folders at these paths.
private func workspace(
    _ operands: [String], _ formats: FormatRegistry, onProblem: () -> Void
) -> LogWorkspace {
    let paths = inputPaths(
        operands, matching: { isSource($0) || formats.format(path: $0) != nil }, onProblem: onProblem)
    let documents = paths.filter { formats.format(path: $0) != nil }
    // A layout file that cannot be read is ignored, because the constraints may be in other files.
    let settings = FileSettings(rules: RuleSelection(), collapseStyle: nil)
    let jobs = Parallel.processorCount
    let run = CheckRun(documents.map { ($0, settings) }, formats, jobs: jobs)
    let progress = Progress("searching", of: documents.count)
    defer { progress.end() }
    let files = Parallel.map(Array(documents.indices), jobs: jobs) { index -> LogWorkspace.File? in
        defer { progress.step() }
        guard let snapshot = try? run.read(index).snapshot else { return nil }
        return LogWorkspace.File(
            path: documents[index], id: snapshot.context.file, text: snapshot.text, document: snapshot.document)
    }
    return LogWorkspace(files: files.compactMap { $0 }, sourcePaths: paths.filter(isSource))
}

private func isSource(_ path: String) -> Bool {
    [".swift", ".m", ".mm"].contains { path.hasSuffix($0) }
}

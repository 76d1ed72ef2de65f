import Analysis
import AutoLayoutEngine
import Features
import LayoutModel
import POSIX
import Rendering

extension Command {
    static let render = Command(
        name: "render", operands: "[PATH...]",
        summary: "draws layouts, as a picture or as an HTML page",
        details: { Help.text(PackageResources.render_txt) },
        options: Option.selection + [
            Option(
                "-o", "FILE", "write to FILE, which ends in .svg or .html; default: SVG on standard output")
        ],
        run: runRender)
}

private func runRender(_ arguments: Arguments, _ program: Program) throws(UsageError) -> ExitStatus {
    guard let target = arguments.value(of: "-o") else {
        Output.print(try drawing(arguments, program.formats))
        return .success
    }
    let kind = OutputKind(target)
    guard let kind else {
        throw UsageError("\"-o\" needs a file that ends in .svg or .html, not \"\(target)\".")
    }
    if let real = try? Files.resolved(target), OutputKind(real) == nil {
        throw UsageError("\"\(target)\" is a link to \"\(real)\", which is not replaced by a drawing.")
    }
    if kind == .page { return try writeReport(arguments, program.formats, to: target) }
    try OutputFile.write(try drawing(arguments, program.formats), to: target)
    return .success
}

/// What a file with an extension is for.
private enum OutputKind {
    case picture, page

    init?(_ path: String) {
        let name = path.lowercased()
        if name.hasSuffix(".svg") {
            self = .picture
        } else if name.hasSuffix(".html") || name.hasSuffix(".htm") {
            self = .page
        } else {
            return nil
        }
    }
}

/// The layouts of the named file as SVG.
private func drawing(_ arguments: Arguments, _ formats: FormatRegistry) throws(UsageError) -> String {
    guard let path = try? arguments.onlyFile(of: "render", formats) else {
        throw UsageError(
            "\"render\" draws one file. For several, write a page: plumbline render PATH... -o FILE.html.")
    }
    if case .folder = PathKind(path) {
        throw UsageError("\"\(path)\" is a folder. Write a page: plumbline render \(path) -o FILE.html.")
    }
    let input = try InputFile(oneFile: path, of: "render", formats)
    let document = input.snapshot(formats).document
    let chosen = try LayoutSelection(arguments).chosen(in: document, of: path)
    let svg = uncancelled { (never) throws(Cancelled) in
        SVGDocument.text(
            try chosen.map { (layout, configuration) throws(Cancelled) in try Picture(layout, configuration, never) })
    }
    complainOfErrors(in: document, of: path)
    return svg
}

/// Writes a page with the layouts of files and folders.
private func writeReport(
    _ arguments: Arguments, _ formats: FormatRegistry, to target: String
) throws(UsageError) -> ExitStatus {
    for option in Option.selection.map(\.name) where option != "--layout" && arguments.has(option) {
        throw UsageError("\"\(option)\" is only for drawings. A page has every size and state.")
    }
    let layout = arguments.value(of: "--layout")
    var failed = false
    let paths = inputPaths(arguments.pathsOrCurrentFolder, formats, onProblem: { failed = true })
    var files: [ReportedFile] = []
    let progress = Progress("drawing", of: paths.count)
    let results = Parallel.map(paths, jobs: Parallel.processorCount) { path in
        defer { progress.step() }
        return reportedFile(path, formats, only: layout)
    }
    progress.end()
    for result in results {
        switch result {
        case .success(let file): files.append(file)
        case .failure(let problem):
            Output.complain(problem.message)
            failed = true
        }
    }
    try OutputFile.write(HTMLReport.text(files), to: target)
    return failed ? .failure : .success
}

private func reportedFile(
    _ path: String, _ formats: FormatRegistry, only layout: String?
) -> Result<ReportedFile, UsageError> {
    do throws(UsageError) {
        let input = try InputFile(path: path, formats)
        let document = Snapshot(reading: input.text, as: input.format).document
        let findings = uncancelled { (never) throws(Cancelled) in try Checker(.standard).findings(in: document, never) }
        return .success(
            ReportedFile(path: path, text: input.text, document: document, findings: findings, only: layout))
    } catch {
        return .failure(error)
    }
}

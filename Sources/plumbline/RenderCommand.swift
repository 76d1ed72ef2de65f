import Features
import Analysis
import AutoLayoutEngine
import LayoutModel
import Rendering

extension Command {
    static let render = Command(
        name: "render", operands: "PATH...",
        summary: "draws layouts, as a picture or as an HTML page",
        details: { Help.text(PackageResources.render_txt) },
        options: Option.selection + [
            Option(
                "-o", "FILE", "write to FILE, which ends in .svg or .html; default: SVG on standard output")
        ],
        run: runRender)
}

private func runRender(_ arguments: Arguments) throws(UsageError) -> ExitStatus {
    guard let target = arguments.value(of: "-o") else {
        Output.print(try drawing(arguments))
        return .success
    }
    let name = target.lowercased()
    if name.hasSuffix(".html") || name.hasSuffix(".htm") { return try writeReport(arguments, to: target) }
    guard name.hasSuffix(".svg") else {
        throw UsageError("\"-o\" needs a file that ends in .svg or .html, not \"\(target)\".")
    }
    try OutputFile.write(Array(try drawing(arguments).utf8), to: target)
    return .success
}

/// The layouts of the one file that is named, as SVG.
private func drawing(_ arguments: Arguments) throws(UsageError) -> String {
    guard arguments.operands.count == 1, let path = arguments.operands.first else {
        throw UsageError(
            "\"render\" needs one file for a drawing, or a page to write to: plumbline render PATH... -o FILE.html.")
    }
    if case .folder = PathKind(path) {
        throw UsageError("\"\(path)\" is a folder; name a page to write to: plumbline render \(path) -o FILE.html.")
    }
    let input = try InputFile(oneFile: path, of: "render")
    let document = Snapshot(reading: input.text, as: input.format).document
    let chosen = try LayoutSelection(arguments).chosen(in: document, of: path)
    let svg = uncancelled { (never) throws(Cancelled) in
        SVGDocument.text(
            try chosen.map { (layout, configuration) throws(Cancelled) in try Picture(layout, configuration, never) })
    }
    complainOfErrors(in: document, of: path)
    return svg
}

/// A page over files and folders.
private func writeReport(_ arguments: Arguments, to target: String) throws(UsageError) -> ExitStatus {
    for option in Option.selection.map(\.name) where option != "--layout" && arguments.has(option) {
        throw UsageError("\"\(option)\" is for drawings; a page has every size and state in it.")
    }
    guard !arguments.operands.isEmpty else {
        throw UsageError("\"render\" needs at least one file or folder: plumbline render PATH... -o FILE.html.")
    }
    let layout = arguments.value(of: "--layout")
    var failed = false
    let paths = inputPaths(arguments.operands, onProblem: { failed = true })
    var files: [ReportedFile] = []
    let jobs = try jobs(arguments)
    for result in Parallel.map(paths, jobs: jobs, { reportedFile($0, only: layout) }) {
        switch result {
        case .success(let file): files.append(file)
        case .failure(let problem):
            Output.complain(problem.message)
            failed = true
        }
    }
    try OutputFile.write(Array(HTMLReport.text(files).utf8), to: target)
    return failed ? .failure : .success
}

private func reportedFile(_ path: String, only layout: String?) -> Result<ReportedFile, UsageError> {
    do throws(UsageError) {
        let input = try InputFile(path: path)
        let document = Snapshot(reading: input.text, as: input.format).document
        let findings = uncancelled { (never) throws(Cancelled) in try Checker(.standard).findings(in: document, never) }
        return .success(
            ReportedFile(path: path, text: input.text, document: document, findings: findings, only: layout))
    } catch {
        return .failure(error)
    }
}

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
                "--look", PictureLook.allCases.map(\.rawValue).joined(separator: "|"),
                "views as boxes with their constraints, or as they look; default: blueprint"),
            Option(
                "-o", "FILE", "write to FILE, which ends in .svg, .png or .html; default: SVG on standard output"),
            SettingsOptions.option,
        ],
        run: runRender)
}

private func runRender(_ arguments: Arguments, _ program: Program) throws(UsageError) -> ExitStatus {
    let settings = try SettingsOptions(arguments)
    guard let target = arguments.value(of: "-o") else {
        Output.print(try drawing(arguments, settings, program.formats))
        return settings.areReadable ? .success : .failure
    }
    let kind = OutputKind(target)
    guard let kind else {
        throw UsageError("\"-o\" needs a file that ends in .svg, .png or .html, not \"\(target)\".")
    }
    if let real = try? Files.resolved(target), OutputKind(real) == nil {
        throw UsageError("\"\(target)\" is a link to \"\(real)\", which is not replaced by a drawing.")
    }
    switch kind {
    case .page: return try writeReport(arguments, settings, program.formats, to: target)
    case .drawing: try OutputFile.write(try drawing(arguments, settings, program.formats), to: target)
    case .image:
        let converter = try ImageConverter.installed()
        let image = try converter.image(of: try drawing(arguments, settings, program.formats))
        try OutputFile.write(image, to: target)
    }
    return settings.areReadable ? .success : .failure
}

/// What a file with an extension is for.
private enum OutputKind {
    case drawing, image, page

    init?(_ path: String) {
        let name = path.lowercased()
        if name.hasSuffix(".svg") {
            self = .drawing
        } else if name.hasSuffix(".png") {
            self = .image
        } else if name.hasSuffix(".html") || name.hasSuffix(".htm") {
            self = .page
        } else {
            return nil
        }
    }
}

extension SettingsOptions {
    /// What views of a file link to; nil for nothing.
    fileprivate func links(to path: String) -> FileLinks? {
        let path = Files.absolute(path)
        let project = projects.file(forFileAt: path)
        return project?.sourceLink.map { FileLinks($0, path: path, below: project?.folder) }
    }
}

/// The layouts of the named file as SVG.
private func drawing(
    _ arguments: Arguments, _ settings: SettingsOptions, _ formats: FormatRegistry
) throws(UsageError) -> String {
    guard let path = try? arguments.onlyFile(of: "render", formats) else {
        throw UsageError(
            "\"render\" draws one file. For several, write a page: plumbline render PATH... -o FILE.html.")
    }
    if case .folder = PathKind(path) {
        throw UsageError("\"\(path)\" is a folder. Write a page: plumbline render \(path) -o FILE.html.")
    }
    let look = try arguments.choice(of: "--look", default: PictureLook.blueprint)
    let own = settings.settings(for: path)
    let links = settings.links(to: path)
    let input = try InputFile(oneFile: path, of: "render", formats.collapsing(in: own.collapseStyle))
    let document = input.snapshot(formats).document.asShown
    let selection = try LayoutSelection(arguments)
    let chosen = try selection.chosen(in: document, of: path)
    let svg = uncancelled { (never) throws(Cancelled) in
        SVGDocument.text(
            try chosen.map { (layout, configuration) throws(Cancelled) in
                let findings = try FindingConfigurations(layout, by: Checker(.standard, own.rules), never)
                let shown = selection.hasConfiguration ? configuration : try findings.preferred(never)
                var picture = try Picture(layout, shown, text: input.text, sketch: document.sketch, never)
                picture.links = links
                if let sentence = findings.sentence { picture.addRemark(sentence) }
                return picture
            }, look: look, sketch: document.sketch)
    }
    complainOfErrors(in: document, of: path)
    return svg
}

/// Writes a page with the layouts of files and folders.
private func writeReport(
    _ arguments: Arguments, _ settings: SettingsOptions, _ formats: FormatRegistry, to target: String
) throws(UsageError) -> ExitStatus {
    if arguments.has("--look") { throw UsageError("\"--look\" is only for drawings. A page has both looks.") }
    for option in Option.selection.map(\.name) where option != "--layout" && arguments.has(option) {
        throw UsageError("\"\(option)\" is only for drawings. A page has every size and state.")
    }
    let layout = arguments.value(of: "--layout")
    var failed = false
    let paths = inputPaths(arguments.pathsOrCurrentFolder, formats, onProblem: { failed = true })
    var files: [ReportedFile] = []
    let run = CheckRun(
        paths.map { (path: $0, settings: settings.settings(for: $0)) }, formats, jobs: Parallel.processorCount)
    let progress = Progress("drawing", of: paths.count)
    let results = Parallel.map(Array(paths.indices), jobs: Parallel.processorCount) { index in
        defer { progress.step() }
        return run.checkedDocument(index).map { checked in
            ReportedFile(
                path: checked.input.path, text: checked.input.text, document: checked.document,
                findings: checked.findings, only: layout, links: settings.links(to: checked.input.path))
        }
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
    return failed || !settings.areReadable ? .failure : .success
}

import AutoLayoutEngine
import Comparison
import LayoutModel
import POSIX
import Rendering
import Reporting
import SourceText

extension Command {
    static let diff = Command(
        name: "diff", operands: "OLD NEW|--git REV[..REV] [PATH...]",
        summary: "prints what a change does to layouts: constraints, views, frames, findings",
        details: {
            Help.text(PackageResources.diff_txt, PackageResources.settings_txt)
        },
        options: [
            Option(
                "--format", DiffOutput.allCases.map(\.rawValue).joined(separator: "|"),
                "how to print differences; default: text"),
            Option(
                "--git", "REV[..REV]",
                "compare two revisions of the repository around the current folder, or one with the work tree"),
            Option("--exit-code", nil, "exit with 1 if frames or findings differ"),
            Option("--select", "CODE,...", "report only findings of these codes"),
            Option("--enable", "CODE,...", "also report findings of these codes, which are opt-in"),
            Option("--disable", "CODE,...", "do not report findings of these codes"),
            SettingsOptions.option,
            CollapseStyleOption.option,
            ColourChoice.option,
        ],
        run: runDiff)
}

private func runDiff(_ arguments: Arguments, _ program: Program) throws(UsageError) -> ExitStatus {
    let format = try arguments.choice(of: "--format", default: DiffOutput.text)
    let style = try ColourChoice.style(arguments)
    let settings = try SettingsOptions(arguments)
    let selected = try codes(arguments.list(of: "--select"))
    let run: ComparisonRun
    if let range = arguments.value(of: "--git") {
        let git = try GitComparison(range, paths: arguments.operands, program.formats) { settings.excludes($0) }
        run = ComparisonRun(git.pairs, from: git.old, to: git.new, settings, program.formats, selected: selected)
    } else {
        guard arguments.operands.count == 2 else {
            throw UsageError("\"diff\" needs two files or two folders: plumbline diff OLD NEW.")
        }
        let pairs = try FilePair.pairs(from: arguments.paths[0], to: arguments.paths[1], program.formats) {
            settings.excludes($0)
        }
        run = ComparisonRun(pairs, from: .disk, to: .disk, settings, program.formats, selected: selected)
    }
    let files = run.comparedFiles()
    Output.print(format.report(files, style: style))
    if format == .text, files.allSatisfy(\.isEmpty), run.failures.isEmpty { Output.note("No differences in layout.") }
    if format == .text, let note = ComparedFile.noteAboutUnread(files, most: 3) { Output.note(note) }
    for failure in run.failures { Output.complain(failure.message) }
    if !settings.areReadable || !run.failures.isEmpty { return .failure }
    return arguments.has("--exit-code") && files.contains(where: \.changesFramesOrFindings) ? .findings : .success
}

/// The output formats of the command.
private enum DiffOutput: String, CaseIterable {
    case text, json, markdown, html

    func report(_ files: [ComparedFile], style: Style) -> String {
        switch self {
        case .text: DiffFormat.text.report(files, style: style)
        case .json: DiffFormat.json.report(files, style: style)
        case .markdown: DiffFormat.markdown.report(files, style: style)
        case .html: ComparisonPage.text(files.flatMap(Self.blocks), note: ComparedFile.noteAboutUnread(files))
        }
    }

    /// The blocks of a page about a file.
    private static func blocks(of file: ComparedFile) -> [ComparisonPage.Block] {
        var blocks: [ComparisonPage.Block] = []
        if !file.notes.isEmpty {
            blocks.append(ComparisonPage.Block(title: file.title, sections: [("notes", file.notes)]))
        }
        for layout in file.comparison?.layouts ?? [] {
            let sections = DiffSection.sections(of: layout, in: file).map { ($0.title, $0.texts) }
            blocks.append(
                ComparisonPage.Block(
                    title: "\(file.title), \(layout.name)",
                    old: picture(layout.old, layout.shown.old, layout.marked.old),
                    new: picture(layout.new, layout.shown.new, layout.marked.new), sections: sections))
        }
        return blocks
    }

    private static func picture(
        _ layout: Layout?, _ configuration: Configuration?, _ marked: Set<ViewID>
    ) -> Picture? {
        guard let layout, let configuration else { return nil }
        var picture = uncancelled { (never) throws(Cancelled) in try Picture(layout, configuration, never) }
        picture.marked = marked
        return picture
    }
}

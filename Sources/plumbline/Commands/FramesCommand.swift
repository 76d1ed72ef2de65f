import Analysis
import AutoLayoutEngine
import Features
import LayoutModel
import Rendering
import Reporting
import Wording

extension Command {
    static let frames = Command(
        name: "frames", operands: "[FILE]", summary: "prints the frame of every view in a file",
        details: { Help.text(PackageResources.frames_txt, PackageResources.settings_txt) },
        options: Option.selection + [
            Option(
                "--format", FramesFormat.allCases.map(\.rawValue).joined(separator: "|"),
                "how to print frames; default: text"),
            Option("--draw", nil, "draw each layout above its table"),
            SettingsOptions.option,
            CollapseStyleOption.option,
            ColourChoice.option,
        ],
        run: runFrames)
}

private func runFrames(_ arguments: Arguments, _ program: Program) throws(UsageError) -> ExitStatus {
    let format = try arguments.choice(of: "--format", default: FramesFormat.text)
    let style = try ColourChoice.style(arguments)
    let isDrawn = arguments.has("--draw")
    if isDrawn, format != .text { throw UsageError("\"--draw\" requires the format \"text\".") }
    let path = try arguments.onlyFile(of: "frames", program.formats)
    let options = try SettingsOptions(arguments)
    let formats = program.formats.collapsing(in: options.settings(for: path).collapseStyle)
    let input = try InputFile(oneFile: path, of: "frames", formats)
    let document = input.snapshot(program.formats).document.asShown
    let chosen = try LayoutSelection(arguments).chosen(in: document, of: path)
    let solved = chosen.map { solve($0, $1) }
    func report(_ layouts: [LayoutFrames]) -> String {
        format.report([FramesFile(path: path, text: input.text, layouts: layouts)], style: style, width: Terminal.limit)
    }
    if isDrawn {
        let (columns, characters) = (Terminal.columns, Terminal.characters)
        let parts = zip(chosen, solved).map { chosen, solved in
            let picture = uncancelled { (never) throws(Cancelled) in try Picture(chosen.0, chosen.1, never) }
            return TerminalDrawing.text(picture, columns: columns, characters: characters) + "\n" + report([solved])
        }
        Output.print(parts.joined(separator: "\n"))
    } else {
        Output.print(report(solved))
    }
    for (layout, configuration) in chosen {
        noteViewsThatStay(layout, configuration, naming: document.layouts.count > 1)
    }
    complainOfErrors(in: document, of: path)
    return options.areReadable ? .success : .failure
}

/// Says which of the views that are to be gone keep their place, as nothing collapses them.
///
/// - Parameter naming: whether the layout is named too.
private func noteViewsThatStay(_ layout: Layout, _ configuration: Configuration, naming: Bool) {
    let gone = configuration.gone
    for view in gone.sorted()
    where layout.collapse(of: view) == nil && layout.stack(arranging: view) == nil
        && gone.isDisjoint(with: layout.ancestors(of: view).filter { $0 != view })
    {
        let owner = naming ? " of \(layout.name)" : ""
        Output.note("\"\(layout[view].path)\"\(owner) does not collapse: hidden, it keeps its place and its size.")
    }
}

private func solve(_ layout: Layout, _ configuration: Configuration) -> LayoutFrames {
    var solver = LayoutSolver(layout)
    let solution = uncancelled { (never) throws(Cancelled) in
        try solver.solve(configuration, isShown: true, never).markingTiedTexts(of: layout, solver, never)
    }
    let sentence = Sentence(layout)
    return LayoutFrames(
        layout: layout, solution: solution, broken: solution.conflicts.map { sentence.row($0.broken) })
}

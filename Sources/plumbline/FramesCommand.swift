import Features
import Wording
import Analysis
import AutoLayoutEngine
import LayoutModel
import Rendering
import Reporting

extension Command {
    static let frames = Command(
        name: "frames", operands: "FILE", summary: "prints the frame of every view in a file",
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

private func runFrames(_ arguments: Arguments) throws(UsageError) -> ExitStatus {
    let format = try arguments.choice(of: "--format", default: FramesFormat.text)
    let style = try ColourChoice.style(arguments)
    let isDrawn = arguments.has("--draw")
    if isDrawn, format != .text { throw UsageError("\"--draw\" goes with the format \"text\" only.") }
    guard arguments.operands.count == 1, let path = arguments.operands.first else {
        throw UsageError("\"frames\" needs one file: plumbline frames FILE.")
    }
    let project = try SettingsOptions(arguments)
    let input = try InputFile(
        oneFile: path, of: "frames", collapseStyle: project.settings(for: path).collapseStyle)
    let document = Snapshot(reading: input.text, as: input.format).document
    let chosen = try LayoutSelection(arguments).chosen(in: document, of: path)
    let solved = chosen.map { solve($0, $1) }
    func report(_ layouts: [LayoutFrames]) -> String {
        format.report([FramesFile(path: path, text: input.text, layouts: layouts)], style: style)
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
    complainOfErrors(in: document, of: path)
    return project.isReadable ? .success : .failure
}

private func solve(_ layout: Layout, _ configuration: Configuration) -> LayoutFrames {
    var solver = LayoutSolver(layout)
    let solution = solver.solve(configuration, isShown: true)
    let sentence = Sentence(layout)
    return LayoutFrames(
        layout: layout, solution: solution, broken: solution.conflicts.map { sentence.row($0.broken) })
}

/// Says on standard error that what a command shows is not all of the file, or why it shows nothing.
func complainOfErrors(in document: Document, of path: String) {
    let errors = document.problems.count { $0.severity == .error }
    if errors == 0, document.layouts.isEmpty {
        Output.complain("\"\(path)\" \(document.reasonForNoLayouts ?? "has no layouts.")")
    }
    guard errors > 0 else { return }
    let found = errors == 1 ? "1 error" : "\(errors) errors"
    Output.complain("\(found) in \"\(path)\"; what could not be read is left out. \"plumbline check\" says where.")
}

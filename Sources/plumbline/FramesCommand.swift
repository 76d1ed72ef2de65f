import Analysis
import AutoLayoutEngine
import LayoutModel
import Reporting

extension Command {
    static let frames = Command(
        name: "frames", operands: "FILE", summary: "prints where every view of a file will stand",
        details: """
            Without a selection: every layout at its first size, with nothing gone beyond what the file itself says. A selection
            leaves out the layouts that do not know a state, view or parameter of it. Views are named by their path: badge.count.
            A document of Interface Builder is solved as it was drawn, unless a size is given: then as it runs.
            Each frame is in points, in the coordinates of its superview.
            """,
        options: [
            Option("--layout", "NAME", "only this layout"),
            Option("--size", "WxH", "the size of the root view: numbers or \"fit\", such as 375xfit, or a device"),
            Option("--state", "NAME", "in this state"),
            Option("--gone", "VIEW,...", "with these views gone"),
            Option("--hide", "VIEW,...", "with these views hidden"),
            Option("--set", "PARAM=N", "with this value of a parameter"),
            Option(
                "--format", FramesFormat.allCases.map(\.rawValue).joined(separator: "|"),
                "how to print them; text where not given"),
            ColourChoice.option,
        ],
        run: runFrames)
}

private func runFrames(_ arguments: Arguments) throws(UsageError) -> ExitStatus {
    let format = try arguments.choice(of: "--format", default: FramesFormat.text)
    let style = try ColourChoice.style(arguments)
    guard arguments.operands.count == 1, let path = arguments.operands.first else {
        throw UsageError("\"frames\" needs one file: plumbline frames FILE.")
    }
    switch PathKind(path) {
    case .folder: throw UsageError("\"\(path)\" is a folder; \"frames\" needs a file.")
    case .missing(let reason): throw UsageError("\"\(path)\" cannot be read: \(reason).")
    case .file: break
    }
    let input = try InputFile(path: path)
    let document = input.format.parse(input.text).document
    let selection = try FramesSelection(arguments)
    let solved = try selection.configurations(in: document, of: path).compactMap { index, configuration in
        solve(document.layouts[index], configuration)
    }
    Output.print(format.report([SolvedFile(path: path, text: input.text, layouts: solved)], style: style))
    let errors = document.problems.count { $0.severity == .error }
    if errors == 0, document.layouts.isEmpty {
        Output.complain("\"\(path)\" \(document.reasonForNoLayouts ?? "has no layouts.")")
    }
    if errors > 0 {
        let found = errors == 1 ? "1 error" : "\(errors) errors"
        Output.complain("\(found) in \"\(path)\"; what could not be read is left out. \"plumbline check\" says where.")
    }
    return .success
}

private func solve(_ layout: Layout, _ configuration: Configuration) -> SolvedLayout? {
    var solver = LayoutSolver(layout)
    guard let solution = solver.solve(configuration) else { return nil }
    let sentence = Sentence(layout)
    return SolvedLayout(
        layout: layout, solution: solution, broken: solution.conflicts.map { sentence.row($0.broken) })
}

import Features
import LayoutModel
import SourceText

extension Command {
    static let show = Command(
        name: "show", operands: "FILE|-", summary: "prints a file in the words of the .layout language",
        details: { Help.text(PackageResources.show_txt, PackageResources.collapsing_txt) },
        options: [.neededInputName, CollapseStyleOption.option],
        run: runShow)
}

private func runShow(_ arguments: Arguments, _ program: Program) throws(UsageError) -> ExitStatus {
    guard arguments.operands.count == 1, let path = arguments.paths.first else {
        throw UsageError("\"show\" needs one file: plumbline show FILE.")
    }
    let name = try nameOfStandardInput(arguments, of: "show", needsName: true)
    let style = try CollapseStyleOption.style(arguments)
    let formats = program.formats.collapsing(in: style)
    let input =
        if let name {
            try InputFile(standardInputAs: name, formats)
        } else {
            try InputFile(oneFile: path, of: "show", formats)
        }
    let snapshot = input.snapshot(formats)
    Output.print(shownText(snapshot, formats))
    complainOfErrors(in: snapshot.document, of: input.path)
    return .success
}

/// A document in the words of the `.layout` language. One that is written in it is only formatted.
private func shownText(_ snapshot: Snapshot, _ formats: FormatRegistry) -> String {
    if let edits = Formatting.edits(of: snapshot) { return snapshot.text.applying(edits).string }
    return formats.formats.lazy.compactMap { $0.text(describing: snapshot.document.layouts) }.first ?? ""
}

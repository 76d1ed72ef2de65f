import Features
import LanguageServer
import LayoutModel
import Reporting
import SourceText

extension Command {
    static let format = Command(
        name: "format", operands: "[PATH...|-]", summary: "formats .layout files, in folders recursively",
        details: { Help.text(PackageResources.format_txt) },
        options: [
            Option("--check", nil, "list the files that are not formatted and write nothing"),
            .standardInputName,
        ],
        run: runFormat)
}

private func runFormat(_ arguments: Arguments, _ program: Program) throws(UsageError) -> ExitStatus {
    let onlyChecks = arguments.has("--check")
    let settings = try SettingsOptions(arguments)
    let formattable = FormatRegistry(program.formats.formats.filter { $0.features.contains(.formatting) })
    let name = try nameOfStandardInput(arguments, of: "format")
    var failed = false
    var hasUnformatted = false
    let operands = arguments.pathsOrCurrentFolder
    var passedOver = PassedOver(settings, of: operands)
    let paths =
        name.map { [$0] }
        ?? inputPaths(
            operands, matching: { formattable.format(path: $0) != nil },
            required: "file that Plumbline formats (\(formattable.pathExtensionList))",
            isExcluded: { passedOver.contains($0) },
            onProblem: { failed = true })
    for path in paths {
        do throws(UsageError) {
            let input =
                try name == nil
                ? InputFile(path: path, program.formats) : InputFile(standardInputAs: path, program.formats)
            let after = try formatted(input, formattable)
            if after != nil { hasUnformatted = true }
            if name != nil, !onlyChecks {
                Output.print((after ?? input.text).string)
            } else if let after {
                if !onlyChecks { try OutputFile.replace(input, with: after) }
                Output.printLine(path)
            }
        } catch {
            Output.complain(error.message)
            failed = true
        }
    }
    if failed || !settings.areReadable { return .failure }
    return onlyChecks && hasUnformatted ? .findings : .success
}

/// The formatted text of a file; nil if it is formatted already.
private func formatted(_ input: InputFile, _ formattable: FormatRegistry) throws(UsageError) -> SourceText? {
    let path = input.path
    let snapshot = Snapshot(reading: input.text, as: input.format)
    guard let edits = Formatting.edits(of: snapshot) else {
        throw UsageError(
            "\"\(path)\" cannot be formatted. Plumbline formats only \(formattable.pathExtensionList) files.")
    }
    if snapshot.document.hasSyntaxErrors {
        throw UsageError("\"\(path)\" has syntax errors and is not changed: plumbline check \(path) shows them.")
    }
    return edits.isEmpty ? nil : input.text.applying(edits)
}

import Features
import LayoutModel
import Reporting
import SourceText

extension Command {
    static let format = Command(
        name: "format", operands: "FILE...", summary: "formats .layout files",
        details: { Help.text(PackageResources.format_txt) },
        options: [
            Option("--check", nil, "list the files that are not formatted and write nothing")
        ],
        run: runFormat)
}

private func runFormat(_ arguments: Arguments, _ program: Program) throws(UsageError) -> ExitStatus {
    guard !arguments.operands.isEmpty else {
        throw UsageError("\"format\" needs at least one file: plumbline format FILE...")
    }
    let onlyChecks = arguments.has("--check")
    var failed = false
    var hasUnformatted = false
    for path in arguments.operands {
        do throws(UsageError) {
            let input = try InputFile(oneFile: path, of: "format", program.formats)
            guard let after = try formatted(input, program.formats) else { continue }
            hasUnformatted = true
            if !onlyChecks { try OutputFile.replace(input, with: after) }
            Output.printLine(path)
        } catch {
            Output.complain(error.message)
            failed = true
        }
    }
    if failed { return .failure }
    return onlyChecks && hasUnformatted ? .findings : .success
}

/// The formatted text of a file; nil if it is formatted already.
private func formatted(_ input: InputFile, _ formats: FormatRegistry) throws(UsageError) -> SourceText? {
    let path = input.path
    let snapshot = Snapshot(reading: input.text, as: input.format)
    guard let edits = Formatting.edits(of: snapshot) else {
        let formattable = FormatRegistry(formats.formats.filter { $0.features.contains(.formatting) })
        throw UsageError(
            "\"\(path)\" cannot be formatted. Plumbline formats only \(formattable.pathExtensionList) files.")
    }
    if snapshot.document.hasSyntaxErrors {
        throw UsageError("\"\(path)\" has syntax errors and is not changed: plumbline check \(path) shows them.")
    }
    return edits.isEmpty ? nil : input.text.applying(edits)
}

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

private func runFormat(_ arguments: Arguments) throws(UsageError) -> ExitStatus {
    guard !arguments.operands.isEmpty else {
        throw UsageError("\"format\" needs at least one file: plumbline format FILE...")
    }
    let checks = arguments.has("--check")
    var failed = false
    var isOtherwise = false
    for path in arguments.operands {
        do throws(UsageError) {
            guard let after = try formatted(path) else { continue }
            isOtherwise = true
            if !checks { try OutputFile.replace(path, with: after.utf8) }
            Output.print("\(path)\n")
        } catch {
            Output.complain(error.message)
            failed = true
        }
    }
    if failed { return .failure }
    return checks && isOtherwise ? .findings : .success
}

/// The text of a file as it should be laid out; nil where it is.
private func formatted(_ path: String) throws(UsageError) -> SourceText? {
    let input = try InputFile(oneFile: path, of: "format")
    let snapshot = Snapshot(reading: input.text, as: input.format)
    guard let edits = Formatting.edits(of: snapshot) else {
        throw UsageError("\"\(path)\" is no .layout file, and \"format\" lays out only those.")
    }
    if snapshot.document.hasSyntaxErrors {
        throw UsageError("\"\(path)\" has mistakes and stays as it is: plumbline check \(path) shows them.")
    }
    return edits.isEmpty ? nil : input.text.applying(edits)
}

import Features
import LayoutModel
import Reporting
import SourceText

extension Command {
    static let format = Command(
        name: "format", operands: "FILE...", summary: "lays .layout files out as the language's reference does",
        details: """
            Lines are indented by the blocks around them, and blanks put around operators; nothing but blanks changes. A file
            with mistakes in it stays as it is. Interface Builder documents are left to Interface Builder.
            Exit status: 0 all is well, 1 with --check: a file is laid out otherwise, 2 wrong usage, a file that could not be
            read or written, or one with mistakes (the others are laid out all the same).
            """,
        options: [
            Option("--check", nil, "name the files that are laid out otherwise, and write nothing")
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

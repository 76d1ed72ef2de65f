import Analysis
import POSIX

extension Command {
    static let explain = Command(
        name: "explain", operands: "CODE",
        summary: "prints the page of a code: what the finding means, why it matters, what to do",
        details: { "The codes:\n" + Help.table(RulePage.all.map { ($0.code.rawValue, $0.summary) }) + "\n" },
        options: [
            Option(
                "--write", "FOLDER",
                "write all pages to FOLDER instead; editors link to them if it is \"pages\" next to the program"
            )
        ],
        run: runExplain)
}

private func runExplain(_ arguments: Arguments, _ program: Program) throws(UsageError) -> ExitStatus {
    if let folder = arguments.value(of: "--write") { return try writePages(to: folder) }
    guard arguments.operands.count == 1, let code = arguments.operands.first else {
        throw UsageError("\"explain\" needs one code: plumbline explain CODE. \"plumbline help explain\" lists them.")
    }
    Output.print(try rulePage(code).text)
    return .success
}

/// Writes each page to a file named after its code, because links in findings end with the code.
private func writePages(to folder: String) throws(UsageError) -> ExitStatus {
    do throws(SystemError) {
        try Files.makeFolder(folder)
    } catch {
        throw UsageError("The pages cannot be written to \"\(folder)\": \(error.reason).")
    }
    for page in RulePage.all { try OutputFile.write(page.text, to: "\(folder)/\(page.code.rawValue)") }
    Output.complain("wrote \(RulePage.all.count) pages to \"\(folder)\"")
    return .success
}

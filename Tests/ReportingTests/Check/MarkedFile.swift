import LayoutModel
import SourceText

@testable import Reporting

/// A file with findings, which marks in its text describe: `‹` begins a range, and `«message»` ends it. A message that
/// begins with `+` is related information of the finding before it.
func checkedFile(
    _ path: String, _ marked: String, code: String = "conflict", severity: Finding.Severity = .error
) -> CheckedFile {
    var text = ""
    var starts: [Int] = []
    var message: String?
    var findings: [Finding] = []
    for character in marked {
        switch (character, message) {
        case ("‹", nil): starts.append(text.utf8.count)
        case ("«", nil): message = ""
        case ("»", let written?):
            let range = TextRange(starts.popLast() ?? text.utf8.count, text.utf8.count)
            if written.first == "+", !findings.isEmpty {
                let related = Finding.Related(range: FileRange(.alone, range), message: String(written.dropFirst()))
                findings[findings.count - 1].related.append(related)
            } else {
                findings.append(
                    Finding(code: FindingCode(rawValue: code), severity: severity, range: range, message: written))
            }
            message = nil
        case (_, _?): message?.append(character)
        default: text.append(character)
        }
    }
    let source = ReportedText(path: path, absolutePath: "/work/\(path)", text: SourceText(text))
    return CheckedFile(source: source, findings: findings)
}

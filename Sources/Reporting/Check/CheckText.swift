import LayoutModel
import SourceText

/// Findings for a terminal, each with its source line and its related information. Ranges are underlined.
///
/// Redundant constraints, which are many and harmless, are counted on one line for each layout.
package enum CheckText {
    /// Empty if there are no findings.
    ///
    /// - Parameter selected: codes whose findings are listed, not counted.
    package static func report(_ files: [CheckedFile], style: Style, selected: Set<FindingCode> = []) -> String {
        files.map { file in
            let isCounted = { (finding: Finding) in finding.code == .redundant && !selected.contains(.redundant) }
            let listed = file.findings.filter { !isCounted($0) }.map { render($0, in: file, style) }
            return (listed + counts(of: file.findings.filter(isCounted), in: file, style)).joined()
        }.joined()
    }

    /// A line for each layout with redundant constraints.
    private static func counts(of redundant: [Finding], in file: CheckedFile, _ style: Style) -> [String] {
        let byLayout = Dictionary(grouping: redundant) { finding in
            file.layouts.firstIndex { $0.range.contains(finding.range) } ?? file.layouts.count
        }
        return byLayout.sorted { $0.key < $1.key }.compactMap { layout, findings in
            guard let first = findings.first else { return nil }
            let start = file.text.lines.position(of: first.range.start, in: .utf32)
            let position = style.bold("\(printable(file.path)):\(start.line + 1):\(start.character + 1):")
            let severity = style.severity(first.severity, first.severity.word + ":")
            let name = file.layouts.indices.contains(layout) ? file.layouts[layout].name : ""
            let number = count(findings.count, "redundant constraint")
            let place = name.isEmpty ? "" : " in \"\(printable(name))\""
            return "\(position) \(severity) \(number)\(place); \"--select redundant\" lists "
                + "\(findings.count == 1 ? "it" : "them") [redundant]\n\n"
        }
    }

    /// The number of findings of each severity, on one line.
    ///
    /// - Parameter afterBaseline: whether known findings were left out.
    package static func summary(_ files: [CheckedFile], afterBaseline: Bool = false, style: Style) -> String {
        let findings = files.flatMap(\.findings)
        let scope = "in \(count(files.count, "file"))"
        guard !findings.isEmpty else {
            return style.bold(afterBaseline ? "No new findings" : "No findings") + " \(scope).\n"
        }
        let counts = [Finding.Severity.error, .warning, .information, .hint].compactMap { severity -> String? in
            let number = findings.count { $0.severity == severity }
            guard number > 0 else { return nil }
            let text = severity == .information ? "\(number) information" : count(number, severity.word)
            return style.severity(severity, text)
        }
        return counts.joined(separator: ", ") + " \(scope).\n"
    }

    /// The related places that are shown for a finding.
    private static let mostRelated = 24

    private static func render(_ finding: Finding, in file: CheckedFile, _ style: Style) -> String {
        let excerpt = SourceExcerpt(finding.range, in: file.text)
        let all = file.related(to: finding)
        let related = all.prefix(mostRelated).map { source, _, note in
            let path = note.range.file == file.file ? "" : "\(source.path): "
            return (SourceExcerpt(note.range.range, in: source.text), printable(path + note.message))
        }
        let margin = ([excerpt] + related.map(\.0)).map { String($0.line).count }.max() ?? 1
        let column = file.text.lines.position(of: finding.range.start, in: .utf32).character + 1
        let position = style.bold("\(printable(file.path)):\(excerpt.line):\(column):")
        let severity = style.severity(finding.severity, finding.severity.word + ":")
        var lines = ["\(position) \(severity) \(printable(finding.message)) [\(finding.code.rawValue)]"]
        lines += render(excerpt, "^", margin, style) { style.severity(finding.severity, $0) }
        for (excerpt, message) in related {
            lines.append("  " + style.dim("\(message):"))
            lines += render(excerpt, "~", margin, style, marking: style.dim)
        }
        if all.count > mostRelated {
            let rest = count(all.count - mostRelated, "more place")
            lines.append("  " + style.dim("and \(rest), which \"--format json\" lists"))
        }
        return lines.joined(separator: "\n") + "\n\n"
    }

    private static func render(
        _ excerpt: SourceExcerpt, _ mark: String, _ margin: Int, _ style: Style, marking: (String) -> String
    ) -> [String] {
        let number = String(excerpt.line)
        let padding = String(repeating: " ", count: margin - number.count)
        let underline =
            String(repeating: " ", count: excerpt.indent) + marking(String(repeating: mark, count: excerpt.width))
        return [
            "  " + style.dim("\(padding)\(number) |") + (excerpt.text.isEmpty ? "" : " ") + excerpt.text,
            "  " + style.dim(String(repeating: " ", count: margin) + " |") + " " + underline,
        ]
    }

    private static func count(_ number: Int, _ noun: String) -> String {
        number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
    }
}

import Comparison
import SourceText

/// Comparisons for a terminal: a block for each layout.
package enum DiffText {
    package static func report(_ files: [ComparedFile], style: Style) -> String {
        files.flatMap { blocks(of: $0, style) }.joined(separator: "\n")
    }

    private static func blocks(of file: ComparedFile, _ style: Style) -> [String] {
        let title = printable(file.title) + file.titleSuffix
        var blocks: [String] = []
        if !file.notes.isEmpty {
            blocks.append(
                ([style.bold(title)] + file.notes.map { "  " + printable($0) }).joined(separator: "\n") + "\n")
        }
        for layout in file.comparison?.layouts ?? [] {
            let heading = "\(title), \(printable(layout.name))"
            blocks.append(block(heading, DiffSection.sections(of: layout, in: file), style))
        }
        if let findings = file.comparison?.findings, !findings.isEmpty {
            let section = DiffSection(title: "findings", lines: DiffSection.lines(of: findings, in: file))
            blocks.append(block(title, [section], style))
        }
        return blocks
    }

    private static func block(_ heading: String, _ sections: [DiffSection], _ style: Style) -> String {
        var lines = [style.bold(heading)]
        for section in sections {
            lines.append("  " + style.dim(section.title))
            let width = section.lines.map(\.word.count).max() ?? 0
            for line in section.lines {
                let word = line.word + String(repeating: " ", count: width - line.word.count)
                lines.append("    " + (width > 0 ? word + "  " : "") + printable(line.text))
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }
}

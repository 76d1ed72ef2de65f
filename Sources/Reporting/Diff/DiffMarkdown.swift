import Comparison
import SourceText

/// Comparisons as Markdown, for a comment on a pull request. What comes from files is escaped, so that a name is never
/// markup, a link or a mention.
package enum DiffMarkdown {
    /// GitHub's limit for the body of a comment.
    private static let mostCharacters = 65_536
    /// Room for the sentence about what was left out.
    private static let reserve = 200

    package static func report(_ files: [ComparedFile]) -> String {
        var blocks = files.filter { !$0.isEmpty }.flatMap(blocks)
        // First, so that it is never what is left out. A comment has room for the names of a few.
        if let note = ComparedFile.noteAboutUnread(files, most: 20) { blocks.insert("\(escaped(note))\n", at: 0) }
        guard !files.allSatisfy(\.isEmpty) else {
            return (["No differences in layout.\n"] + blocks).joined(separator: "\n")
        }
        var text = ""
        var count = 0
        for (index, block) in blocks.enumerated() {
            let length = block.utf16.count + 1
            guard count + length <= mostCharacters - reserve else {
                let left = blocks.count - index
                let rest = left == 1 ? "1 more layout differs" : "\(left) more layouts differ"
                return text + "\n\(rest), too many for one comment. `plumbline diff` lists everything.\n"
            }
            text += (text.isEmpty ? "" : "\n") + block
            count += length
        }
        return text
    }

    private static func blocks(of file: ComparedFile) -> [String] {
        let title = escaped(file.title) + file.titleSuffix
        var blocks: [String] = []
        if !file.notes.isEmpty {
            blocks.append("### \(title)\n\n" + file.notes.map { "- \(escaped($0))\n" }.joined())
        }
        for layout in file.comparison?.layouts ?? [] {
            let heading = "### \(title): \(escaped(layout.name))\n"
            blocks.append(heading + DiffSection.sections(of: layout, in: file).map(section).joined())
        }
        if let findings = file.comparison?.findings, !findings.isEmpty {
            let lines = DiffSection.lines(of: findings, in: file)
            blocks.append("### \(title)\n" + section(DiffSection(title: "findings", lines: lines)))
        }
        return blocks.map(shortened)
    }

    private static func section(_ section: DiffSection) -> String {
        let title = section.title.prefix(1).uppercased() + section.title.dropFirst()
        let lines = section.lines.map { line in
            "- " + (line.word.isEmpty ? "" : "**\(line.word)** ") + escaped(line.text) + "\n"
        }
        return "\n**\(title)**\n\n" + lines.joined()
    }

    /// A block that leaves room for others.
    private static func shortened(_ block: String) -> String {
        let most = mostCharacters / 2
        guard block.utf16.count > most else { return block }
        var text = ""
        for line in block.split(separator: "\n", omittingEmptySubsequences: false) {
            if text.utf16.count + line.utf16.count > most { break }
            text += line + "\n"
        }
        return text + "- and more\n"
    }

    // MARK: Escapes

    /// A text that Markdown shows as it is (CommonMark 2.4), on one line.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in printable(text).unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            // GitHub makes links of mentions, numbers of issues and addresses, even if they are escaped.
            case "@", "#": result += "\(scalar)<!-- -->"
            case "/" where result.hasSuffix(":"): result += "<!-- -->/"
            case "w" where result.suffix(2).lowercased() == "ww": result += "<!-- -->w"
            case "\\", "`", "*", "_", "{", "}", "[", "]", "(", ")", "+", "-", "!", "|", "~", "$":
                result += "\\\(scalar)"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}

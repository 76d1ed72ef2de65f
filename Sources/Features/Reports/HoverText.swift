import SourceText

/// The contents of a hover, as Markdown or plain text.
package struct HoverText: Hashable, Sendable {
    package enum Block: Hashable, Sendable {
        case heading(kind: String, name: String)
        case paragraph(String)
        /// A paragraph of a reference, which is written in Markdown.
        case markdown(String)
        /// Lines of a language.
        case code(String, language: String)
        case table(header: [String], rows: [[String]])
        case list([String])
        /// A list whose entries have links.
        case entries([Entry])
    }

    package struct Entry: Hashable, Sendable {
        package var text: String
        package var links: [Link]

        package init(_ text: String, links: [Link] = []) {
            self.text = text
            self.links = links
        }

        fileprivate func line(text: (String) -> String, link: (Link) -> String) -> String {
            text(self.text) + (links.isEmpty ? "" : " → " + links.map(link).joined(separator: " or "))
        }
    }

    package struct Link: Hashable, Sendable {
        package var title: String
        /// A URI; nil for a title without a link.
        package var target: String?
    }

    /// The subject of the hover in the text.
    package var range: TextRange
    package var blocks: [Block]

    package init(range: TextRange, blocks: [Block]) {
        self.range = range
        self.blocks = blocks
    }

    package var markdown: String { blocks.markdown }
    package var plaintext: String { blocks.plaintext }
}

extension [HoverText.Block] {
    package var markdown: String {
        map { block in
            switch block {
            case .heading(let kind, let name): "**\(Markdown.escaped(kind))** \(Markdown.codeSpan(name))"
            case .paragraph(let text): Markdown.escaped(text)
            case .markdown(let text): text
            case .code(let text, let language): "```\(language)\n\(text)\n```"
            case .list(let entries): entries.map { "- \(Markdown.escaped($0))" }.joined(separator: "\n")
            case .entries(let entries):
                entries.map { "- " + $0.line(text: Markdown.escaped, link: linked) }.joined(separator: "\n")
            case .table(let header, let rows):
                ([header.map(Markdown.escaped), header.map { _ in "---" }] + rows.map { $0.map(Markdown.escaped) })
                    .map { "| " + $0.joined(separator: " | ") + " |" }
                    .joined(separator: "\n")
            }
        }
        .joined(separator: "\n\n")
    }

    package var plaintext: String {
        map { block in
            switch block {
            case .heading(let kind, let name): "\(kind) \(name)"
            case .paragraph(let text), .code(let text, _): text
            case .markdown(let text): text.replacing("`", with: "")
            case .list(let entries): entries.map { "- \($0)" }.joined(separator: "\n")
            case .entries(let entries):
                entries.map { "- " + $0.line(text: \.self, link: \.title) }.joined(separator: "\n")
            case .table(let header, let rows): aligned([header] + rows)
            }
        }
        .joined(separator: "\n\n")
    }

    private func aligned(_ rows: [[String]]) -> String {
        let columns = rows.map(\.count).max() ?? 0
        let widths = (0..<columns).map { column in
            rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
        }
        return rows.map { row in
            let line = zip(row, widths).enumerated().map { index, cell in
                let space = String(repeating: " ", count: cell.1 - cell.0.count)
                return index == 0 ? cell.0 + space : space + cell.0
            }
            return line.joined(separator: "  ")
        }
        .joined(separator: "\n")
    }

    private func linked(_ link: HoverText.Link) -> String {
        guard let target = link.target else { return Markdown.escaped(link.title) }
        return "[\(Markdown.escaped(link.title))](\(target))"
    }

    /// The first rows of a table, with the number of the others.
    static func table(header: [String], rows: [[String]], most: Int) -> Self {
        let table = HoverText.Block.table(header: header, rows: Array<[String]>(rows.prefix(most)))
        return rows.count > most ? [table, .paragraph("… and \(rows.count - most) more.")] : [table]
    }
}

/// Spells texts in Markdown.
private enum Markdown {
    static func escaped(_ text: String) -> String {
        guard text.utf8.contains(where: hasMeaning) else { return text }
        return String(
            decoding: text.utf8.flatMap { hasMeaning($0) ? [UInt8(ascii: "\\"), $0] : [$0] }, as: UTF8.self)
    }

    private static func hasMeaning(_ byte: UInt8) -> Bool {
        switch Unicode.Scalar(byte) {
        case "\\", "`", "*", "_", "{", "}", "[", "]", "<", ">", "#", "|": true
        default: false
        }
    }

    /// A code span; a text with backquotes is delimited by two.
    static func codeSpan(_ text: String) -> String {
        guard text.contains("`") else { return "`\(text)`" }
        return "`` \(text) ``"
    }
}

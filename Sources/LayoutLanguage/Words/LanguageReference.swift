import SourceText

/// What the language's reference says about each word, read from its Markdown.
///
/// An entry is a row of a table, or a paragraph or list entry, that begins with code. The first word of the code is the
/// word that it is about.
struct LanguageReference: Sendable {
    struct Entry: Hashable, Sendable {
        var section: String
        var words: [String]
        /// One paragraph in Markdown.
        var text: String
    }

    static let standard = LanguageReference(String(decoding: PackageResources.LayoutLanguage_md, as: UTF8.self))

    private(set) var entries: [Entry] = []
    /// Each statement of the fenced examples, with its body if it has one.
    private(set) var statements: [String] = []

    init(_ markdown: String) {
        var section = ""
        var header: [String]?
        var paragraph = ""
        var code: [Substring]?

        func end(_ paragraph: inout String, _ entries: inout [Entry]) {
            if let entry = Self.entry(of: paragraph, in: section) { entries.append(entry) }
            paragraph = ""
        }
        for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("```") {
                end(&paragraph, &entries)
                if let lines = code { statements += Self.statements(of: lines) }
                code = code == nil ? [] : nil
            } else if code != nil {
                code?.append(line)
            } else if line.hasPrefix("#") {
                end(&paragraph, &entries)
                section = String(line.drop { $0 == "#" || $0 == " " })
            } else if line.hasPrefix("|") {
                let cells = Self.cells(of: line)
                if let header {
                    if let entry = Self.entry(of: cells, under: header, in: section) { entries.append(entry) }
                } else {
                    header = cells
                }
                continue
            } else if line.isEmpty {
                end(&paragraph, &entries)
            } else if line.hasPrefix("- ") {
                end(&paragraph, &entries)
                paragraph = String(line.dropFirst(2))
            } else {
                paragraph += (paragraph.isEmpty ? "" : " ") + line.drop { $0 == " " }
            }
            header = nil
        }
        end(&paragraph, &entries)
    }

    /// The entries about a word in the first of some sections that has any.
    func entries(about word: String, in sections: [String]) -> [Entry] {
        for section in sections {
            let found = entries.filter { $0.section == section && $0.words.contains(word) }
            if !found.isEmpty { return found }
        }
        return []
    }

    /// The shortest statement of the examples that uses a word.
    func example(of word: String) -> String? {
        statements.filter { $0.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains { $0 == word } }
            .min { ($0.count { $0 == "\n" }, $0.count) < ($1.count { $0 == "\n" }, $1.count) }
    }

    // MARK: Reading

    private static func entry(of paragraph: String, in section: String) -> Entry? {
        guard paragraph.hasPrefix("`"), let word = words(ofCodeIn: paragraph).first else { return nil }
        return Entry(section: section, words: [word], text: paragraph)
    }

    private static func entry(of cells: [String], under header: [String], in section: String) -> Entry? {
        guard let first = cells.first, cells.count > 1, first.hasPrefix("`") else { return nil }
        let more = zip(header, cells).dropFirst(2).map { "\($0): \($1)" }
        return Entry(
            section: section, words: words(ofCodeIn: first),
            text: "\(first): " + ([cells[1]] + more).joined(separator: "; ") + ".")
    }

    /// The first word of each part in backquotes: `size` of `size 375 x 60`, and `constant` of `L.constant = N`.
    private static func words(ofCodeIn text: String) -> [String] {
        let parts = text.split(separator: "`", omittingEmptySubsequences: false)
        return parts.indices.filter { !$0.isMultiple(of: 2) }.compactMap { index in
            let first = parts[index].prefix { $0 != " " }.split(separator: ".").last
            return first.map { String($0.prefix { $0.isLetter || $0.isNumber }) }
        }
    }

    /// The cells of a row of a table. A bar in a cell is written `\|`.
    private static func cells(of line: Substring) -> [String] {
        let bar = "\u{0}"
        return line.replacing("\\|", with: bar).split(separator: "|").map {
            trimmingBlanks($0.replacing(bar, with: "|"))
        }
    }

    /// The statements of an example, each with the lines up to the end of its block, without comments.
    private static func statements(of lines: [Substring]) -> [String] {
        let plain = lines.map { line in
            let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
            return code.dropLast(code.reversed().prefix { $0 == " " }.count)
        }
        var result: [String] = []
        for (start, line) in plain.enumerated() where line.contains(where: { $0.isLetter }) {
            let indentation = line.prefix { $0 == " " }.count
            var depth = 0
            var statement: [Substring] = []
            for line in plain[start...] {
                statement.append(line.dropFirst(min(indentation, line.count)))
                depth += line.count { $0 == "{" } - line.count { $0 == "}" }
                if depth <= 0 { break }
            }
            result.append(statement.joined(separator: "\n"))
        }
        return result
    }
}

extension LanguageReference {
    /// The titles of sections.
    enum Section {
        static let language = "The .layout language"
        static let sizes = "Size and environment"
        static let views = "Views"
        static let constraints = "Constraints"
        static let visualFormat = "Visual Format lines"
        static let stacks = "Stacks and spacers"
        static let alignments = "Alignments"
        static let distributions = "Distributions"
        static let changes = "Changes"
    }
}

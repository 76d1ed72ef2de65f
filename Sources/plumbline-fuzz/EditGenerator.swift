import Simplex

/// A random change of a text.
struct RandomEdit {
    /// The indices of the replaced characters in ``EditedText/scalars``.
    var range: Range<Int>
    var replacement: String
}

/// Makes random edits: typing, deletions, inserted lines, and characters that nobody would type.
struct EditGenerator {
    /// The texts whose lines are inserted.
    let examples: [String]
    private let lines: [String]
    private let snippets: [String]

    init(examples: [String], isDocument: Bool) {
        self.examples = examples
        snippets = isDocument ? Self.documentSnippets : Self.snippets
        lines = examples.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false).map { $0 + "\n" } }
    }

    func edit(of text: EditedText, using generator: inout SeededGenerator) -> RandomEdit {
        let start = randomPosition(in: text, using: &generator)
        let length =
            generator.oneIn(4) ? Int.random(in: 0...40, using: &generator) : Int.random(in: 0...3, using: &generator)
        var end = min(start + length, text.scalars.count)
        while !text.isPosition(end) { end += 1 }
        switch Int.random(in: 0..<8, using: &generator) {
        case 0, 1: return RandomEdit(range: start..<start, replacement: snippet(using: &generator))
        case 2, 3: return RandomEdit(range: start..<end, replacement: "")
        case 4, 5: return RandomEdit(range: start..<end, replacement: snippet(using: &generator))
        case 6:
            let lineStart = text.scalars[..<start].lastIndex(of: "\n").map { $0 + 1 } ?? 0
            return RandomEdit(range: lineStart..<lineStart, replacement: generator.element(of: lines, or: ""))
        default: return RandomEdit(range: start..<start, replacement: randomCharacters(using: &generator))
        }
    }

    private func randomPosition(in text: EditedText, using generator: inout SeededGenerator) -> Int {
        var position = Int.random(in: 0...text.scalars.count, using: &generator)
        while !text.isPosition(position) { position += 1 }
        return position
    }

    private func snippet(using generator: inout SeededGenerator) -> String {
        generator.element(of: snippets, or: "")
    }

    /// Any Unicode characters, half of the time ASCII.
    private func randomCharacters(using generator: inout SeededGenerator) -> String {
        var view = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
            let limit: UInt32 = generator.oneIn(2) ? 0x80 : 0x11_0000
            if let scalar = Unicode.Scalar(UInt32.random(in: 0..<limit, using: &generator)) { view.append(scalar) }
        }
        return String(view)
    }

    private static let snippets =
        "abcxyz_019.,:;+-*/@=<>|~(){}[]`\"\\ \n\t\r%".map(String.init) + [
            "==", "<=", ">=", "..", "...", "\r\n", "//", "/*", "*/", "\"\"", "\\u{1F600}", "``", "()", "{}", "[]",
            "{ }\n", "layout L {\n", "}\n", "size 320 x 60\n", "sizes 100 x 100, fit x fit\n", "view v\n",
            "label l 40 x 20 \"t\"\n", "stack s horizontal {\n", "scroll p { view c }\n", "spacer 10 after a",
            "state s { gone a }\n", "vary a, b\n", "collapse a: all\n", "param p = 1 in 0...2\n",
            "H:|-[a]-(>=8)-[b(40@high)]-|\n", "V:|~[a]~|\n", "super", "self", "safeArea", "margins", "readable",
            "content", "inactive ", "inset 8", ".leading", ".edges", ".width == ", "a.width == 1e400",
            "99999999999999999999", "-0", "1/0", "50%", "@ 1000", "@ required", "@ 0", "hidden", "lines 0",
            "hugging 1\n", "é", "标签", "😀", "👩‍👩‍👧", "e\u{301}", "\u{FEFF}", "\u{2028}", "\u{0}", "\u{85}", "\u{202E}",
            "\u{10FFFF}",
        ]

    private static let documentSnippets =
        "abcxyz_019.,:;-/=<>\"'& \n\t\r!?".map(String.init) + [
            "<!--", "-->", "<![CDATA[", "]]>", "<?", "?>", "<!DOCTYPE a [", "/>", "</", "</view>", "</subviews>",
            "</document>", "<view>", "<view id=\"new-Vi-w99\">\n", "<subviews>", "<constraints>\n", "</constraints>\n",
            "&amp;",
            "&#10;", "&x;", "<<<<<<< HEAD\n", "=======\n", ">>>>>>> other\n", " id=\"", " id=\"nam-La-b04\"",
            " hidden=\"YES\"", "\r\n",
            " constant=\"8\"", " priority=\"250\"", " relation=\"greaterThanOrEqual\"", " placeholder=\"YES\"",
            " multiplier=\"1:2\"", " userLabel=\"Name\"", " axis=\"vertical\"",
            "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"10\" height=\"10\"/>\n",
            "<constraint firstAttribute=\"width\" constant=\"40\" id=\"new-Co-n99\"/>\n",
            "<variation key=\"widthClass=regular\" constant=\"0\"/>\n", "é", "标签", "😀", "\u{FEFF}", "\u{2028}", "\u{0}",
            "\u{10FFFF}",
        ]
}

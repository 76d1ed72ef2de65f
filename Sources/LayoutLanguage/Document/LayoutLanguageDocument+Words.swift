import LayoutModel
import SourceText

private typealias Section = LanguageReference.Section

extension LayoutLanguageDocument {
    func explainedWord(at offset: UTF8Offset) -> ExplainedWord? {
        guard let finder = CompletionFinder(wordAt: offset, tree, lowering), let token = finder.found else {
            return nil
        }
        let word = text[token]
        let reference = LanguageReference.standard
        let sections = finder.sections(of: word)
        // One paragraph is about both kinds of Visual Format lines.
        var entries = reference.entries(about: word == "V" ? "H" : word, in: sections)
        let statement = finder.words.first.map { text[$0.range] }
        // A word inside a statement that has no entry of its own is explained by the statement's.
        if entries.isEmpty, let statement { entries = reference.entries(about: statement, in: sections) }
        if statement == nil, Vocabulary.kinds.contains(word), sections.first == Section.views {
            entries += reference.entries(about: "KIND", in: sections)
        }
        var meanings = entries.map(\.text)
        if meanings.isEmpty, let attribute = Attribute(rawValue: word), finder.words.last?.kind == .dot {
            meanings = [attribute.explanation]
        }
        guard !meanings.isEmpty else { return nil }
        return ExplainedWord(
            range: token, word: word, meanings: meanings,
            example: reference.example(of: word) ?? statement.flatMap(reference.example), language: "layout")
    }
}

extension CompletionFinder {
    /// The sections that may explain a word after ``words``, the most specific first.
    fileprivate func sections(of word: String) -> [String] {
        if isInVisualFormat { return [Section.visualFormat, Section.constraints] }
        if words.last?.kind == .dot, block != .state { return [Section.constraints] }
        if block == .state {
            return words.first.map { self.word($0) } == "size"
                ? [Section.sizes] : [Section.changes, Section.constraints]
        }
        guard let first = words.first else {
            let isAboutLayout = block == .layout && (Vocabulary.layoutStatements.contains(word) || word == "margins")
            return (isAboutLayout ? [Section.sizes] : [])
                + [Section.views, Section.stacks, Section.changes, Section.constraints, Section.language]
        }
        switch self.word(first) {
        case "size", "sizes", "safeArea", "direction": return [Section.sizes]
        case "stack":
            switch self.word(words.last) {
            case "alignment": return [Section.alignments]
            case "distribution": return [Section.distributions]
            default: return [Section.stacks]
            }
        case "spacing", "spacer": return [Section.stacks]
        case "collapse", "param", "vary", "state": return [Section.changes]
        case "hugging", "compressionResistance":
            return Vocabulary.priorities.contains(word) ? [Section.constraints] : [Section.views]
        default: return [Section.constraints, Section.visualFormat]
        }
    }
}

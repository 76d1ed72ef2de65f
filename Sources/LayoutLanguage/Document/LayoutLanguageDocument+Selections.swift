import LayoutModel
import SourceText

extension LayoutLanguageDocument {
    /// The word, the view, the statement, the content of the braces around it, the braces, and so on outwards.
    func enclosingRanges(at offset: UTF8Offset) -> [TextRange] {
        var inwards: [TextRange] = []
        var statements = tree.statements
        while let statement = statements[statements.partitioningIndex { $0.range.end >= offset }...].first,
            statement.range.touches(offset)
        {
            inwards.append(statement.range)
            var block: Block?
            switch statement.kind {
            case .layout(_, let body), .state(_, let body): block = body
            case .views(_, let views):
                guard let view = views.first(where: { $0.range.touches(offset) }) else { break }
                inwards.append(view.range)
                block = view.body
            default: break
            }
            guard let block, block.isClosed, block.open.union(block.close).touches(offset) else { break }
            inwards.append(block.open.union(block.close))
            let inside = TextRange(block.open.end, block.close.start)
            guard inside.touches(offset) else { break }
            inwards.append(inside)
            statements = block.statements
        }
        if let token = token(at: offset) { inwards.append(token) }
        return inwards.reversed()
    }

    /// The token at an offset. If two tokens meet there, the word.
    private func token(at offset: UTF8Offset) -> TextRange? {
        tree.tokens[tree.tokens.partitioningIndex { $0.range.end >= offset }...]
            .prefix { $0.range.touches(offset) }.filter { $0.kind != .blank && $0.kind != .lineBreak }
            .max { !$0.kind.isWord && $1.kind.isWord }?.range
    }
}

extension Token.Kind {
    fileprivate var isWord: Bool {
        switch self {
        case .name, .quotedName, .number, .text: true
        default: false
        }
    }
}

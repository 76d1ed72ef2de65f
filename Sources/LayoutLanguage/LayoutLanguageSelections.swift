import LayoutModel
import SourceText

extension LayoutLanguageDocument {
    /// The word, the view or the statement, what stands between the braces around it, the braces too, and so on outwards.
    func enclosingRanges(at place: UTF8Offset) -> [TextRange] {
        var outwards: [TextRange] = []
        var statements = tree.statements
        while let statement = statements.first(where: { $0.range.touches(place) }) {
            outwards.append(statement.range)
            var block: Block?
            switch statement.kind {
            case .layout(_, let body), .state(_, let body): block = body
            case .views(_, let views):
                guard let view = views.first(where: { $0.range.touches(place) }) else { break }
                outwards.append(view.range)
                block = view.body
            default: break
            }
            guard let block, block.isClosed, block.open.union(block.close).touches(place) else { break }
            outwards.append(block.open.union(block.close))
            let inside = TextRange(block.open.end, block.close.start)
            guard inside.touches(place) else { break }
            outwards.append(inside)
            statements = block.statements
        }
        if let token = token(at: place) { outwards.append(token) }
        return outwards.reversed()
    }

    /// Of two tokens that meet at the place the word.
    private func token(at place: UTF8Offset) -> TextRange? {
        tree.tokens.filter { $0.range.touches(place) && $0.kind != .blank && $0.kind != .lineBreak }
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

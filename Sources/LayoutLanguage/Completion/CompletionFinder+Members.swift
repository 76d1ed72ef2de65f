import LayoutModel
import SourceText

/// The completions after an item and a dot.
extension CompletionFinder {
    var member: [CompletionContext.Expected] {
        guard words.count > 1 else { return [] }
        let parts = operand(before: words.count - 1)
        let names = parts.compactMap { Name($0, in: text) }
        guard names.count == parts.count, !names.isEmpty else { return [] }
        let item = item(names)
        guard block == .state, words.first.map({ $0 == parts.first }) ?? false else {
            return item.map { members(of: $0, comparedWith: leftSide) } ?? []
        }
        // In a state, this is a label or a view.
        let isLabel = lowered?.labels[names.map(\.text).joined(separator: ".")] != nil
        if isLabel { return [.keywords(["constant", "priority"])] }
        return [.keywords(["size", "text"])] + (item.map { members(of: $0, comparedWith: nil) } ?? [])
    }

    /// The names joined by dots that end before a dot. The first member stands for a group.
    private func operand(before dot: Int) -> [Token] {
        var end = dot - 1
        guard end >= 0 else { return [] }
        if words[end].kind == .rightBracket {
            guard let open = words[..<end].lastIndex(where: { $0.kind == .leftBracket }), open + 1 < end else {
                return []
            }
            var index = open + 1
            var parts = [words[index]]
            while index + 2 < end, words[index + 1].kind == .dot {
                index += 2
                parts.append(words[index])
            }
            return parts
        }
        var parts: [Token] = []
        while end >= 0, words[end].kind.isName {
            parts.insert(words[end], at: 0)
            guard end >= 2, words[end - 1].kind == .dot else { break }
            end -= 2
        }
        return parts
    }

    private func item(_ names: [Name]) -> Item? {
        guard var lookup = lowered else { return nil }
        lookup.scope = scope
        let path = Path(parts: names)
        return lookup.item(path, whole: path)
    }

    /// The side of a constraint before the last relation: its item, if that is known, and the word after its dot.
    private struct Side {
        var item: Item?
        var word: String
    }

    /// Nil on the left side, and if there is no attribute before the relation.
    private var leftSide: Side? {
        guard let relation = words.lastIndex(where: \.kind.isRelation),
            let dot = words[..<relation].lastIndex(where: { $0.kind == .dot }), dot + 1 < relation
        else { return nil }
        let names = operand(before: dot).compactMap { Name($0, in: text) }
        return Side(item: names.isEmpty ? nil : item(names), word: word(words[dot + 1]))
    }

    private func members(of item: Item, comparedWith other: Side?) -> [CompletionContext.Expected] {
        var expected: [CompletionContext.Expected] = [.word(attributes(of: item, comparedWith: other), .attribute)]
        guard item.guide == nil, let view = lowered?.layout.views[safe: item.view.index] else { return expected }
        if view.kind == .scroll {
            expected.append(.word(Vocabulary.scrollWords, .guide))
        }
        return expected + [.subview(of: item.view)]
    }

    /// The attributes that Auto Layout accepts, or the composite that the left side has, the most likely first.
    private func attributes(of item: Item, comparedWith other: Side?) -> [String] {
        if let other, Composite(rawValue: other.word) != nil { return [other.word] }
        guard let other, let attribute = Attribute(rawValue: other.word) else {
            return Attribute.byUse.map(\.rawValue) + Vocabulary.composites
        }
        let accepted = Attribute.byUse.filter {
            attribute.isComparable(with: $0) && !(item == other.item && $0 == attribute)
        }
        // An edge is mostly the opposite one of a sibling, and the same one of a view around it.
        let isAround = other.item.map { self.isAround(item.view, $0.view) } ?? true
        let likely = isAround ? attribute : attribute.oppositeEdge ?? attribute
        return (accepted.filter { $0 == likely } + accepted.filter { $0 != likely }).map(\.rawValue)
    }

    /// Whether a view is another one or contains it.
    private func isAround(_ view: ViewID, _ other: ViewID) -> Bool {
        lowered?.layout.ancestors(of: other).contains(view) ?? true
    }
}

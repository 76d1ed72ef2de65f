import LayoutModel
import SourceText

extension LayoutLowering {
    /// Records the first problem of the current statement.
    mutating func fail(
        _ code: FindingCode, at range: TextRange, _ message: String, _ suggestions: [TextSuggestion] = []
    ) {
        guard problem == nil else { return }
        problem = Finding(
            code: code, range: range, message: message, subject: "\(layout.name): \(text[statement]): \(text[range])",
            suggestions: suggestions)
    }

    /// A second declaration of a name. Suggests a name that is free.
    mutating func failDuplicate(_ name: Name, _ what: String, first: TextRange, isTaken: (String) -> Bool) {
        guard problem == nil else { return }
        let free = (2...100).lazy.map { "\(name.text)\($0)" }.first { !isTaken($0) }
        let suggestions = [free.flatMap(NameSpelling.written)].compactMap { $0 }.map {
            TextSuggestion.replace(name.range, with: $0, kind: .choice)
        }
        fail(
            .duplicateName, at: name.range,
            "Duplicate name: there is already a \(what) `\(name.text)`. Use another name.", suggestions)
        relate(first, "The first `\(name.text)` is here")
    }

    mutating func relate(_ range: TextRange, _ message: String) {
        let related = Finding.Related(range: fileRange(range), message: message)
        problem?.related = [related]
    }

    /// The nearest spellings, while the budget for comparisons lasts.
    mutating func nearestSpellings(to word: String, in candidates: [String]) -> NearSpellings {
        spellingBudget -= candidates.count
        return Spelling.nearest(to: word, in: spellingBudget > 0 ? candidates : [])
    }

    // MARK: Refusals

    /// The two anchors of a constraint, and the ranges of its sides.
    struct AnchorPair {
        var first: AnchorSum.Term
        var firstRange: TextRange
        var second: AnchorSum.Term?
        var secondRange: TextRange
    }

    /// Whether Auto Layout accepts a constraint between the anchors. Otherwise there is a ``problem``.
    mutating func check(_ pair: AnchorPair) -> Bool {
        let (first, second) = (pair.first.anchor, pair.second)
        guard let refusal = Refusal(of: first, second?.anchor, multiplier: second?.factor ?? 1, in: layout) else {
            return true
        }
        let whole = pair.firstRange.union(pair.secondRange)
        fail(
            refusal.code, at: refusal.part == .multiplier ? pair.secondRange : whole, refusal.message,
            refusal.code == .invalidPairing ? pairingSuggestions(pair) : [])
        return false
    }

    private func pairingSuggestions(_ pair: AnchorPair) -> [TextSuggestion] {
        let first = pair.first
        let name = first.anchor.attribute.rawValue
        guard let second = pair.second else {
            guard layout[first.anchor.item.view].parent == scope else { return [] }
            let sign = first.anchor.attribute.isFarEdge ? "-" : "+"
            return [.replace(pair.secondRange, with: "super.\(name) \(sign) \(text[pair.secondRange])")]
        }
        guard first.anchor.attribute.isSize != second.anchor.attribute.isSize else {
            return [
                .replace(second.name.range, with: name),
                .replace(first.name.range, with: second.anchor.attribute.rawValue),
            ]
        }
        let (size, location) = first.anchor.attribute.isSize ? (first, second) : (second, first)
        let edge = layout.edge(insteadOf: size.anchor, for: location.anchor)
        return [edge, edge == location.anchor.attribute ? nil : location.anchor.attribute].compactMap { $0 }
            .map { .replace(size.name.range, with: $0.rawValue) }
    }
}

import SourceText

/// Gives every opening bracket its partner, so that the parser never has to look for an end, and damage inside of
/// brackets stays inside.
enum BracketMatching {
    /// - Complexity: O(tokens), ten times that where brackets do not match.
    static func match(_ tokens: inout [Token], of text: SourceText) {
        guard !matchWellFormed(&tokens) else { return }
        // A line that looks wrong may be indented oddly, and the damage be somewhere later. So each suspicion is
        // passed over in turn, and what leaves the fewest oddities is taken.
        var best: (tokens: [Token], oddities: Int)?
        for passedOver in 0..<8 {
            var repair = BracketRepair(tokens, text, passingOver: passedOver)
            let matched = repair.matched()
            if best.map({ repair.oddities < $0.oddities }) ?? true { best = (matched, repair.oddities) }
            if repair.suspicions <= passedOver { break }
        }
        tokens = best?.tokens ?? tokens
    }

    /// Whether all brackets match as they are.
    private static func matchWellFormed(_ tokens: inout [Token]) -> Bool {
        var open: [Int] = []
        for index in tokens.indices {
            let kind = tokens[index].kind
            if kind.isOpening {
                open.append(index)
            } else if kind.isClosing {
                guard let opening = open.popLast(), tokens[opening].kind.closing == kind else { return false }
                tokens[opening].partner = UInt32(index)
            }
        }
        return open.isEmpty
    }
}

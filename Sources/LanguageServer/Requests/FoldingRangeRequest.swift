import Features
import LanguageServerProtocol

extension DocumentRequest {
    func foldingRanges() -> [FoldingRange] {
        let wholeLines = client.capabilities.foldingWholeLinesOnly
        let abilities = FoldingAbilities(wholeLinesOnly: wholeLines, limit: client.capabilities.foldingLimit)
        return FoldingRanges.foldings(in: snapshot, for: abilities).map { folding in
            let range = positions.range(folding.range)
            return FoldingRange(
                startLine: range.start.line, startCharacter: wholeLines ? nil : range.start.character,
                endLine: range.end.line, endCharacter: wholeLines ? nil : range.end.character,
                kind: folding.kind == .comment ? "comment" : nil)
        }
    }
}

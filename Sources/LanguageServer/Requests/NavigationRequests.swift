import Features
import LanguageServerProtocol
import SourceText

extension DocumentRequest {
    func definition(_ params: TextDocumentPositionParams) -> [Location]? {
        locations(Definition.ranges(at: positions.offset(params.position), in: snapshot))
    }

    func references(_ params: ReferenceParams) -> [Location]? {
        locations(
            References.ranges(
                at: positions.offset(params.position), includingDeclaration: params.context.includeDeclaration,
                in: snapshot
            ).map { FileRange(snapshot.file, $0) })
    }

    func documentHighlights(_ params: TextDocumentPositionParams) -> [DocumentHighlight]? {
        let highlights = DocumentHighlights.highlights(at: positions.offset(params.position), in: snapshot)
        guard !highlights.isEmpty else { return nil }
        return highlights.map { DocumentHighlight(range: positions.range($0.range), kind: $0.isDeclaration ? 3 : 2) }
    }

    func linkedEditingRanges(_ params: TextDocumentPositionParams) -> LanguageServerProtocol.LinkedEditingRanges? {
        let ranges = Features.LinkedEditingRanges.ranges(at: positions.offset(params.position), in: snapshot)
        return ranges.map { LanguageServerProtocol.LinkedEditingRanges(ranges: $0.map(positions.range)) }
    }

    private func locations(_ ranges: [FileRange]) -> [Location]? {
        let own = document.located
        let locations = ranges.compactMap { diagnostics.location(of: $0, own: own) }
        return locations.isEmpty ? nil : locations
    }
}

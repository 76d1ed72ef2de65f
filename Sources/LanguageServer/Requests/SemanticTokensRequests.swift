import Features
import LanguageServerProtocol
import LayoutModel
import SourceText
import Synchronization

extension DocumentRequest {
    func colouring() -> LanguageServerProtocol.SemanticTokens {
        let data = tokenData(snapshot.text.range)
        return LanguageServerProtocol.SemanticTokens(resultId: tokenResults.keep(data, of: document.uri), data: data)
    }

    func colouring(_ params: TextDocumentRangeParams) -> LanguageServerProtocol.SemanticTokens {
        LanguageServerProtocol.SemanticTokens(resultId: nil, data: tokenData(positions.range(params.range)))
    }

    /// Everything, where the earlier result is no longer known.
    func colouringDelta(_ params: SemanticTokensDeltaParams) -> SemanticTokensAnswer {
        let old = tokenResults.data(params.previousResultId, of: document.uri)
        let new = colouring()
        guard let old, let id = new.resultId else { return .full(new) }
        return .delta(SemanticTokensDelta(resultId: id, from: old, to: new.data))
    }

    /// Source: LSP 3.17, "Integer Encoding for Tokens".
    private func tokenData(_ range: TextRange) -> [Int] {
        var data: [Int] = []
        var last = Position(line: 0, character: 0)
        for token in Features.SemanticTokens.tokens(in: range, of: snapshot) {
            let place = positions.range(token.range)
            let isSameLine = place.start.line == last.line
            data += [
                place.start.line - last.line, place.start.character - (isSameLine ? last.character : 0),
                place.end.character - place.start.character, token.kind.wireType, token.isDeclaration ? 1 : 0,
            ]
            last = place.start
        }
        return data
    }
}

enum SemanticTokensAnswer: Encodable, Sendable {
    case full(LanguageServerProtocol.SemanticTokens)
    case delta(SemanticTokensDelta)

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .full(let tokens): try tokens.encode(to: encoder)
        case .delta(let delta): try delta.encode(to: encoder)
        }
    }
}

/// The tokens that were sent last for each document, from which the next ones differ little.
final class TokenResults: Sendable {
    private let results = Mutex<[String: (id: String, data: [Int])]>([:])

    /// The id of the result, which follows from what is in it.
    func keep(_ data: [Int], of uri: String) -> String {
        var hasher = Hasher()
        hasher.combine(data)
        let id = String(UInt(bitPattern: hasher.finalize()), radix: 36)
        results.withLock { $0[uri] = (id, data) }
        return id
    }

    func data(_ id: String, of uri: String) -> [Int]? {
        results.withLock { $0[uri].flatMap { $0.id == id ? $0.data : nil } }
    }

    func forget(_ uri: String) {
        results.withLock { $0[uri] = nil }
    }
}

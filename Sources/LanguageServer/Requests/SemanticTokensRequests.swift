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

    /// All tokens if the previous result is no longer known.
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
            let range = positions.range(token.range)
            let isSameLine = range.start.line == last.line
            data += [
                range.start.line - last.line, range.start.character - (isSameLine ? last.character : 0),
                range.end.character - range.start.character, token.kind.wireType, token.isDeclaration ? 1 : 0,
            ]
            last = range.start
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

/// The last tokens of each document, for deltas.
final class TokenResults: Sendable {
    private let results = Mutex<[String: (id: String, data: [Int])]>([:])

    /// Keeps a result and returns its id, a hash of its contents.
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

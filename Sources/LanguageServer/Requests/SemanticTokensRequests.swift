import Features
import LanguageServerProtocol
import LayoutModel
import SourceText

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

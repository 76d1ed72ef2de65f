import LanguageServerProtocol
import LayoutModel

extension SemanticTokensOptions {
    static let standard = SemanticTokensOptions(
        types: SemanticToken.Kind.allCases.map(\.wireName), modifiers: ["declaration"])
}

extension SemanticToken.Kind {
    /// Source: LSP 3.17, "SemanticTokenTypes".
    fileprivate var wireName: String {
        switch self {
        case .comment: "comment"
        case .keyword: "keyword"
        case .number: "number"
        case .string: "string"
        case .layout: "class"
        case .type: "type"
        case .view: "variable"
        case .attribute: "property"
        case .parameter: "parameter"
        case .constant: "enumMember"
        }
    }

    var wireType: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

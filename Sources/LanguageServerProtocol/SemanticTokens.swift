/// The parameters of `textDocument/semanticTokens/full/delta`.
package struct SemanticTokensDeltaParams: Decodable, Sendable {
    package var textDocument: TextDocumentIdentifier
    /// The identity of the result that the client has.
    package var previousResultId: String
}

package struct SemanticTokens: Encodable, Hashable, Sendable {
    package var resultId: String?
    /// Five numbers for each token: the distance from the previous token in lines and characters, the length, the index
    /// of the type, and the modifiers as bits.
    package var data: [Int]

    package init(resultId: String?, data: [Int]) {
        self.resultId = resultId
        self.data = data
    }
}

/// The changes since an earlier result. Source: LSP 3.17, "SemanticTokensDelta".
package struct SemanticTokensDelta: Encodable, Hashable, Sendable {
    /// A replacement of numbers in ``SemanticTokens/data``.
    package struct Edit: Encodable, Hashable, Sendable {
        package var start: Int
        package var deleteCount: Int
        package var data: [Int]
    }

    package var resultId: String
    package var edits: [Edit]

    /// One edit of everything between the common beginning and the common end; none for equal data.
    package init(resultId: String, from old: [Int], to new: [Int]) {
        self.resultId = resultId
        var start = 0
        while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
        var end = 0
        while end < min(old.count, new.count) - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
        let isSame = start == old.count && start == new.count
        edits =
            isSame
            ? []
            : [Edit(start: start, deleteCount: old.count - start - end, data: Array(new[start..<(new.count - end)]))]
    }
}

/// The server's token types, and the requests for tokens that it supports.
package struct SemanticTokensOptions: Encodable, Sendable {
    /// The names of the types and modifiers, which tokens refer to by index.
    package struct Legend: Encodable, Sendable {
        package var tokenTypes: [String]
        package var tokenModifiers: [String]
    }

    package struct Full: Encodable, Sendable {
        package var delta = true
    }

    package var legend: Legend
    package var range = true
    package var full = Full()

    package init(types: [String], modifiers: [String]) {
        legend = Legend(tokenTypes: types, tokenModifiers: modifiers)
    }
}

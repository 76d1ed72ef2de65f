package struct SemanticTokensParams: Codable, Sendable {
    package var textDocument: TextDocumentIdentifier
}

package struct SemanticTokensDeltaParams: Codable, Sendable {
    package var textDocument: TextDocumentIdentifier
    package var previousResultId: String
}

package struct SemanticTokensRangeParams: Codable, Sendable {
    package var textDocument: TextDocumentIdentifier
    package var range: PositionRange
}

/// Five numbers a token: lines and characters from the token before, length, type, modifiers. Source: LSP 3.17, "SemanticTokens".
package struct SemanticTokens: Codable, Hashable, Sendable {
    package var resultId: String?
    package var data: [Int]

    package init(resultId: String?, data: [Int]) {
        self.resultId = resultId
        self.data = data
    }
}

/// What has changed since an earlier result. Source: LSP 3.17, "SemanticTokensDelta".
package struct SemanticTokensDelta: Codable, Hashable, Sendable {
    package struct Edit: Codable, Hashable, Sendable {
        package var start: Int
        package var deleteCount: Int
        package var data: [Int]
    }

    package var resultId: String
    package var edits: [Edit]

    /// One edit, of all that lies between what both begin with and what both end with; none where they are the same.
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

/// Which token types a server uses, and in which ways it gives them.
package struct SemanticTokensOptions: Codable, Sendable {
    package struct Legend: Codable, Sendable {
        package var tokenTypes: [String]
        package var tokenModifiers: [String]
    }

    package struct Full: Codable, Sendable {
        package var delta = true
    }

    package var legend: Legend
    package var range = true
    package var full = Full()

    package init(types: [String], modifiers: [String]) {
        legend = Legend(tokenTypes: types, tokenModifiers: modifiers)
    }
}

import Features
import LanguageServerProtocol
import LayoutModel

extension DocumentRequest {
    func completion(_ params: CompletionParams) throws(Cancelled) -> CompletionList {
        // Clients request completion after the trigger characters of any format.
        if let trigger = params.context?.triggerCharacter, !snapshot.format.completionTriggers.contains(trigger) {
            return CompletionList(items: [])
        }
        let proposals = Completion.proposals(at: positions.offset(params.position), in: snapshot)
        var items: [CompletionItem] = []
        for proposal in proposals { items.append(try item(proposal, rank: items.count)) }
        return CompletionList(items: items)
    }

    /// Adds the documentation.
    func resolve(_ item: CompletionItem) throws(Cancelled) -> CompletionItem {
        var item = item
        if item.documentation == nil, let topic = item.topic { item.documentation = try documentation(of: topic) }
        return item
    }

    private func item(_ proposal: CompletionProposal, rank: Int) throws(Cancelled) -> CompletionItem {
        var item = CompletionItem(
            label: proposal.label,
            kind: proposal.kind.wireKind,
            detail: proposal.detail.isEmpty ? nil : proposal.detail,
            sortText: Self.sortText(rank),
            // Some clients compare the edit's text, not the label, with what was typed.
            filterText: proposal.filter ?? proposal.insertion,
            textEdit: TextDocumentEdit.Replacement(
                range: positions.range(proposal.replacing), newText: proposal.insertion))
        if let cursor = proposal.cursor, client.capabilities.completionSnippets {
            item.insertTextFormat = CompletionItem.snippet
            item.textEdit?.newText = Self.snippet(proposal.insertion, cursor: cursor)
        }
        if let text = proposal.documentation { item.documentation = documentation([.paragraph(text)]) }
        guard let topic = proposal.topic else { return item }
        if client.capabilities.completionResolvesDocumentation {
            item.data = topic.data(uri: document.uri)
        } else if case .word = topic {
            // A client that does not resolve gets fixed texts now, but no frames: they would all have to be solved.
            item.documentation = try documentation(of: topic)
        }
        return item
    }

    private func documentation(
        of topic: CompletionProposal.Topic
    ) throws(Cancelled) -> CompletionItem.Documentation? {
        try Completion.documentation(of: topic, in: snapshot, cancellation).map(documentation)
    }

    private func documentation(_ blocks: [HoverText.Block]) -> CompletionItem.Documentation {
        guard let form = client.capabilities.completionDocumentation else { return .plain(blocks.plaintext) }
        return .markup(blocks.markup(asMarkdown: form == .markdown))
    }

    /// The text as a snippet with the cursor after some characters. Source: LSP 3.17, "Snippet Syntax".
    private static func snippet(_ text: String, cursor: Int) -> String {
        func escaped(_ part: some StringProtocol) -> String {
            part.reduce(into: "") { result, character in
                if "\\$}".contains(character) { result.append("\\") }
                result.append(character)
            }
        }
        return escaped(text.prefix(cursor)) + "$0" + escaped(text.dropFirst(cursor))
    }

    /// Keeps the order in editors that sort by this text.
    private static func sortText(_ rank: Int) -> String {
        let digits = String(rank)
        return String(repeating: "0", count: max(0, 5 - digits.count)) + digits
    }
}

extension CompletionItem {
    fileprivate var topic: CompletionProposal.Topic? {
        guard let data else { return nil }
        if let word = data["word"].string { return .word(word) }
        if let id = data["object"].string { return .object(id) }
        guard let layout = data["layout"].string, let path = data["view"].string else { return nil }
        return .view(layout: layout, path: path)
    }
}

extension CompletionProposal.Topic {
    fileprivate func data(uri: String) -> JSONValue {
        switch self {
        case .word(let word): .object(["uri": .string(uri), "word": .string(word)])
        case .view(let layout, let path):
            .object(["uri": .string(uri), "layout": .string(layout), "view": .string(path)])
        case .object(let id): .object(["uri": .string(uri), "object": .string(id)])
        }
    }
}

extension CompletionProposal.Kind {
    /// Source: LSP 3.17, "CompletionItemKind".
    fileprivate var wireKind: Int {
        switch self {
        case .view: 6
        case .guide: 5
        case .attribute, .property: 10
        case .priority, .parameter: 21
        case .keyword: 14
        case .label, .object: 18
        case .state: 20
        case .element: 7
        case .value: 12
        }
    }
}

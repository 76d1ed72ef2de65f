import Features
import LanguageServerProtocol

extension DocumentRequest {
    /// A tree for a client that supports it, or else a flat list.
    func documentSymbols() -> DocumentSymbolResult {
        let outline = DocumentSymbols.outline(of: snapshot)
        guard client.capabilities.hierarchicalSymbols else {
            return .flat(outline.flatMap { flat($0, in: nil) })
        }
        return .tree(outline.map(tree))
    }

    private func tree(_ entry: OutlineEntry) -> DocumentSymbol {
        DocumentSymbol(
            name: entry.name, detail: entry.detail.isEmpty ? nil : entry.detail, kind: entry.kind.wireKind,
            range: positions.range(entry.range), selectionRange: positions.range(entry.nameRange),
            children: entry.children.map(tree))
    }

    private func flat(_ entry: OutlineEntry, in container: String?) -> [SymbolInformation] {
        let symbol = SymbolInformation(
            name: entry.name, kind: entry.kind.wireKind,
            location: Location(uri: document.uri, range: positions.range(entry.range)), containerName: container)
        return [symbol] + entry.children.flatMap { flat($0, in: entry.name) }
    }
}

enum DocumentSymbolResult: Encodable, Sendable {
    case tree([DocumentSymbol])
    case flat([SymbolInformation])

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .tree(let symbols): try symbols.encode(to: encoder)
        case .flat(let symbols): try symbols.encode(to: encoder)
        }
    }
}

import Features
import LanguageServerProtocol
import LayoutModel
import SourceText

extension Workspace {
    /// More are no help in a list that a person reads.
    private static let mostSymbols = 500

    /// The names that answer to what was typed, the best first: of the newest versions of the open documents, and of the files of the
    /// folders. Nil once `flag` is set.
    func symbols(
        for typed: String, open: [OpenDocument], formats: FormatRegistry, client: ClientProfile,
        _ flag: CancellationFlag
    ) -> [SymbolInformation]? {
        var found: [(rank: Int, symbol: SymbolInformation)] = []
        func note(_ symbols: [SymbolInformation]) {
            for symbol in symbols {
                if let rank = WorkspaceSymbols.rank(symbol.name, for: typed) { found.append((rank, symbol)) }
            }
        }
        for document in open.sorted(by: { $0.uri < $1.uri }) {
            if flag.isCancelled { return nil }
            if let snapshot = document.snapshot { note(Self.symbols(of: snapshot, uri: document.uri, client)) }
        }
        let openPaths = Set(open.compactMap { DocumentURI.filePath(of: $0.uri) })
        guard let paths = files(formats, flag) else { return nil }
        for path in paths where !openPaths.contains(path) {
            if flag.isCancelled { return nil }
            guard let format = formats.format(path: path) else { continue }
            let known = symbols.value(at: path) { text in
                guard format.refusal(of: text.utf8) == nil else { return [] }
                return Self.symbols(of: Snapshot(reading: text, as: format), uri: DocumentURI.uri(ofPath: path), client)
            }
            note(known ?? [])
        }
        // In equal rank the open documents and then the order of the files decide.
        let best = found.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
        return best.prefix(Self.mostSymbols).map(\.element.symbol)
    }

    private static func symbols(of snapshot: Snapshot, uri: String, _ client: ClientProfile) -> [SymbolInformation] {
        let positions = PositionConverter(text: snapshot.text, encoding: client.encoding)
        return WorkspaceSymbols.symbols(of: snapshot).map { symbol in
            SymbolInformation(
                name: symbol.name, kind: symbol.kind.wireKind,
                location: Location(uri: uri, range: positions.range(symbol.range)), containerName: symbol.container)
        }
    }
}

import Features
import LanguageServerProtocol
import LayoutModel
import SourceText

extension Workspace {
    /// The length of the longest useful list.
    private static let mostSymbols = 500

    /// The names in open documents and in the files of the folders that match what was typed, the best first. Files
    /// of a format without an outline are passed over.
    func symbols(
        for typed: String, open: [OpenDocument], formats: FormatRegistry, client: ClientProfile,
        _ cancellation: Cancellation
    ) throws(Cancelled) -> [SymbolInformation] {
        var found: [(rank: Int, symbol: SymbolInformation)] = []
        func add(_ symbols: [SymbolInformation]) {
            for symbol in symbols {
                if let rank = WorkspaceSymbols.rank(symbol.name, for: typed) { found.append((rank, symbol)) }
            }
        }
        for document in open.sorted(by: { $0.uri < $1.uri }) where document.serves(.outline) {
            guard let snapshot = try document.snapshot(cancellation) else { continue }
            add(Self.symbols(of: snapshot, uri: document.uri, client))
        }
        let openFiles = Set(open.map { DocumentURI.identity(of: $0.uri) })
        for path in try files(formats, cancellation) where !openFiles.contains(path) {
            try cancellation.check()
            guard let format = formats.format(path: path), format.features.contains(.outline) else { continue }
            let known = try symbols.value(at: path) { text throws(Cancelled) in
                guard format.refusal(of: text.utf8) == nil, format.mayContainLayouts(text.utf8) else { return [] }
                let snapshot = try Snapshot(reading: text, as: format, cancellation)
                return Self.symbols(of: snapshot, uri: FileURI.uri(ofPath: path), client)
            }
            add(known ?? [])
        }
        // Within a rank, open documents come first, and then the files in their order.
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

import Features

extension OutlineEntry.Kind {
    /// Source: LSP 3.17, "SymbolKind".
    var wireKind: Int {
        switch self {
        case .layout, .controller: 5
        case .view: 8
        case .guide: 7
        case .state: 22
        case .parameter: 14
        case .other: 19
        }
    }
}

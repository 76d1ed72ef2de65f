// workspace/symbol: https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#workspace_symbol

import SourceText

/// A name that a person may look for in all files.
package struct NamedSymbol: Hashable, Sendable {
    package var name: String
    package var kind: OutlineEntry.Kind
    package var range: TextRange
    /// The name of what is around it.
    package var container: String?
}

package enum WorkspaceSymbols {
    /// Everything that the outline of a document names, in order of place.
    package static func symbols(of snapshot: Snapshot) -> [NamedSymbol] {
        var symbols: [NamedSymbol] = []
        // A stack instead of recursion, as documents nest as deep as they like.
        var waiting: [(entry: OutlineEntry, container: String?)] = DocumentSymbols.outline(of: snapshot)
            .reversed().map { ($0, nil) }
        while let (entry, container) = waiting.popLast() {
            symbols.append(
                NamedSymbol(name: entry.name, kind: entry.kind, range: entry.nameRange, container: container))
            waiting += entry.children.reversed().map { ($0, entry.name) }
        }
        return symbols
    }

    /// How well a name answers to what was typed: 0 is best; nil where it does not.
    ///
    /// Case does not count. The letters typed have to come in the name in their order, whatever is between them: first comes the name itself,
    /// then one that begins like it, then one that holds it, then the others. Nothing typed fits every name.
    package static func rank(_ name: String, for typed: String) -> Int? {
        let name = Array(name.lowercased())
        let typed = Array(typed.lowercased().filter { !$0.isWhitespace })
        if name == typed { return 0 }
        if name.starts(with: typed) { return 1 }
        if name.contains(typed) { return 2 }
        var rest = typed[...]
        for letter in name where letter == rest.first { rest.removeFirst() }
        return rest.isEmpty ? 3 : nil
    }
}

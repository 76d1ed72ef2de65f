// LSP 3.17: workspace/symbol

import SourceText

/// A name that can be searched in all files.
package struct NamedSymbol: Hashable, Sendable {
    package var name: String
    package var kind: OutlineEntry.Kind
    package var range: TextRange
    /// The name of the enclosing entry.
    package var container: String?
}

package enum WorkspaceSymbols {
    /// The names in the outline of a document, in order.
    package static func symbols(of snapshot: Snapshot) -> [NamedSymbol] {
        var symbols: [NamedSymbol] = []
        // Not recursive: a document may be nested too deeply for the stack.
        var waiting: [(entry: OutlineEntry, container: String?)] = DocumentSymbols.outline(of: snapshot)
            .reversed().map { ($0, nil) }
        while let (entry, container) = waiting.popLast() {
            symbols.append(
                NamedSymbol(name: entry.name, kind: entry.kind, range: entry.nameRange, container: container))
            waiting += entry.children.reversed().map { ($0, entry.name) }
        }
        return symbols
    }

    /// How well a name matches what was typed: 0 is best, nil is no match. Case is ignored.
    ///
    /// Equal names rank first, then names with that prefix, names that contain it, and names with its letters in order.
    /// An empty text matches every name.
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

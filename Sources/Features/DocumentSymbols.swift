// LSP 3.17: textDocument/documentSymbol

import LayoutModel
import SourceText

/// An entry of a document's outline.
package struct OutlineEntry: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable {
        case layout, view, guide, state, parameter, controller, other
    }

    /// Never blank: an editor rejects a whole outline for one blank name.
    package let name: String
    package var detail: String
    package var kind: Kind
    /// The range of the whole declaration, which contains ``nameRange``.
    package var range: TextRange
    package var nameRange: TextRange
    package var children: [OutlineEntry]

    /// Without a name, the kind is used.
    init(
        name: String, detail: String, kind: Kind, range: TextRange, nameRange: TextRange, children: [OutlineEntry]
    ) {
        self.name = name.allSatisfy(\.isWhitespace) ? kind.rawValue : name
        self.detail = detail
        self.kind = kind
        self.range = range
        self.nameRange = nameRange
        self.children = children
    }
}

package enum DocumentSymbols {
    /// The layouts, each with its tree of views, its parameters and its states. In an Interface Builder document, its
    /// objects without constraints and connections.
    ///
    /// While the text has syntax errors, a view of the last good version stays if its name is in the text.
    package static func outline(of snapshot: Snapshot) -> [OutlineEntry] {
        let objects = snapshot.parsed.outline.objects
        guard objects.isEmpty else { return tree(of: objects) }
        return snapshot.document.layouts.map { layout in
            entry(layout, lost: snapshot.remembered(layout).map { lost(in: layout, of: $0, snapshot.text) } ?? [])
        }
    }

    private static func tree(of objects: [DocumentObject]) -> [OutlineEntry] {
        trees(of: objects, parent: \.parent) { object in
            kind(of: object.role).map { kind in
                OutlineEntry(
                    name: object.name, detail: object.customClass ?? object.kind, kind: kind, range: object.range,
                    nameRange: object.nameRange, children: [])
            }
        }
    }

    /// The views of a layout below its root view.
    private static func tree(of layout: Layout) -> [OutlineEntry] {
        trees(of: layout.views, parent: \.parent?.index) { view in
            guard view.parent != nil, !view.isSynthesized else { return nil }
            return OutlineEntry(
                name: view.name.isEmpty ? view.kind.rawValue : view.name, detail: view.kind.rawValue,
                kind: view.kind == .guide ? .guide : .view,
                range: layout.ownRange(view.declaration).union(layout.ownRange(view.nameRange)),
                nameRange: layout.ownRange(view.nameRange), children: [])
        }
    }

    /// Builds trees of elements that come after their parents. The children of an element without an entry move up.
    ///
    /// Not recursive: a document may be nested too deeply for the stack.
    private static func trees<Element>(
        of elements: [Element], parent: (Element) -> Int?, entry: (Element) -> OutlineEntry?
    ) -> [OutlineEntry] {
        // In reverse, each element comes after its children, and the lists of children are reversed.
        var children = Array(repeating: [OutlineEntry](), count: elements.count)
        var roots: [OutlineEntry] = []
        for index in elements.indices.reversed() {
            var own = children[index]
            children[index] = []
            if var entry = entry(elements[index]) {
                entry.children = own.reversed()
                own = [entry]
            }
            guard !own.isEmpty else { continue }
            if let parent = parent(elements[index]) { children[parent] += own } else { roots += own }
        }
        return roots.reversed()
    }

    /// Nil for an object without an entry.
    private static func kind(of role: DocumentObject.Role) -> OutlineEntry.Kind? {
        switch role {
        case .controller: .controller
        case .view: .view
        case .guide: .guide
        case .other: .other
        case .constraint, .connection, .placeholder: nil
        }
    }

    private static func entry(_ layout: Layout, lost: [OutlineEntry]) -> OutlineEntry {
        let views = tree(of: layout) + lost
        let parameters = layout.parameters.map { parameter in
            OutlineEntry(
                name: parameter.name, detail: points(parameter.value), kind: .parameter,
                range: layout.ownRange(parameter.nameRange),
                nameRange: layout.ownRange(parameter.nameRange), children: [])
        }
        let states = layout.states.map { state in
            OutlineEntry(
                name: state.name, detail: "", kind: .state, range: layout.ownRange(state.range),
                nameRange: layout.ownRange(state.nameRange), children: [])
        }
        return OutlineEntry(
            name: layout.name, detail: layout.sizes.first.map { sizeName($0.size) } ?? "", kind: .layout,
            range: layout.range.union(layout.nameRange), nameRange: layout.nameRange,
            children: views + parameters + states)
    }

    /// The views of the last good layout whose paths no longer exist, at the first occurrence of their names.
    private static func lost(in layout: Layout, of remembered: Layout, _ text: SourceText) -> [OutlineEntry] {
        let known = Set(layout.views.map(\.path))
        return remembered.views.filter { !$0.name.isEmpty && !known.contains($0.path) }.compactMap { view in
            text.firstRange(ofName: view.name, in: layout.range).map { range in
                OutlineEntry(
                    name: view.name, detail: view.kind.rawValue, kind: view.kind == .guide ? .guide : .view,
                    range: range, nameRange: range, children: [])
            }
        }
    }
}

import LayoutModel

/// Reads the colours of a document, those that it names included.
struct ColourReader {
    private let tree: XMLTree
    /// The elements that give the named colours of the document's resources their values.
    private var named: [String: XMLElementID] = [:]

    init(_ tree: XMLTree) {
        self.tree = tree
        guard let root = tree.root, let resources = tree.child(of: root, .resources) else { return }
        for resource in tree.children(of: resources) {
            guard ["namedColor", "systemColor"].contains(tree.tag(of: resource)), let name = tree[resource, .name],
                let value = tree.child(of: resource, "color")
            else { continue }
            named[name] = value
        }
    }

    /// The colour that an element has for a key; nil if it has none or a clear one.
    func colour(_ key: String, of element: XMLElementID) -> Colour? {
        guard let child = tree.child(of: element, "color", key: key), let colour = colour(child, depth: 0),
            !colour.isClear
        else { return nil }
        return colour
    }

    /// Named colours may name other ones; no document goes deeper.
    private static let deepest = 4

    private func colour(_ element: XMLElementID, depth: Int) -> Colour? {
        func number(_ name: String) -> Double? { tree[element, name].flatMap(XMLTree.number) }
        let opacity = number("alpha") ?? 1
        if let red = number("red"), let green = number("green"), let blue = number("blue") {
            return Colour(red: red, green: green, blue: blue, opacity: opacity)
        }
        if let white = number("white") { return Colour(white: white, opacity: opacity) }
        if let name = tree[element, "systemColor"] ?? tree[element, "cocoaTouchSystemColor"] {
            return Colour(named: name) ?? value(ofName: name, depth)
        }
        guard let name = tree[element, .name] else { return nil }
        // A colour of the app's may have the name of a system's one.
        return tree[element, .catalog] == "System"
            ? Colour(named: name) ?? value(ofName: name, depth) : value(ofName: name, depth) ?? Colour(named: name)
    }

    private func value(ofName name: String, _ depth: Int) -> Colour? {
        guard depth < Self.deepest else { return nil }
        return named[name].flatMap { colour($0, depth: depth + 1) }
    }
}

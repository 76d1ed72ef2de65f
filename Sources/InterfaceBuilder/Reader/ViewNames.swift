import LayoutModel

/// What people call a view: as Interface Builder's outline does, its label there, else its title or text, else the name of an outlet
/// that leads to it, else its kind in words.
struct ViewNames {
    let index: ElementIndex

    private var tree: XMLTree { index.tree }

    /// Longer texts are cut: a name is to be recognised, not read.
    private static let longest = 40

    func name(of view: XMLElementID) -> String {
        if let label = tree[view, "userLabel"], let name = Self.cut(label) { return name }
        if let text = text(of: view), let name = Self.cut(text) { return name }
        if let id = tree[view, "id"], let outlet = index.outletNames[id], let name = Self.cut(outlet) { return name }
        return Self.words(tree.tag(of: view))
    }

    /// The name of a controller's scene, which is that of its root.
    func name(ofController controller: XMLElementID) -> String {
        for attribute in ["userLabel", "title", "storyboardIdentifier", "customClass"] {
            if let value = tree[controller, attribute], let name = Self.cut(value) { return name }
        }
        return Self.words(tree.tag(of: controller))
    }

    /// The text that a view shows.
    func text(of view: XMLElementID) -> String? {
        for attribute in ["text", "title"] {
            if let text = tree[view, attribute], !text.isEmpty { return text }
        }
        for child in tree.children(of: view) {
            switch tree.tag(of: child) {
            case "state" where tree[child, "key"] == "normal":
                if let title = tree[child, "title"], !title.isEmpty { return title }
                if let title = attributedText(in: child) { return title }
            case "buttonConfiguration":
                if let title = tree[child, "title"], !title.isEmpty { return title }
                if let title = attributedText(in: child) { return title }
            case "string" where ["text", "title"].contains(tree[child, "key"]):
                return tree.characterData(of: child)
            case "attributedString" where tree[child, "key"] == "attributedText":
                return fragments(of: child)
            case "buttonCell", "textFieldCell", "popUpButtonCell":
                if let title = tree[child, "title"], !title.isEmpty { return title }
            default: break
            }
        }
        return tree[view, "placeholder"]
    }

    private func attributedText(in element: XMLElementID) -> String? {
        tree.children(of: element).first { tree.tag(of: $0) == "attributedString" }.flatMap(fragments)
    }

    private func fragments(of attributed: XMLElementID) -> String? {
        var text = ""
        for fragment in tree.children(of: attributed) where tree.tag(of: fragment) == "fragment" {
            if let content = tree[fragment, "content"] {
                text += content
            } else if let content = tree.child(of: fragment, "string", key: "content") {
                text += tree.characterData(of: content)
            }
        }
        return text.isEmpty ? nil : text
    }

    /// The first line's beginning, without blanks around it; nil where nothing is left.
    static func cut(_ text: String) -> String? {
        let blank: (Character) -> Bool = { $0.isWhitespace || $0.isNewline }
        var line = text.prefix(4 * longest).drop(while: blank).prefix { !$0.isNewline }
        while let last = line.last, blank(last) { line.removeLast() }
        guard !line.isEmpty else { return nil }
        return line.count > longest ? line.prefix(longest - 1) + "…" : String(line)
    }

    /// `tableViewCell` as "Table View Cell", a cell's content as "Content View".
    static func words(_ tag: String) -> String {
        if tag.hasSuffix("CellContentView") { return "Content View" }
        var words = ""
        for character in tag.prefix(4 * longest) {
            if words.isEmpty {
                words = character.uppercased()
            } else {
                if character.isUppercase, let last = words.last, last.isLowercase { words.append(" ") }
                words.append(character)
            }
        }
        return words
    }
}

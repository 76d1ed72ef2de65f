import LayoutModel

/// The names of views, as in Interface Builder's outline: the first of label, title or text, name of an outlet, and
/// kind in words.
struct ViewNames {
    let index: ElementIndex

    private var tree: XMLTree { index.tree }

    /// The maximum length of a name in characters.
    private static let longest = 40

    func name(of view: XMLElementID) -> String {
        name(of: view, showing: text(of: view))
    }

    /// The same, if the text of the view is known.
    func name(of view: XMLElementID, showing text: String?) -> String {
        if let label = tree[view, .userLabel], let name = Self.cut(label) { return name }
        if let text, let name = Self.cut(text) { return name }
        if let id = tree[view, .id], let outlet = index.outletNames[id], let name = Self.cut(outlet) { return name }
        return Self.words(tree.tag(of: view))
    }

    /// The name of a controller's scene and of its root view.
    func name(ofController controller: XMLElementID) -> String {
        for attribute in [XMLName.userLabel, .title, .storyboardIdentifier, .customClass] {
            if let value = tree[controller, attribute], let name = Self.cut(value) { return name }
        }
        return Self.words(tree.tag(of: controller))
    }

    /// The text that a view shows.
    func text(of view: XMLElementID) -> String? {
        for attribute in [XMLName.text, .title] {
            if let text = tree[view, attribute], !text.isEmpty { return text }
        }
        for child in tree.children(of: view) {
            switch tree.name(of: child) {
            case .state where tree[child, .key] == "normal":
                if let title = tree[child, .title], !title.isEmpty { return title }
                if let title = attributedText(in: child) { return title }
            case .buttonConfiguration:
                if let title = tree[child, .title], !title.isEmpty { return title }
                if let title = attributedText(in: child) { return title }
            case .string where ["text", "title"].contains(tree[child, .key]):
                return tree.characterData(of: child)
            case .attributedString where tree[child, .key] == "attributedText":
                return fragments(of: child)
            case .buttonCell, .textFieldCell, .popUpButtonCell:
                if let title = tree[child, .title], !title.isEmpty { return title }
            default: break
            }
        }
        return tree[view, .placeholder]
    }

    /// Whether the text of a label has line breaks of its own.
    func hasLineBreaks(view: XMLElementID) -> Bool {
        if let text = tree[view, .text] { return text.contains(where: \.isNewline) }
        return tree.child(of: view, .string, key: "text").map(tree.hasLineBreak) ?? false
    }

    private func attributedText(in element: XMLElementID) -> String? {
        tree.children(of: element).first { tree.has($0, tag: .attributedString) }.flatMap(fragments)
    }

    private func fragments(of attributed: XMLElementID) -> String? {
        var text = ""
        for fragment in tree.children(of: attributed) where tree.has(fragment, tag: .fragment) {
            if let content = tree[fragment, .content] {
                text += content
            } else if let content = tree.child(of: fragment, .string, key: "content") {
                text += tree.characterData(of: content)
            }
        }
        return text.isEmpty ? nil : text
    }

    /// The beginning of the first line, without white space around it; nil if nothing is left.
    static func cut(_ text: String) -> String? {
        if isShortLine(text) { return text }
        let blank: (Character) -> Bool = { $0.isWhitespace || $0.isNewline }
        var line = text.prefix(4 * longest).drop(while: blank).prefix { !$0.isNewline }
        while let last = line.last, blank(last) { line.removeLast() }
        guard !line.isEmpty else { return nil }
        return line.count > longest ? line.prefix(longest - 1) + "…" : String(line)
    }

    /// Whether a text needs no change, as is true of most names: short ASCII without spaces around it.
    private static func isShortLine(_ text: String) -> Bool {
        let bytes = text.utf8
        let blank = UInt8(ascii: " ")
        guard bytes.count <= longest, let first = bytes.first, let last = bytes.last, first != blank, last != blank
        else { return false }
        return bytes.allSatisfy { (blank..<0x7F).contains($0) }
    }

    /// `tableViewCell` as "Table View Cell", a cell's content as "Content View".
    static func words(_ tag: String) -> String {
        if tag.hasSuffix("CellContentView") { return "Content View" }
        var words = String.UnicodeScalarView()
        var last: Unicode.Scalar?
        for scalar in tag.unicodeScalars.prefix(4 * longest) {
            if last == nil {
                words.append(contentsOf: scalar.properties.uppercaseMapping.unicodeScalars)
            } else {
                if ("A"..."Z").contains(scalar), let last, ("a"..."z").contains(last) { words.append(" ") }
                words.append(scalar)
            }
            last = scalar
        }
        return String(words)
    }
}

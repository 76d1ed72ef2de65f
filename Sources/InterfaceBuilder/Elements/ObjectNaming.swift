import LayoutModel

/// The names of a document's objects.
struct ObjectNaming {
    private let names: ViewNames
    /// The tags in words, by index into ``XMLTree/names``.
    private let tags: [String]
    private var tree: XMLTree { names.index.tree }

    init(_ index: ElementIndex) {
        names = ViewNames(index: index)
        tags = index.tree.names.map(ViewNames.words)
    }

    /// The name in Interface Builder's outline: the first of label, title or text, and kind.
    func name(of element: XMLElementID, as role: DocumentObject.Role) -> String {
        switch role {
        case .view: return names.name(of: element)
        case .controller: return names.name(ofController: element)
        case .constraint: return first(["userLabel", "identifier"], of: element)
        case .connection: return first(["userLabel", "property", "selector", "identifier"], of: element)
        case .guide, .placeholder, .other: return first(["userLabel", "title", "headerTitle"], of: element)
        }
    }

    private func first(_ attributes: [String], of element: XMLElementID) -> String {
        for attribute in attributes {
            if let name = tree[element, attribute].flatMap(ViewNames.cut) { return name }
        }
        return kind(of: element)
    }

    /// The kind in words: "Image View", "Safe Area".
    func kind(of element: XMLElementID) -> String {
        let tag = tree[element].name
        switch tree.tag(of: element) {
        case "viewLayoutGuide", "keyboardLayoutGuide":
            return switch tree[element, .key] {
            case nil, "keyboard": "Keyboard Layout Guide"
            case .some(let key): ViewNames.words(key)
            }
        case "viewControllerLayoutGuide": return ViewNames.words((tree[element, .type] ?? "") + "LayoutGuide")
        case "placeholder":
            return switch tree[element, .placeholderIdentifier] {
            case "IBFilesOwner": "File's Owner"
            case "IBFirstResponder": "First Responder"
            default: "Placeholder"
            }
        case "viewControllerPlaceholder": return "Storyboard Reference"
        default: return tags.indices.contains(tag) ? tags[tag] : ""
        }
    }
}

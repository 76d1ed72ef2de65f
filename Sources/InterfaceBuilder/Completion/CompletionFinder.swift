import LayoutModel
import SourceText

/// Finds the completions at an offset of a document.
struct CompletionFinder {
    private let tree: XMLTree
    private let objectList: () -> ObjectList
    private let cursor: XMLCursor
    /// The element around the tag at the cursor.
    private let parent: XMLElementID?

    /// - Parameter objectList: Called only if the completions are objects.
    static func context(
        at offset: UTF8Offset, _ tree: XMLTree, objectList: () -> ObjectList
    ) -> CompletionContext? {
        guard let cursor = XMLCursor(at: offset, in: tree.text) else { return nil }
        let choices = withoutActuallyEscaping(objectList) { CompletionFinder(tree, cursor, $0).choices }
        return choices.isEmpty
            ? nil : CompletionContext(expected: [.choice(choices)], replacing: cursor.replacing, layout: nil)
    }

    private init(_ tree: XMLTree, _ cursor: XMLCursor, _ objectList: @escaping () -> ObjectList) {
        self.tree = tree
        self.cursor = cursor
        self.objectList = objectList
        parent = tree.element(around: cursor.start)
    }

    private var choices: [CompletionChoice] {
        switch cursor.position {
        case .elementName:
            return (parent.map { ElementTable.children(of: tree.tag(of: $0)) } ?? [])
                .map { CompletionChoice(label: $0, kind: .element) }
        case .closingName:
            return parent.map { [CompletionChoice(label: tree.tag(of: $0), kind: .element)] } ?? []
        case .attributeName(let isAssigned):
            return attributes(isAssigned)
        case .attributeValue(let name, let quotes):
            return values(of: name).map { choice in
                var choice = choice
                choice.insertion = quoted(choice.insertion, quotes)
                return choice
            }
        }
    }

    private func quoted(_ value: String, _ quotes: XMLCursor.Quotes) -> String {
        switch quotes {
        case .both: value
        case .opening: value + "\""
        case .none: "\"\(value)\""
        }
    }

    // MARK: Names of attributes

    private func attributes(_ isAssigned: Bool) -> [CompletionChoice] {
        // The tag is directly among subviews, or it has already been parsed with its frame.
        let isView =
            parent.map { tree.tag(of: $0) == "subviews" } ?? false
            || tree.element(startingAt: cursor.start).map {
                tree.child(of: $0, .rect, key: "frame") != nil || tree.child(of: $0, .frame, key: "frameInset") != nil
            } ?? false
        return ElementTable.attributes(of: cursor.tag, isView: isView).filter { cursor.others[$0] == nil }.map { name in
            let insertion = isAssigned ? name : "\(name)=\"\""
            return CompletionChoice(
                label: name, kind: .property, insertion: insertion, cursor: isAssigned ? nil : insertion.utf8.count - 1,
                filter: name)
        }
    }

    // MARK: Values

    private func values(of attribute: String) -> [CompletionChoice] {
        if let objects = objects(for: attribute) { return objects }
        return (ValueTable.values(of: attribute, in: cursor.tag, cursor.others) ?? [])
            .map { value in
                let isLayoutAttribute = attribute == "firstAttribute" || attribute == "secondAttribute"
                return CompletionChoice(
                    label: value, kind: .value,
                    documentation: isLayoutAttribute ? AttributeName.named(value)?.explanation : nil)
            }
    }

    /// The objects whose ids can be the value of an attribute; nil for other attributes.
    private func objects(for attribute: String) -> [CompletionChoice]? {
        switch (cursor.tag, attribute) {
        case ("constraint", "firstItem"), ("constraint", "secondItem"): return items
        case ("segue", "destination"), ("document", "initialViewController"): return all([.controller])
        case ("exclude", "reference"), ("include", "reference"):
            let isAboutConstraints = parent.flatMap { tree[$0, .key] } == "constraints"
            return all(isAboutConstraints ? [.constraint] : [.view])
        case ("tableViewCellContentView", "tableViewCell"), ("segue", "popoverAnchorView"): return all([.view])
        case (_, "destination"): return all([.controller, .view, .guide, .constraint, .placeholder, .other])
        default: return nil
        }
    }

    private func all(_ roles: Set<DocumentObject.Role>) -> [CompletionChoice] {
        let list = objectList()
        return list.objects.filter { roles.contains($0.role) }.map { choice($0, in: list.objects) }
    }

    /// The views and guides that a constraint at the cursor can relate. Its owner and the owner's descendants come
    /// first.
    private var items: [CompletionChoice] {
        let list = objectList()
        guard let owner = parent.flatMap({ tree.tag(of: $0) == "constraints" ? tree[$0].parent : $0 }) else {
            return []
        }
        let root = list.index.root(around: owner)
        let controller = tree[root].parent
        var inside: [CompletionChoice] = []
        var outside: [CompletionChoice] = []
        for (object, element) in zip(list.objects, list.elements) {
            switch object.role {
            case .view: guard list.index.root(around: element) == root else { continue }
            case .guide:
                let holder = tree[element].parent
                let isOfController =
                    holder.map { tree.tag(of: $0) == "layoutGuides" && tree[$0].parent == controller } ?? false
                guard isOfController || holder.map({ list.index.root(around: $0) == root }) ?? false else { continue }
            default: continue
            }
            if tree.subtree(of: owner).contains(element.index) {
                inside.append(choice(object, in: list.objects))
            } else {
                outside.append(choice(object, in: list.objects))
            }
        }
        return inside + outside
    }

    private func choice(_ object: DocumentObject, in all: [DocumentObject]) -> CompletionChoice {
        let kind: CompletionChoice.Kind =
            switch object.role {
            case .view: .view
            case .guide: .guide
            default: .object
            }
        let around = object.parent.map { all[$0].name }
        let what = object.customClass ?? object.kind
        return CompletionChoice(
            label: object.name, kind: kind, detail: around.map { "\(what) in \($0)" } ?? what,
            insertion: XMLText.escaped(object.id), filter: filter(object), object: object.id)
    }

    /// The name and the id, or only the id if a part of it has been typed.
    private func filter(_ object: DocumentObject) -> String {
        let typed = tree.text[TextRange(cursor.replacing.start, cursor.offset)]
        return !typed.isEmpty && object.id.hasPrefix(typed) ? object.id : "\(object.name) \(object.id)"
    }
}

extension ElementIndex {
    /// The root view of the layout that contains an element.
    fileprivate func root(around element: XMLElementID) -> XMLElementID {
        var root = isView(element) ? element : view(around: element) ?? element
        while let superview = superview(of: root) { root = superview }
        return root
    }
}

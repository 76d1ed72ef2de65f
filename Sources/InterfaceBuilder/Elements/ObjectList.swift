import LayoutModel
import SourceText

/// The objects of a document. They need only the elements, so an invalid document has them too.
struct ObjectList: Sendable {
    private(set) var objects: [DocumentObject] = []
    /// The element of each object.
    private(set) var elements: [XMLElementID] = []
    let index: ElementIndex
    private let naming: ObjectNaming
    private var tree: XMLTree { index.tree }

    init(_ tree: XMLTree) {
        index = ElementIndex(tree)
        naming = ObjectNaming(index)
        // The objects around the current element, innermost last.
        var around: [(end: XMLElementID, object: Int)] = []
        for element in index.tree.ids {
            while let last = around.last, last.end <= element { around.removeLast() }
            guard let id = identity(of: element), !id.isEmpty else { continue }
            let role = role(of: element)
            var object = DocumentObject(
                id: id, role: role, name: naming.name(of: element, as: role), kind: naming.kind(of: element),
                range: tree[element].range, headRange: tree[element].startTag, nameRange: tree[element].nameRange,
                parent: around.last?.object)
            object.userLabel = tree[element, .userLabel]
            object.customClass = tree[element, .customClass]
            object.destination = object.role == .connection ? tree[element, .destination] : nil
            object.guide = object.role == .guide ? guide(element) : nil
            objects.append(object)
            elements.append(element)
            around.append((tree[element].next, objects.count - 1))
        }
        nameConstraints()
    }

    private func identity(of element: XMLElementID) -> String? {
        ElementIndex.namesNoObject(tree[element]) ? nil : tree[element, .id]
    }

    private func role(of element: XMLElementID) -> DocumentObject.Role {
        let tag = tree.tag(of: element)
        switch tag {
        case "constraint": return .constraint
        case "outlet", "outletCollection", "action", "segue", "binding": return .connection
        case "placeholder", "exit", "customObject": return .placeholder
        case "viewLayoutGuide", "keyboardLayoutGuide", "viewControllerLayoutGuide": return .guide
        case "viewControllerPlaceholder": return .controller
        default:
            if tag.hasSuffix("Controller") { return .controller }
            return index.isView(element) ? .view : .other
        }
    }

    private func guide(_ element: XMLElementID) -> DocumentObject.GuideOfView? {
        guard let parent = tree[element].parent else { return nil }
        let guide: Guide
        switch tree[element, .key] ?? tree[element, .type] {
        case "safeArea": guide = .safeArea
        case "contentLayoutGuide": guide = .scrollContent
        case "frameLayoutGuide": guide = .scrollFrame
        case "keyboard": guide = .keyboard
        case "top": guide = .topLayout
        case "bottom": guide = .bottomLayout
        default: return nil
        }
        // The guides of a controller are in a list beside its view.
        let isInList = tree.tag(of: parent) == "layoutGuides"
        let holder = isInList ? tree[parent].parent : parent
        let view = isInList ? holder.flatMap { tree.children(of: $0).first { tree[$0, .key] == "view" } } : holder
        return view.flatMap { tree[$0, .id] }.map { DocumentObject.GuideOfView(view: $0, guide: guide) }
    }

    // MARK: Constraints

    /// Names the constraints that have no name: `Title.top = Avatar.bottom + 8`.
    private mutating func nameConstraints() {
        let named = Dictionary(zip(objects.map(\.id), objects.indices)) { first, _ in first }
        for (index, element) in elements.enumerated() where objects[index].role == .constraint {
            guard tree[element, .userLabel] == nil, tree[element, .identifier] == nil else { continue }
            func item(_ attribute: String) -> String? {
                guard let id = tree[element, attribute] else { return nil }
                return named[id].map { objects[$0].name } ?? id
            }
            let owner = objects[index].parent.map { objects[$0].name } ?? ""
            objects[index].name = equation(of: element, first: item("firstItem") ?? owner, second: item("secondItem"))
        }
    }

    private func equation(of element: XMLElementID, first: String, second: String?) -> String {
        let relation =
            switch tree[element, .relation] {
            case "lessThanOrEqual": "≤"
            case "greaterThanOrEqual": "≥"
            default: "="
            }
        let constant = tree[element, .constant]
        var text = "\(first).\(tree[element, .firstAttribute] ?? "?") \(relation) "
        guard let second else { return text + (constant ?? "0") }
        if let multiplier = tree[element, .multiplier] { text += "\(multiplier) × " }
        text += "\(second).\(tree[element, .secondAttribute] ?? "?")"
        switch constant {
        case nil, "0": return text
        case .some(let constant):
            return constant.hasPrefix("-") ? "\(text) - \(constant.dropFirst())" : "\(text) + \(constant)"
        }
    }
}

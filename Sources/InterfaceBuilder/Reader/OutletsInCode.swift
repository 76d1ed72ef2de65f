import LayoutModel

/// Marks the views of a document as partially known that the code of their classes may constrain: no view is ambiguous
/// that a controller places in `viewDidLoad`.
struct OutletsInCode {
    /// The keys of the project that were looked up.
    private(set) var keys: Set<String> = []
    /// The objects that code may constrain, by id.
    private var constrained: Set<String> = []

    /// - Complexity: O(elements), and the length of the code of the document's classes.
    init(of tree: XMLTree, in project: Project) {
        guard !project.files.isEmpty else { return }
        var known: [String: Set<String>] = [:]
        for outlet in tree.ids where tree.has(outlet, tag: .outlet) || tree.has(outlet, tag: .outletCollection) {
            guard let property = tree[outlet, .property], let destination = tree[outlet, .destination],
                let owner = tree[outlet].parent.flatMap({ tree[$0].parent }), let name = tree[owner, .customClass]
            else { continue }
            let names: Set<String>
            if let found = known[name] {
                names = found
            } else {
                let found = project.constrainedOutlets(ofClass: name)
                names = found.names
                known[name] = names
                keys.formUnion(found.keys)
            }
            if names.contains(property) { constrained.insert(destination) }
        }
    }

    func mark(in layouts: inout [Layout]) {
        guard !constrained.isEmpty else { return }
        for index in layouts.indices {
            for view in layouts[index].views where view.objectID.map(constrained.contains) ?? false {
                layouts[index].markPartiallyKnown(view.id)
            }
        }
    }
}

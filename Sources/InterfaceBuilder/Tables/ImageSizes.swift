import LayoutModel

/// The sizes of a document's images, from its `<resources>`.
struct ImageSizes {
    private var sizes: [String: AxisPair<Double>] = [:]
    private var symbols: Set<String> = []

    init(_ tree: XMLTree) {
        guard let root = tree.root, let resources = tree.child(of: root, .resources) else { return }
        for image in tree.children(of: resources) where tree.tag(of: image) == "image" {
            guard let name = tree[image, .name] else { continue }
            // A symbol is not drawn in the size stated here.
            guard tree[image, .catalog] != "system" else {
                symbols.insert(name)
                continue
            }
            guard let width = tree.number(image, .width), let height = tree.number(image, .height)
            else { continue }
            sizes[name] = AxisPair(horizontal: width, vertical: height)
        }
    }

    /// In points; nil if the document does not state it.
    func size(of name: String) -> AxisPair<Double>? { sizes[name] }

    /// Whether the document states that it is a system symbol.
    func isSymbol(_ name: String) -> Bool { symbols.contains(name) }
}

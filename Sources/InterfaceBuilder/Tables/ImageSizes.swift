import LayoutModel

/// The sizes of a document's images, from its `<resources>`.
struct ImageSizes {
    private var sizes: [String: AxisPair<Double>] = [:]

    init(_ tree: XMLTree) {
        guard let root = tree.root, let resources = tree.child(of: root, .resources) else { return }
        for image in tree.children(of: resources) where tree.tag(of: image) == "image" {
            // A symbol is not drawn in the size stated here.
            guard tree[image, .catalog] != "system", let name = tree[image, .name],
                let width = tree.number(image, .width), let height = tree.number(image, .height)
            else { continue }
            sizes[name] = AxisPair(horizontal: width, vertical: height)
        }
    }

    /// In points; nil if the document does not state it.
    func size(of name: String) -> AxisPair<Double>? { sizes[name] }
}

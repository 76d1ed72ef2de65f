/// Groups of what a drawing shows of a view or a constraint, with their place in the source.
struct SVGGroup {
    /// The addresses of places; nil to link to nothing.
    var links: FileLinks?

    /// The group of a view, with its path.
    func of(_ box: Picture.Box, _ content: String) -> String {
        let view = box.path.isEmpty ? "" : " data-view=\"\(SVGMarkup.escaped(box.path))\""
        return group(box.tooltip, view, box.place, content)
    }

    /// The group of a constraint.
    func of(_ dimension: Dimension, _ content: String) -> String {
        group([dimension.sentence], "", dimension.place, content)
    }

    private func group(_ title: [String], _ attributes: String, _ place: SourcePlace?, _ content: String) -> String {
        guard let place else { return SVGMarkup.group(title: title, attributes: attributes, content) }
        let group = SVGMarkup.group(
            title: title, attributes: attributes + " data-place=\"\(place.text)\"", content)
        guard let address = links?.address(of: place) else { return group }
        return "<a href=\"\(SVGMarkup.escaped(address))\">\(group)</a>"
    }
}

/// The first line of a drawing: the name, the size and the state.
enum SVGHeader {
    static let height = 44.0

    /// The width of a drawing in which nothing of it is cut, as far as that is not much wider than a drawing needs.
    static func width(of picture: Picture, padding: Double) -> Double {
        let needed = SVGText.width(picture.name, size: 15, bold: true) + gap + SVGText.width(words(picture), size: 13)
        return min(needed + 2 * padding + 1, 760)
    }

    private static let gap = 16.0

    private static func words(_ picture: Picture) -> String {
        ([picture.sizeText] + picture.variation).joined(separator: " · ")
    }

    static func markup(of picture: Picture, padding: Double, width: Double) -> String {
        let words = words(picture)
        let room = width - 2 * padding
        // The name gives way, but not to many words.
        let most = max(room - gap - SVGText.width(words, size: 13), room * 0.6)
        let name = SVGText.fitted(picture.name, to: most, size: 15, bold: true) ?? ""
        let rest = SVGText.fitted(words, to: room - SVGText.width(name, size: 15, bold: true) - gap, size: 13) ?? ""
        let mild = "<tspan class=\"mild\" dx=\"10\" font-size=\"13\">\(SVGMarkup.escaped(rest))</tspan>"
        return SVGMarkup.text(SVGMarkup.escaped(name) + mild, style: "head", x: padding, baseline: 28)
    }
}

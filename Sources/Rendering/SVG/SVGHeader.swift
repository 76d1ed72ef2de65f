/// The first line of a drawing: the name, the size and the state.
enum SVGHeader {
    static let height = 44.0

    static func markup(of picture: Picture, padding: Double, width: Double) -> String {
        let words = ([picture.sizeText] + picture.variation).joined(separator: " · ")
        let room = width - 2 * padding
        let name = SVGText.fitted(picture.name, to: room * 0.6, size: 15, bold: true) ?? ""
        let rest = SVGText.fitted(words, to: room - SVGText.width(name, size: 15, bold: true) - 16, size: 13) ?? ""
        let mild = "<tspan class=\"mild\" dx=\"10\" font-size=\"13\">\(SVGMarkup.escaped(rest))</tspan>"
        return SVGMarkup.text(SVGMarkup.escaped(name) + mild, style: "head", x: padding, baseline: 28)
    }
}

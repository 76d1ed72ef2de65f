import LayoutModel

extension LayoutReading {
    /// How the views look, as far as the code assigns literals.
    var appearances: [ViewID: Appearance] {
        ids.reduce(into: [:]) { result, pair in
            let appearance = CodeAppearance(execution, pair.key).appearance
            if appearance != Appearance() { result[pair.value] = appearance }
        }
    }
}

/// How one view looks.
private struct CodeAppearance {
    private(set) var appearance = Appearance()
    private let execution: Execution
    private let object: ObjectID

    init(_ execution: Execution, _ object: ObjectID) {
        self.execution = execution
        self.object = object
        appearance.background = colour("backgroundColor") ?? colour("barTintColor")
        appearance.text = colour("textColor") ?? colour("setTitleColor(normal)")
        let tints = ["onTintColor", "minimumTrackTintColor", "progressTintColor", "tintColor", "color"]
        appearance.tint = tints.compactMap { colour($0) }.first
        switch value("textAlignment")?.memberName {
        case "left": appearance.alignment = .left
        case "center": appearance.alignment = .centre
        case "right": appearance.alignment = .right
        default: break
        }
        appearance.opacity = number("alpha").map { min(max($0, 0), 1) } ?? 1
        appearance.image = image("image") ?? image("setImage(normal)")
        appearance.placeholder = value("placeholder")?.string
        appearance.title = value("setTitle(normal)")?.string ?? value("text")?.string
        appearance.lines = number("numberOfLines").flatMap { Int(exactly: $0) }
        appearance.isOn = value("isOn")?.bool
        appearance.value = (number("value") ?? number("progress")).map { min(max($0, 0), 1) }
        appearance.hasBorder = value("borderStyle")?.memberName.map { $0 != "none" }
        readFont()
    }

    private func value(_ field: String) -> Value? { execution.field(field, of: object) }

    private func number(_ field: String) -> Double? { value(field).flatMap(execution.number)?.literal }

    // MARK: Colours and images

    private func colour(_ field: String) -> Colour? {
        guard case .member(let member)? = value(field) else { return nil }
        if member.payload.isEmpty { return Colour(named: member.name) }
        guard member.name == "init" else { return nil }
        func part(_ label: String) -> Double? {
            member.payload.first { $0.label == label }.flatMap { execution.number($0.value) }?.literal
        }
        guard let opacity = part("alpha") else { return nil }
        if let white = part("white") { return visible(Colour(white: white, opacity: opacity)) }
        guard let red = part("red"), let green = part("green"), let blue = part("blue") else { return nil }
        return visible(Colour(red: red, green: green, blue: blue, opacity: opacity))
    }

    private func visible(_ colour: Colour) -> Colour? { colour.isClear ? nil : colour }

    /// The name in `UIImage(named: "photo")`.
    private func image(_ field: String) -> String? {
        guard case .member(let member)? = value(field), member.name == "init" else { return nil }
        return member.payload.first { ["named", "systemName"].contains($0.label) }?.value.string
    }

    // MARK: Fonts

    private mutating func readFont() {
        // A button's font is that of its label.
        let holder = value("titleLabel")?.object ?? object
        guard case .member(let font)? = execution.field("font", of: holder) else { return }
        func argument(_ label: String) -> Value? { font.payload.first { $0.label == label }?.value }
        let size = (argument("ofSize") ?? argument("size")).flatMap { execution.number($0) }?.literal
        switch font.name {
        case "systemFont", "boldSystemFont", "italicSystemFont":
            appearance.fontSize = size
            let weight = argument("weight")?.memberName ?? ""
            appearance.isBold =
                font.name == "boldSystemFont" || ["semibold", "bold", "heavy", "black"].contains(weight)
        case "preferredFont":
            guard let style = argument("forTextStyle")?.memberName else { return }
            appearance.fontSize = Self.styles[style]
            appearance.isBold = style == "headline"
        case "init":
            appearance.fontSize = size
            appearance.font = argument("name")?.string
            appearance.isBold = appearance.font?.lowercased().contains("bold") ?? false
        default: break
        }
    }

    /// UIKit's text styles at the default size.
    private static let styles: [String: Double] = [
        "largeTitle": 34, "title1": 28, "title2": 22, "title3": 20, "headline": 17, "body": 17, "callout": 16,
        "subheadline": 15, "footnote": 13, "caption1": 12, "caption2": 11,
    ]
}

import LayoutModel

/// The shapes and texts of one view as it looks, as markup in points.
struct ScreenShape {
    private(set) var markup = ""
    private let view: ScreenView
    private let frame: Rect
    private let ambience: Ambience

    /// - Parameter ambience: what the view's own background makes of that around it.
    init(_ view: ScreenView, frame: Rect, on ambience: Ambience) {
        self.view = view
        self.ambience = ambience
        self.frame = Rect(x: frame.x, y: frame.y, width: max(frame.width, 0), height: max(frame.height, 0))
        drawBackground()
        drawForm()
    }

    private var foreground: Colour { view.foreground ?? .system(view.isTinted ? .blue : .label) }

    // MARK: Parts

    private mutating func drawBackground() {
        let radius = min(view.cornerRadius, frame.width / 2, frame.height / 2)
        if let background = view.background, view.form != .bar {
            add(frame, radius: radius, background)
        } else {
            // What nothing else shows is an outline, so that it can be seen that a view is there.
            add(frame, radius: radius, style: view.isBare ? "ui-bare" : "ui-clear")
        }
    }

    private mutating func drawForm() {
        switch view.form {
        case .plain:
            if view.isBare, frame.height >= Self.leastNamed.height, frame.width >= Self.leastNamed.width {
                write(view.text, in: inset(3, 0), colour: .system(.secondaryLabel))
            }
        case .text: write(view.text, in: view.isScrolled ? inset(5, 8) : frame)
        case .button:
            if view.hasBorder { add(inset(0.5, 0.5), radius: min(6, frame.height / 4), style: "ui-field") }
            if view.text != nil { write(view.text, in: titleRect) } else if !view.hasBorder { drawImage() }
        case .field:
            if view.hasBorder { add(inset(0.5, 0.5), radius: min(7, frame.height / 4), style: "ui-field") }
            write(view.text, in: view.hasBorder ? inset(7, 0) : frame)
        case .toggle: drawToggle()
        case .slider, .progress: drawTrack()
        case .segments, .stepper: drawSegments()
        case .image:
            drawImage()
        case .activity: drawRing()
        case .bar: drawBar()
        case .table: drawRows()
        case .check, .radio: drawCheck()
        case .pages: drawPages()
        case .picker:
            add(inset(0.5, 0.5), radius: min(6, frame.height / 4), style: "ui-field")
            write(view.text, in: inset(8, 0))
        }
    }

    /// The smallest outline with a name in it, in points.
    private static let leastNamed = (width: 24.0, height: 14.0)

    private var titleRect: Rect {
        let insets = view.titleInsets
        return Rect(
            x: frame.x + insets.left, y: frame.y, width: frame.width - insets.left - insets.right, height: frame.height)
    }

    private mutating func drawToggle() {
        let high = min(frame.height, frame.width * 0.65)
        let body = Rect(x: frame.x, y: frame.y + (frame.height - high) / 2, width: frame.width, height: high)
        if view.isOn {
            add(body, radius: high / 2, view.foreground ?? .system(.green))
        } else {
            add(body, radius: high / 2, style: "ui-fill")
        }
        addKnob(at: view.isOn ? body.maxX - high / 2 : body.x + high / 2, radius: high / 2 - 2)
    }

    private mutating func drawTrack() {
        let middle = frame.y + frame.height / 2
        let filled = frame.width * view.value
        add(Rect(x: frame.x, y: middle - 2, width: frame.width, height: 4), radius: 2, style: "ui-fill")
        add(Rect(x: frame.x, y: middle - 2, width: filled, height: 4), radius: 2, foreground)
        if view.form == .slider { addKnob(at: frame.x + filled, radius: min(12, frame.height / 2 - 1)) }
    }

    private mutating func drawSegments() {
        let radius = min(8, frame.height / 4)
        add(frame, radius: radius, style: "ui-fill")
        let isStepper = view.form == .stepper
        let titles = isStepper ? ["−", "+"] : view.items.isEmpty ? [""] : view.items
        let each = frame.width / Double(titles.count)
        func part(_ index: Int) -> Rect {
            Rect(x: frame.x + each * Double(index), y: frame.y, width: each, height: frame.height)
        }
        if !isStepper, titles.indices.contains(view.selected) {
            let rect = part(view.selected)
            let chosen = Rect(
                x: rect.x + 2, y: rect.y + 2, width: max(rect.width - 4, 0), height: max(rect.height - 4, 0))
            add(chosen, radius: max(radius - 2, 0), style: "ui-chosen")
        }
        for (index, title) in titles.enumerated() {
            write(title, in: part(index), fontSize: isStepper ? 18 : 13, colour: .system(.label))
        }
    }

    private mutating func drawImage() {
        add(frame, radius: min(max(view.cornerRadius, 3), frame.width / 2, frame.height / 2), style: "ui-image")
        guard frame.width >= 10, frame.height >= 10 else { return }
        let n = SVGMarkup.number
        let isNamed = frame.height >= 54 && frame.width >= 60 && view.text != nil
        let room = frame.height - (isNamed ? 14 : 0)
        let side = min(frame.width, room, 120)
        let (left, top) = (frame.x + (frame.width - side) / 2, frame.y + (room - side) / 2)
        let points = [(0.16, 0.78), (0.42, 0.38), (0.58, 0.6), (0.68, 0.48), (0.86, 0.78)].map {
            "\(n(left + side * $0.0)) \(n(top + side * $0.1))"
        }
        addPath("M" + points.joined(separator: "L") + "Z", style: "ui-hill")
        guard isNamed else { return }
        let below = Rect(x: frame.x + 4, y: frame.maxY - 18, width: frame.width - 8, height: 14)
        write(view.text, in: below, fontSize: 10, colour: .system(.secondaryLabel), isBold: false)
    }

    private mutating func drawRing() {
        addCircle(
            at: frame.centre(on: .horizontal), radius: min(frame.width, frame.height) / 2 - 2, style: "ui-ring")
    }

    private mutating func drawBar() {
        if let background = view.background { add(frame, background) } else { add(frame, style: "ui-bar") }
        guard view.items.count > 1 else { return write(view.text, in: frame, isBold: true) }
        let each = frame.width / Double(view.items.count)
        for (index, title) in view.items.enumerated() {
            let part = Rect(x: frame.x + each * Double(index), y: frame.y, width: each, height: frame.height)
            write(title, in: part, fontSize: 11, colour: .system(.blue))
        }
    }

    private mutating func drawRows() {
        let n = SVGMarkup.number
        let count = min(Int(clamping: (frame.height / 44).rounded(.down)), 40)
        guard count > 0 else { return }
        let lines = (1...count).map { "M\(n(frame.x + 16)) \(n(frame.y + 44 * Double($0)))H\(n(frame.maxX))" }
        addPath(lines.joined(), style: "ui-rule")
    }

    private mutating func drawCheck() {
        let side = min(14, frame.height)
        let box = Rect(x: frame.x, y: frame.y + (frame.height - side) / 2, width: side, height: side)
        let radius = view.form == .radio ? side / 2 : 3
        if view.isOn {
            add(box, radius: radius, .system(.blue))
            if view.form == .radio {
                addCircle(at: box.x + side / 2, radius: side * 0.22, style: "ui-knob")
            } else {
                let n = SVGMarkup.number
                let points = [(0.25, 0.52), (0.44, 0.72), (0.76, 0.3)].map {
                    "\(n(box.x + side * $0.0)) \(n(box.y + side * $0.1))"
                }
                addPath("M" + points.joined(separator: "L"), style: "ui-tick")
            }
        } else {
            add(box, radius: radius, style: "ui-field")
        }
        write(
            view.text,
            in: Rect(x: box.maxX + 5, y: frame.y, width: max(frame.width - side - 5, 0), height: frame.height),
            colour: view.foreground ?? .system(.label))
    }

    private mutating func drawPages() {
        for index in 0..<3 {
            let x = frame.centre(on: .horizontal) + 14 * Double(index - 1)
            addCircle(at: x, radius: 3.5, style: index == 0 ? "ui-secondaryLabel" : "ui-fill")
        }
    }

    // MARK: Shapes

    private func inset(_ dx: Double, _ dy: Double) -> Rect {
        Rect(
            x: frame.x + dx, y: frame.y + dy, width: max(frame.width - 2 * dx, 0),
            height: max(frame.height - 2 * dy, 0))
    }

    /// Attributes with a leading space: the class, and on a colour that stays as it is the shades that go with it.
    private func attributes(_ style: String) -> String {
        let colours = ambience.isLight.flatMap { SVGStyle.screenColours(style, isLight: $0) }
        return " class=\"\(style)\"" + (colours.map { " style=\"\($0)\"" } ?? "")
    }

    private mutating func add(_ rect: Rect, radius: Double = 0, style: String) {
        markup += SVGMarkup.rectangle(rect, attributes: attributes(style), radius: radius)
    }

    private mutating func add(_ rect: Rect, radius: Double = 0, _ colour: Colour) {
        markup += SVGMarkup.rectangle(rect, attributes: colour.fill(), radius: radius)
    }

    private mutating func addKnob(at x: Double, radius: Double) {
        addCircle(at: x, radius: radius, style: "ui-knob")
    }

    /// A circle at half the height.
    private mutating func addCircle(at x: Double, radius: Double, style: String) {
        let n = SVGMarkup.number
        markup +=
            "<circle\(attributes(style)) cx=\"\(n(x))\" cy=\"\(n(frame.centre(on: .vertical)))\" "
            + "r=\"\(n(max(radius, 0)))\"/>"
    }

    private mutating func addPath(_ commands: String, style: String) {
        markup += "<path\(attributes(style)) d=\"\(commands)\"/>"
    }

    // MARK: Texts

    private mutating func write(
        _ text: String?, in rect: Rect, fontSize: Double? = nil, colour: Colour? = nil, isBold: Bool? = nil
    ) {
        let (size, isBold) = (fontSize ?? view.fontSize, isBold ?? view.isBold)
        guard let text, rect.width > 2, rect.height > 0 else { return }
        let lines = ScreenText.lines(
            text, width: rect.width, height: rect.height, fontSize: size, isBold: isBold, most: view.lines)
        let lineHeight = size * ScreenText.lineHeight
        let top = view.isScrolled ? rect.y : rect.y + (rect.height - lineHeight * Double(lines.count)) / 2
        let (x, anchor) =
            switch view.alignment {
            case .left: (rect.x, "start")
            case .centre: (rect.x + rect.width / 2, "middle")
            case .right: (rect.maxX, "end")
            }
        let shown = colour ?? (view.isHint ? .system(.tertiaryLabel) : foreground)
        let n = SVGMarkup.number
        let look = shown.textFill(on: ambience) + " font-size=\"\(n(size))\"" + (isBold ? " font-weight=\"600\"" : "")
        for (index, line) in lines.enumerated() where !line.isEmpty {
            let baseline = top + lineHeight * Double(index) + size * 0.95
            // The attributes of a span are stronger than the page's style for texts.
            // What may be wider than the view, in a viewer with a wide font, is squeezed to it.
            let isTight = SVGText.width(line, size: size, bold: isBold) > rect.width
            let fit = isTight ? " textLength=\"\(n(rect.width))\" lengthAdjust=\"spacingAndGlyphs\"" : ""
            markup +=
                "<text text-anchor=\"\(anchor)\" x=\"\(n(x))\" y=\"\(n(baseline))\"\(fit)>"
                + "<tspan\(look)>\(SVGMarkup.escaped(line))</tspan></text>"
        }
    }
}

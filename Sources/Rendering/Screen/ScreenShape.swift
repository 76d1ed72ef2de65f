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

    private var foreground: Colour { view.foreground ?? .system(view.form.isTinted ? .blue : .label) }

    // MARK: Parts

    private mutating func drawBackground() {
        let radius = min(view.cornerRadius, frame.width / 2, frame.height / 2)
        if let background = view.background, view.form != .bar {
            add(frame, radius: radius, background)
        } else {
            // What nothing else shows is an outline, so that it can be seen that a view is there.
            let isBare = view.form == .plain && !view.isContainer && view.background == nil
            add(frame, radius: radius, style: isBare ? "ui-bare" : "ui-clear")
        }
    }

    private mutating func drawForm() {
        switch view.form {
        case .plain: break
        case .text: write(view.text, in: view.isScrolled ? inset(5, 8) : frame)
        case .button:
            if view.hasBorder { add(inset(0.5, 0.5), radius: min(6, frame.height / 4), style: "ui-field") }
            if view.text != nil { write(view.text, in: frame) } else if !view.hasBorder { drawImage() }
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
        case .check: drawCheck()
        case .pages: drawPages()
        case .picker:
            add(inset(0.5, 0.5), radius: min(6, frame.height / 4), style: "ui-field")
            write(view.text, in: inset(8, 0))
        }
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
        let side = min(frame.width, frame.height, 120)
        let (left, top) = (frame.x + (frame.width - side) / 2, frame.y + (frame.height - side) / 2)
        let points = [(0.16, 0.78), (0.42, 0.38), (0.58, 0.6), (0.68, 0.48), (0.86, 0.78)].map {
            "\(n(left + side * $0.0)) \(n(top + side * $0.1))"
        }
        markup += SVGMarkup.path("M" + points.joined(separator: "L") + "Z", style: "ui-hill")
        guard frame.height >= 54, frame.width >= 60 else { return }
        let below = Rect(x: frame.x + 4, y: frame.maxY - 18, width: frame.width - 8, height: 14)
        write(view.text, in: below, fontSize: 10, colour: .system(.secondaryLabel), isBold: false)
    }

    private mutating func drawRing() {
        let n = SVGMarkup.number
        let radius = max(min(frame.width, frame.height) / 2 - 2, 0)
        markup +=
            "<circle class=\"ui-ring\" cx=\"\(n(frame.centre(on: .horizontal)))\" "
            + "cy=\"\(n(frame.centre(on: .vertical)))\" r=\"\(n(radius))\"/>"
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
        markup += SVGMarkup.path(lines.joined(), style: "ui-rule")
    }

    private mutating func drawCheck() {
        let side = min(14, frame.height)
        let box = Rect(x: frame.x, y: frame.y + (frame.height - side) / 2, width: side, height: side)
        if view.isOn { add(box, radius: 3, foreground) } else { add(box, radius: 3, style: "ui-field") }
        write(
            view.text,
            in: Rect(x: box.maxX + 5, y: frame.y, width: max(frame.width - side - 5, 0), height: frame.height),
            colour: .system(.label))
    }

    private mutating func drawPages() {
        let n = SVGMarkup.number
        for index in 0..<3 {
            let x = frame.centre(on: .horizontal) + 14 * Double(index - 1)
            let style = index == 0 ? "ui-secondaryLabel" : "ui-fill"
            markup += "<circle class=\"\(style)\" cx=\"\(n(x))\" cy=\"\(n(frame.centre(on: .vertical)))\" r=\"3.5\"/>"
        }
    }

    // MARK: Shapes

    private func inset(_ dx: Double, _ dy: Double) -> Rect {
        Rect(
            x: frame.x + dx, y: frame.y + dy, width: max(frame.width - 2 * dx, 0),
            height: max(frame.height - 2 * dy, 0))
    }

    private mutating func add(_ rect: Rect, radius: Double = 0, style: String) {
        markup += SVGMarkup.rectangle(rect, style: style, radius: radius)
    }

    private mutating func add(_ rect: Rect, radius: Double = 0, _ colour: Colour) {
        markup += SVGMarkup.rectangle(rect, attributes: colour.fill(), radius: radius)
    }

    private mutating func addKnob(at x: Double, radius: Double) {
        let n = SVGMarkup.number
        markup +=
            "<circle class=\"ui-knob\" cx=\"\(n(x))\" cy=\"\(n(frame.centre(on: .vertical)))\" "
            + "r=\"\(n(max(radius, 0)))\"/>"
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
        let look = shown.fill(on: ambience) + " font-size=\"\(n(size))\"" + (isBold ? " font-weight=\"600\"" : "")
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

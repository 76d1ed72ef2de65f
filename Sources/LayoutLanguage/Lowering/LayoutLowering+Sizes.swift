import LayoutModel
import SourceText

/// Sizes and parameters of a layout.
extension LayoutLowering {
    mutating func declareSizes(_ nodes: [SizeNode], areMore: Bool) {
        if !areMore, hasOwnSize {
            fail(
                .duplicateName, at: statement,
                "Duplicate size: this layout already has one. Declare further ones with `sizes`.")
            return
        }
        var sizes: [SizeDeclaration] = []
        for node in nodes {
            guard let size = canvasSize(node) else { return }
            sizes.append(SizeDeclaration(size: size, range: fileRange(node.range)))
        }
        if areMore {
            layout.sizes += sizes
        } else {
            // The layout's own size comes first, even if its statement does not.
            layout.sizes.insert(contentsOf: sizes, at: 0)
            hasOwnSize = true
        }
    }

    mutating func canvasSize(_ node: SizeNode) -> CanvasSize? {
        switch node {
        case .lengths(let width, let height):
            guard let width = canvasLength(width, .horizontal), let height = canvasLength(height, .vertical) else {
                return nil
            }
            return CanvasSize(width: width, height: height)
        case .device(let name): return device(name)?.canvas
        }
    }

    private mutating func canvasLength(_ node: LengthNode, _ axis: Axis) -> CanvasLength? {
        switch node {
        case .number(let number): return .points(number.value)
        case .fit, .none: return .fit
        case .device(let name): return device(name)?.canvas.length(on: axis)
        }
    }

    private mutating func device(_ name: Name) -> Device? {
        if let device = Device.named(name.text) { return device }
        let nearest = nearestSpellings(to: name.text, in: Device.all.map(\.name))
        let hint = nearest.question(quote: "`") ?? "Use a size such as `375 x 667` or a device such as `iPhone15`."
        fail(
            .unknownName, at: name.range, "Unknown device `\(name.text)`. \(hint)",
            nearest.suggestions(replacing: name.range))
        return nil
    }

    static func insets(_ numbers: [NumberNode]) -> EdgeInsets {
        let values = numbers.map(\.value)
        switch values.count {
        case 1: return EdgeInsets(values[0])
        case 2: return EdgeInsets(top: values[0], leading: values[1], bottom: values[0], trailing: values[1])
        case 4: return EdgeInsets(top: values[0], leading: values[1], bottom: values[2], trailing: values[3])
        default: return .zero
        }
    }

    mutating func declareParameter(_ name: Name, _ value: Double, _ lower: Double, _ upper: Double) {
        if let first = parameters[name.text] {
            let first = layout.parameters[first.index].nameRange.range
            let parameters = parameters
            failDuplicate(name, "parameter", first: first) { parameters[$0] != nil }
            return
        }
        parameters[name.text] = ParameterID(layout.parameters.count)
        layout.parameters.append(
            Parameter(name: name.text, value: value, lower: lower, upper: upper, nameRange: fileRange(name.range)))
        note(name.range, .parameter(layout: layout.key, name.text), isDeclaration: true)
    }
}

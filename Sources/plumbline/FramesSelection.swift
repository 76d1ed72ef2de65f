import AutoLayoutEngine
import LayoutModel
import SourceText

/// What of a document `frames` is to show, in the words of the command line.
struct FramesSelection {
    var layout: String?
    var size: CanvasSize?
    var state: String?
    var gone: [String]
    var hidden: [String]
    var parameters: [(name: String, value: Double)]

    init(_ arguments: Arguments) throws(UsageError) {
        layout = arguments.value(of: "--layout")
        state = arguments.value(of: "--state")
        gone = arguments.list(of: "--gone")
        hidden = arguments.list(of: "--hide")
        size = nil
        if let text = arguments.value(of: "--size") { size = try canvasSize(text) }
        parameters = []
        for text in arguments.list(of: "--set") { parameters.append(try Self.parameter(text)) }
    }

    private static func parameter(_ text: String) throws(UsageError) -> (name: String, value: Double) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map {
            trimmingBlanks(String($0))
        }
        guard parts.count == 2, !parts[0].isEmpty else {
            throw UsageError("\"--set\" needs a parameter and a number, such as offset=20, not \"\(text)\".")
        }
        guard let value = Double(parts[1]), value.isFinite else {
            throw UsageError("\"--set \(text)\": \"\(parts[1])\" is no number.")
        }
        return (parts[0], value)
    }

    /// The layouts that know every name of the selection, by their place in the document, each with its configuration.
    func configurations(in document: Document, of path: String) throws(UsageError) -> [(Int, Configuration)] {
        var chosen = Array(document.layouts.enumerated())
        if let layout {
            chosen = chosen.filter { $0.element.name == layout }
            if chosen.isEmpty {
                throw .unknown(
                    layout, among: document.layouts.map(\.name), "\"\(path)\" has no layout \"\(layout)\"",
                    none: "It has none at all.")
            }
        }
        let place = layout.map { "the layout \"\($0)\"" } ?? "\"\(path)\""
        for (kind, name, known) in names {
            let all = chosen.flatMap { known($0.element) }
            guard all.contains(name) else {
                throw .unknown(
                    name, among: all, "There is no \(kind) \"\(name)\" in \(place)", none: "It has none at all.")
            }
        }
        let fitting = chosen.filter { layout in names.allSatisfy { $0.known(layout.element).contains($0.name) } }
        if fitting.isEmpty, !chosen.isEmpty {
            let wanted = names.map { "the \($0.kind) \"\($0.name)\"" }.joined(separator: " and ")
            throw UsageError("No layout of \"\(path)\" has \(wanted) together.")
        }
        return fitting.map { ($0.offset, configuration(of: $0.element)) }
    }

    /// Each name of the selection, with how to list the names of its kind in a layout.
    private var names: [(kind: String, name: String, known: (Layout) -> [String])] {
        let views: (Layout) -> [String] = { $0.views.dropFirst().map(\.path) }
        var names: [(kind: String, name: String, known: (Layout) -> [String])] = []
        if let state { names.append(("state", state, { $0.states.map(\.name) })) }
        names += (gone + hidden).map { ("view", $0, views) }
        names += parameters.map { ("parameter", $0.name, { $0.parameters.map(\.name) }) }
        return names
    }

    private func configuration(of layout: Layout) -> Configuration {
        var configuration = Configuration(baseOf: layout)
        configuration.state = layout.states.firstIndex { $0.name == state }
        if let size {
            configuration.size = canvas(size, for: layout)
            configuration.overridesStateSize = true
            configuration.isDesignTime = false
        }
        configuration.gone = Set(layout.views.filter { gone.contains($0.path) && $0.id != .root }.map(\.id))
        configuration.hidden = Set(layout.views.filter { hidden.contains($0.path) && $0.id != .root }.map(\.id))
        for (name, value) in parameters {
            guard let place = layout.parameters.firstIndex(where: { $0.name == name }) else { continue }
            configuration.parameters[place] = value
        }
        return configuration
    }
}

/// A size with what a layout that a visual editor drew knows of that screen: its size classes, side margins and safe area. Of a size that
/// is no screen's it is taken that they are those of the canvas on which it was drawn.
private func canvas(_ size: CanvasSize, for layout: Layout) -> CanvasSize {
    guard let drawn = layout.designTime?.canvas else { return size }
    let screen = layout.sizes.map(\.size).first { $0.device != nil && $0.device == size.device }
    var canvas = size
    canvas.traits = (screen ?? drawn).traits
    canvas.sideMargin = (screen ?? drawn).sideMargin
    canvas.safeArea = screen?.safeArea ?? size.safeArea
    return canvas
}

/// A size as `320x60`, `375xfit` or a device's name.
func canvasSize(_ text: String) throws(UsageError) -> CanvasSize {
    let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false).map {
        trimmingBlanks(String($0))
    }
    if parts.count == 2, let width = canvasLength(parts[0]), let height = canvasLength(parts[1]) {
        return CanvasSize(width: width, height: height)
    }
    if let device = Device.named(text) { return device.canvas }
    if parts.count < 2, let nearest = Spelling.nearest(to: text, in: Device.all.map(\.name)).first {
        throw UsageError("There is no device \"\(text)\". Did you mean \"\(nearest)\"?")
    }
    throw UsageError(
        "\"--size\" needs a width and a height, such as 375x667 or 375xfit, or a device, such as iPhone15, not \"\(text)\"."
    )
}

private func canvasLength(_ text: String) -> CanvasLength? {
    if text == "fit" { return .fit }
    guard let number = Double(text), number.isFinite, number >= 0, text.first?.isNumber == true || text.first == "."
    else {
        return nil
    }
    return .points(number)
}

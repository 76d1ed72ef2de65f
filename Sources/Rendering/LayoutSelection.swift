import AutoLayoutEngine
import LayoutModel
import SourceText

/// What of a document is to be shown, by the names that a person uses.
package struct LayoutSelection: Sendable {
    package var layout: String?
    package var size: CanvasSize?
    package var state: String?
    package var gone: [String] = []
    package var hidden: [String] = []
    package var parameters: [(name: String, value: Double)] = []

    package init() {}

    private static let none = "It has none at all."

    /// A name that nothing in the document has, or sizes and names that do not go together.
    package struct Problem: Error {
        package var message: String
    }

    /// The layouts that know every name of the selection, by their place in the document, each with its configuration.
    ///
    /// - Parameter path: what to call the document where something is not found in it.
    package func configurations(in document: Document, of path: String) throws(Problem) -> [(Int, Configuration)] {
        var chosen = Array(document.layouts.enumerated())
        if let layout {
            chosen = chosen.filter { $0.element.name == layout }
            if chosen.isEmpty {
                throw Problem(
                    message: Spelling.complaint(
                        about: layout, among: document.layouts.map(\.name), "\"\(path)\" has no layout \"\(layout)\"",
                        none: Self.none))
            }
        }
        let place = layout.map { "the layout \"\($0)\"" } ?? "\"\(path)\""
        for (kind, name, known) in names {
            let all = chosen.flatMap { known($0.element) }
            guard all.contains(name) else {
                throw Problem(
                    message: Spelling.complaint(
                        about: name, among: all, "There is no \(kind) \"\(name)\" in \(place)", none: Self.none))
            }
        }
        let fitting = chosen.filter { layout in names.allSatisfy { $0.known(layout.element).contains($0.name) } }
        if fitting.isEmpty, !chosen.isEmpty {
            let wanted = names.map { "the \($0.kind) \"\($0.name)\"" }.joined(separator: " and ")
            throw Problem(message: "No layout of \"\(path)\" has \(wanted) together.")
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
        var configuration = size.map { Configuration(of: layout, at: $0) } ?? Configuration(baseOf: layout)
        configuration.state = layout.states.firstIndex { $0.name == state }
        configuration.gone = Set(layout.views.filter { gone.contains($0.path) && $0.id != .root }.map(\.id))
        configuration.hidden = Set(layout.views.filter { hidden.contains($0.path) && $0.id != .root }.map(\.id))
        for (name, value) in parameters {
            guard let place = layout.parameters.firstIndex(where: { $0.name == name }) else { continue }
            configuration.parameters[place] = value
        }
        return configuration
    }
}

extension CanvasSize {
    /// A size as `320x60`, `375xfit` or a device's name; nil for what is neither.
    package init?(words text: String) {
        let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false).map {
            String($0.drop(while: { $0 == " " }).reversed().drop(while: { $0 == " " }).reversed())
        }
        if parts.count == 2, let width = Self.length(parts[0]), let height = Self.length(parts[1]) {
            self.init(width: width, height: height)
        } else if let device = Device.named(text) {
            self = device.canvas
        } else {
            return nil
        }
    }

    private static func length(_ text: String) -> CanvasLength? {
        if text == "fit" { return .fit }
        guard let number = Double(text), number.isFinite, number >= 0,
            text.first?.isNumber == true || text.first == "."
        else { return nil }
        return .points(number)
    }
}

import AutoLayoutEngine
import LayoutModel
import SourceText

/// The layouts of a document to show and their configuration, given by names.
package struct LayoutSelection: Sendable {
    package var layout: String?
    package var size: CanvasSize?
    package var state: String?
    package var gone: [String] = []
    package var hidden: [String] = []
    package var parameters: [(name: String, value: Double)] = []

    package init() {}

    /// Whether it selects a size or a state, not only layouts.
    package var hasConfiguration: Bool {
        size != nil || state != nil || !gone.isEmpty || !hidden.isEmpty || !parameters.isEmpty
    }

    /// An unknown name, or names that no single layout has.
    package struct Problem: Error {
        package var message: String
    }

    /// The indices of the layouts that have all names of the selection, each with its configuration.
    ///
    /// - Parameter path: the name of the document in messages.
    package func configurations(in document: Document, of path: String) throws(Problem) -> [(Int, Configuration)] {
        try checkLengths()
        let candidates = try candidates(in: document, of: path)
        let owner = layout.map { "the layout \"\($0)\"" } ?? "\"\(path)\""
        for (kind, name, known) in names {
            let all = candidates.flatMap { known($0.element) }
            guard all.contains(name) else {
                throw .unknown(name, among: all, "There is no \(kind) \"\(name)\" in \(owner)")
            }
        }
        let fitting = candidates.filter { layout in names.allSatisfy { $0.known(layout.element).contains($0.name) } }
        if fitting.isEmpty, !candidates.isEmpty {
            let wanted = names.map { "the \($0.kind) \"\($0.name)\"" }.joined(separator: " and ")
            throw Problem(message: "No layout of \"\(path)\" has \(wanted) together.")
        }
        return fitting.map { ($0.offset, configuration(of: $0.element)) }
    }

    /// The largest length, in points, as in `.layout` files. Far larger ones have no halves.
    private static let largest = 1e9

    private func checkLengths() throws(Problem) {
        let sides = [size?.width, size?.height].compactMap { side -> Double? in
            if case .points(let points) = side { points } else { nil }
        }
        guard let excess = (sides + parameters.map(\.value)).first(where: { $0.magnitude > Self.largest }) else {
            return
        }
        throw Problem(message: "\(excess) is too large: the largest length is \(Points.text(Self.largest)) points.")
    }

    /// The layouts of the selected name, or all.
    private func candidates(
        in document: Document, of path: String
    ) throws(Problem) -> [EnumeratedSequence<[Layout]>.Element] {
        let all = Array(document.layouts.enumerated())
        guard let layout else { return all }
        let named = all.filter { $0.element.name == layout }
        guard !named.isEmpty else {
            throw .unknown(layout, among: all.map(\.element.name), "\"\(path)\" has no layout \"\(layout)\"")
        }
        return named
    }

    /// Each name of the selection, with a function that lists the names of its kind in a layout.
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
            guard let index = layout.parameters.firstIndex(where: { $0.name == name }) else { continue }
            configuration.parameters[index] = value
        }
        return configuration
    }
}

extension LayoutSelection.Problem {
    fileprivate static func unknown(_ name: String, among known: [String], _ complaint: String) -> Self {
        Self(message: Spelling.complaint(about: name, among: known, complaint, none: "It declares none."))
    }
}

extension CanvasSize {
    /// A size such as `320x60`, `375xfit` or `iPhone15xfit`, or a device's name; nil for any other text.
    package init?(words text: String) {
        if let device = Device.named(text) {
            self = device.canvas
            return
        }
        // A device's name may contain an x.
        for index in text.indices where text[index] == "x" || text[index] == "X" {
            let (before, after) = (trimmingBlanks(text[..<index]), trimmingBlanks(text[text.index(after: index)...]))
            guard let width = Self.length(before, .horizontal), let height = Self.length(after, .vertical) else {
                continue
            }
            self.init(width: width, height: height)
            return
        }
        return nil
    }

    private static func length(_ text: String, _ axis: Axis) -> CanvasLength? {
        if text.lowercased() == "fit" { return .fit }
        if let device = Device.named(text) { return device.canvas.length(on: axis) }
        guard let number = Double(text), number.isFinite, number >= 0,
            text.first?.isNumber == true || text.first == "."
        else { return nil }
        return .points(number)
    }
}

import AutoLayoutEngine
import LayoutModel
import SourceText
import Wording

/// The contents of a drawing of a layout in one configuration, in points and in the root's coordinates.
package struct Picture: Sendable {
    /// A view.
    struct Box: Sendable {
        var view: ViewID
        /// The index of the box around it; nil for the root.
        var parent: Int?
        /// Empty for a view without a name.
        var name: String
        /// Empty for the root.
        var path: String
        /// The declaration.
        var place: SourcePlace?
        /// The constraints of the view, as the format writes them.
        var constraints: [String]
        var kind: String
        var frame: Rect
        /// Whether it contains other boxes.
        var isContainer: Bool
        var presence: Presence
        var ambiguous: [FrameComponent]
        /// What the look of a screen shows of it.
        var look: ScreenView
    }

    enum Presence: Sendable {
        case shown
        /// The view or one of its ancestors is collapsed, or left out of its stack.
        case gone
        /// Invisible, but part of the layout.
        case hidden
    }

    /// The rectangle of a guide of the root or of a constraint's item.
    struct GuideBox: Sendable {
        var guide: Guide
        var frame: Rect
    }

    /// An alternative position of an under-constrained view.
    struct Ghost: Sendable {
        var name: String
        var frame: Rect
    }

    /// A problem, as a sentence.
    struct Note: Sendable {
        enum Kind: Sendable { case conflict, ambiguity, remark }

        var kind: Kind
        var text: String
    }

    package let name: String
    /// The layout's key.
    let key: String
    /// The root's frame, whose origin is 0, 0.
    package let size: Rect
    /// The parts of the configuration that differ from the layout's own: `state bare`, `gone hot, new`.
    let variation: [String]
    /// In document order, the root first.
    let boxes: [Box]
    let guides: [GuideBox]
    let dimensions: [Dimension]
    let ghosts: [Ghost]
    private(set) var notes: [Note]
    /// The views to emphasize, such as those that a change moved.
    package var marked: Set<ViewID> = []
    /// The addresses of places in the source; nil to link to nothing.
    package var links: FileLinks?

    /// - Parameters:
    ///   - text: the file in which the layout is written, for the places of views and constraints.
    ///   - sketch: how the views of the document look.
    package init(
        _ layout: Layout, _ configuration: Configuration, text: SourceText? = nil, sketch: Sketch = Sketch(),
        _ cancellation: Cancellation = .never
    ) throws(Cancelled) {
        var solver = LayoutSolver(layout)
        let solution = try solver.solve(configuration, isShown: true, cancellation)
        (name, key) = (layout.name, layout.key)
        let frames = Self.absolute(solution.frames, in: layout)
        size = frames.first ?? Rect(x: 0, y: 0, width: 0, height: 0)
        variation = Self.variation(configuration, of: layout)
        let places = SourcePlaces(text: text, file: layout.file)
        boxes = Self.boxes(
            layout, solution, frames, solver.activeConstraints, places, sketch.appearances[layout.key] ?? [:])
        guides = Self.guides(layout, solver)
        dimensions = Dimensions.all(of: layout, solution, solver, places)
        let alternative = try solver.alternative(to: solution, cancellation)
        ghosts = alternative.map { Self.ghosts(layout, solution, $0) } ?? []
        notes = Self.conflicts(layout, solution, dimensions) + Self.ambiguities(layout, solution)
    }

    /// Marks the innermost view whose declaration contains a position of the source, counted from 1.
    package mutating func mark(line: Int, column: Int) {
        let position = (line, column)
        let around = boxes.filter { box in
            guard box.view != .root, let place = box.place else { return false }
            return (place.line, place.column) <= position && position <= (place.endLine, place.endColumn)
        }
        // A declaration inside another one starts later.
        let innermost = around.compactMap { box in box.place.map { (box.view, ($0.line, $0.column)) } }
            .max { $0.1 < $1.1 }
        if let innermost { marked.insert(innermost.0) }
    }

    /// Adds a sentence below the picture.
    package mutating func addRemark(_ sentence: String) {
        notes.insert(Note(kind: .remark, text: sentence), at: 0)
    }

    /// `320 × 44`.
    var sizeText: String {
        [size.width, size.height].map { plainDecimal($0, places: 2) ?? "" }.joined(separator: " × ")
    }

    /// The root and the views outside it, up to a distance at which the rest is still recognizable.
    var bounds: Rect {
        let reach = max(60, size.width, size.height)
        let limit = Rect(x: -reach, y: -reach, width: size.width + 2 * reach, height: size.height + 2 * reach)
        let frames = boxes.filter { $0.presence == .shown }.map(\.frame) + ghosts.map(\.frame)
        let all = frames.reduce(size) { $0.union($1) }
        let (left, top) = (max(all.x, limit.x), max(all.y, limit.y))
        return Rect(
            x: left, y: top, width: max(min(all.maxX, limit.maxX) - left, 1),
            height: max(min(all.maxY, limit.maxY) - top, 1))
    }

    /// Whether a box is inside another, by their indices.
    func isInside(_ box: Int, _ other: Int) -> Bool {
        var around = boxes[box].parent
        while let parent = around {
            if parent == other { return true }
            around = boxes[parent].parent
        }
        return false
    }

    // MARK: Views

    /// The largest coordinate. Multipliers can make any, infinite ones too, which no drawing could be scaled to.
    private static let farthest = 1e100

    /// The frames in the root's coordinates. The root's own position is at 0, 0, wherever it was drawn.
    private static func absolute(_ frames: [Rect], in layout: Layout) -> [Rect] {
        layout.views.reduce(into: []) { result, view in
            var frame = frames[view.id.index]
            let origin = view.parent.map { result[$0.index] }
            (frame.x, frame.y) = origin.map { (frame.x + $0.x, frame.y + $0.y) } ?? (0, 0)
            for component in FrameComponent.allCases {
                let number = frame[component]
                frame[component] = number.isNaN ? 0 : min(max(number, -farthest), farthest)
            }
            result.append(frame)
        }
    }

    private static func boxes(
        _ layout: Layout, _ solution: Solution, _ frames: [Rect], _ active: [ActiveConstraint], _ places: SourcePlaces,
        _ appearances: [ViewID: Appearance]
    ) -> [Box] {
        let isDrawn = layout.views.map { $0.isDrawn && solution.isInstalled[$0.id.index] }
        let drawn = layout.views.filter { isDrawn[$0.id.index] }
        let indices = Dictionary(uniqueKeysWithValues: zip(drawn.map(\.id), drawn.indices))
        let equations = equations(layout, active)
        return drawn.map { view in
            let isContainer = view.children.contains { isDrawn[$0.index] }
            return Box(
                view: view.id, parent: layout.ancestors(of: view.id).dropFirst().lazy.compactMap { indices[$0] }.first,
                name: view.displayName ?? view.name, path: view.path, place: places[view.declaration],
                constraints: equations[view.id] ?? [], kind: view.kind.rawValue, frame: frames[view.id.index],
                isContainer: isContainer, presence: Presence(of: view.id, in: layout, solution),
                ambiguous: solution.ambiguous(view.id, in: layout),
                look: ScreenView(
                    view, appearances[view.id] ?? Appearance(), in: layout, isContainer: isContainer))
        }
    }

    /// The active constraints of each view, as the format writes them.
    private static func equations(_ layout: Layout, _ active: [ActiveConstraint]) -> [ViewID: [String]] {
        let sentence = Sentence(layout)
        return active.reduce(into: [:]) { result, constraint in
            for view in Set(layout[constraint.id].anchors.map(\.item.view)) where view != .root {
                result[view, default: []].append(sentence.equation(constraint.id))
            }
        }
    }

    /// The root's margins and safe area, and every other guide that a constraint names.
    private static func guides(_ layout: Layout, _ solver: LayoutSolver) -> [GuideBox] {
        var items = [Item(.root, .safeArea), Item(.root, .layoutMargins)]
        var known = Set(items)
        for active in solver.activeConstraints {
            for anchor in [layout[active.id].first, layout[active.id].second].compactMap({ $0 }) {
                if anchor.item.guide?.isDrawn == true, known.insert(anchor.item).inserted { items.append(anchor.item) }
            }
        }
        let positions = solver.anchorPositions
        let root = positions.rectangle(of: Item(.root))
        return items.compactMap { item in
            guard let guide = item.guide else { return nil }
            let frame = positions.rectangle(of: item)
            return frame == root ? nil : GuideBox(guide: guide, frame: frame)
        }
    }

    /// The visible views with other frames in a second solution.
    private static func ghosts(_ layout: Layout, _ solution: Solution, _ other: [Rect]) -> [Ghost] {
        let frames = absolute(other, in: layout)
        return layout.views.compactMap { view in
            let (one, two) = (solution.frame(of: view.id), other[view.id.index])
            let isMoved = FrameComponent.allCases.contains { abs(one[$0] - two[$0]) > 0.5 }
            guard isMoved, view.parent != nil, view.isDrawn, !solution.isHidden[view.id.index] else {
                return nil
            }
            return Ghost(name: view.displayName ?? view.name, frame: frames[view.id.index])
        }
    }

    // MARK: Words

    private static func variation(_ configuration: Configuration, of layout: Layout) -> [String] {
        var parts: [String] = []
        if configuration.isDesignTime { parts.append("design time") }
        if let state = configuration.state, layout.states.indices.contains(state) {
            parts.append("state \(layout.states[state].name)")
        }
        for (word, views) in [("gone", configuration.gone), ("hidden", configuration.hidden)] where !views.isEmpty {
            parts.append("\(word) " + views.sorted().map { layout[$0].path }.joined(separator: ", "))
        }
        for (parameter, value) in zip(layout.parameters, configuration.parameters) where parameter.value != value {
            parts.append("\(parameter.name) = \(Points.text(value))")
        }
        return parts
    }

    private static func conflicts(_ layout: Layout, _ solution: Solution, _ dimensions: [Dimension]) -> [Note] {
        let sentence = Sentence(layout)
        return solution.conflicts.map { conflict in
            let others = conflict.members.filter { $0 != conflict.broken && !$0.isCanvas }.map { sentence.row($0) }
            let reason = others.isEmpty ? "" : " It conflicts with: \(Naming.list(others))."
            let left = conflict.broken.constraint.flatMap { id in dimensions.first { $0.constraint == id } }
            let amount = left?.missing.flatMap(Dimension.difference).map { ": \($0)" } ?? ""
            return Note(
                kind: .conflict, text: "Conflict\(amount). Left out: \(sentence.row(conflict.broken)).\(reason)")
        }
    }

    private static func ambiguities(_ layout: Layout, _ solution: Solution) -> [Note] {
        let naming = Naming(layout)
        return layout.views.compactMap { view in
            let components = solution.ambiguous(view.id, in: layout)
            guard !components.isEmpty, !view.isElsewhere, !solution.isHidden[view.id.index] else { return nil }
            let verb = components.count == 1 ? "is" : "are"
            let list = Naming.list(components.map(\.rawValue))
            return Note(kind: .ambiguity, text: "\(naming.quoted(view.id)): \(list) \(verb) ambiguous.")
        }
    }
}

extension Picture.Presence {
    init(of view: ViewID, in layout: Layout, _ solution: Solution) {
        if !solution.isHidden[view.index] {
            self = .shown
        } else {
            self = layout.ancestors(of: view).contains { solution.isGone[$0.index] } ? .gone : .hidden
        }
    }
}

extension Picture.Box {
    var isGuide: Bool { kind == "guide" || kind == "spacer" }
    /// Whether it hides what is behind it.
    var isOpaque: Bool { presence == .shown && !isContainer && !isGuide }
    var isImage: Bool { kind == "image" || kind == "imageView" }

    /// `12 × 16 at 4, 4`.
    func frameText(places: Int) -> String {
        let numbers = FrameComponent.allCases.map { plainDecimal(frame[$0], places: places) ?? "" }
        return "\(numbers[2]) × \(numbers[3]) at \(numbers[0]), \(numbers[1])"
    }

    /// `count, label: 12 × 16 at 4, 4; gone`.
    var description: String {
        var text = (name.isEmpty ? kind : "\(name), \(kind)") + ": " + frameText(places: 2)
        switch presence {
        case .shown: break
        case .gone: text += "; gone"
        case .hidden: text += "; hidden"
        }
        if !ambiguous.isEmpty { text += "; ambiguous: \(ambiguous.map(\.rawValue).joined(separator: ", "))" }
        return text
    }

    /// The description, and below it the first constraints.
    var tooltip: [String] {
        let more = constraints.count - Self.mostConstraints
        return [description] + constraints.prefix(Self.mostConstraints) + (more > 0 ? ["and \(more) more"] : [])
    }

    private static let mostConstraints = 12
}

extension Picture.GuideBox {
    var name: String {
        switch guide {
        case .safeArea: "safe area"
        case .readableContent: "readable content"
        default: "margins"
        }
    }
}

extension Guide {
    /// Whether drawings show it.
    fileprivate var isDrawn: Bool {
        switch self {
        case .safeArea, .layoutMargins, .readableContent: true
        case .scrollContent, .scrollFrame, .keyboard, .topLayout, .bottomLayout: false
        }
    }
}

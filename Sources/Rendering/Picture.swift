import SourceText
import Wording
import AutoLayoutEngine
import LayoutModel

/// What a drawing of a layout in one configuration shows, before anybody decides how: in points, in the root's coordinates.
package struct Picture: Sendable {
    /// A view.
    struct Box: Sendable {
        var view: ViewID
        /// As people call it; empty for one that has no name.
        var name: String
        var kind: String
        var frame: Rect
        /// Whether it holds other views that are drawn.
        var isContainer: Bool
        var presence: Presence
        /// The numbers of its frame that the constraints leave undecided.
        var undecided: [FrameComponent]
    }

    enum Presence: Sendable {
        case shown
        /// Collapsed, or left out of its stack; or a view around it is.
        case gone
        /// Not shown, though it takes part.
        case hidden
    }

    /// A rectangle that a view brings along for constraints.
    struct GuideBox: Sendable {
        var guide: Guide
        var frame: Rect
    }

    /// Where a view might stand as well.
    struct Ghost: Sendable {
        var view: ViewID
        var name: String
        var frame: Rect
    }

    /// What is wrong, as a sentence.
    struct Note: Sendable {
        enum Kind: Sendable { case conflict, undecided }

        var kind: Kind
        var text: String
    }

    package let name: String
    /// The root's size; it begins at 0, 0.
    package let size: Rect
    /// What of the configuration is not the layout's own: `state bare`, `gone hot, new`.
    package let circumstances: [String]
    /// In document order, the root first.
    let boxes: [Box]
    let guides: [GuideBox]
    let dimensions: [Dimension]
    let ghosts: [Ghost]
    let notes: [Note]

    package init(
        _ layout: Layout, _ configuration: Configuration, _ cancellation: Cancellation = .never
    ) throws(Cancelled) {
        var solver = LayoutSolver(layout)
        let solution = try solver.solve(configuration, isShown: true, cancellation)
        let places = Places(layout, solution)
        name = layout.name
        size = places.frames.first ?? Rect(x: 0, y: 0, width: 0, height: 0)
        circumstances = Self.circumstances(of: configuration, in: layout)
        boxes = Self.boxes(layout, solution, places.frames)
        guides = Self.guides(layout, solver)
        dimensions = Dimension.all(of: layout, solution, solver, places.frames)
        let other = try solver.alternative(to: solution, cancellation)
        ghosts = other.map { Self.ghosts(layout, solution, $0) } ?? []
        notes = Self.notes(layout, solution)
    }

    /// Where the views stand in the root's coordinates.
    private struct Places {
        /// By ``ViewID/index``.
        let frames: [Rect]

        init(_ layout: Layout, _ solution: Solution) { self.init(layout, solution.frames) }

        init(_ layout: Layout, _ relative: [Rect]) {
            var frames: [Rect] = []
            for view in layout.views {
                var frame = relative[view.id.index]
                if let parent = view.parent {
                    frame.x += frames[parent.index].x
                    frame.y += frames[parent.index].y
                } else {
                    (frame.x, frame.y) = (0, 0)
                }
                frames.append(frame)
            }
            self.frames = frames
        }
    }

    // MARK: Views

    private static func boxes(_ layout: Layout, _ solution: Solution, _ frames: [Rect]) -> [Box] {
        let isDrawn = layout.views.map { !$0.isSynthesized && solution.isInstalled[$0.id.index] }
        return layout.views.filter { isDrawn[$0.id.index] }.map { view in
            let undecided = solution.ambiguous[view.id.index]
            return Box(
                view: view.id, name: view.displayName ?? view.name, kind: view.kind.rawValue,
                frame: frames[view.id.index],
                isContainer: view.children.contains { isDrawn[$0.index] },
                presence: presence(of: view.id, in: layout, solution),
                undecided: FrameComponent.allCases.filter(undecided.contains))
        }
    }

    private static func presence(of view: ViewID, in layout: Layout, _ solution: Solution) -> Presence {
        guard solution.isHidden[view.index] else { return .shown }
        return layout.ancestors(of: view).contains { solution.isGone[$0.index] } ? .gone : .hidden
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
        let places = solver.places
        let root = places.rectangle(of: Item(.root))
        return items.compactMap { item in
            guard let guide = item.guide else { return nil }
            let frame = places.rectangle(of: item)
            return frame == root ? nil : GuideBox(guide: guide, frame: frame)
        }
    }

    /// A view of which the constraints say less than where it is drawn, somewhere else.
    private static func ghosts(_ layout: Layout, _ solution: Solution, _ other: [Rect]) -> [Ghost] {
        let frames = Places(layout, other).frames
        return layout.views.compactMap { view in
            let (one, two) = (solution.frame(of: view.id), other[view.id.index])
            let isMoved = FrameComponent.allCases.contains { abs(one[$0] - two[$0]) > 0.5 }
            guard isMoved, view.parent != nil, !view.isSynthesized, !solution.isHidden[view.id.index] else {
                return nil
            }
            return Ghost(view: view.id, name: view.displayName ?? view.name, frame: frames[view.id.index])
        }
    }

    // MARK: Words

    private static func circumstances(of configuration: Configuration, in layout: Layout) -> [String] {
        var parts: [String] = []
        if configuration.isDesignTime { parts.append("as drawn") }
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

    private static func notes(_ layout: Layout, _ solution: Solution) -> [Note] {
        let sentence = Sentence(layout)
        let conflicts = solution.conflicts.map { conflict in
            let others = conflict.members.filter { $0 != conflict.broken && !$0.isCanvas }.map { sentence.row($0) }
            let reason = others.isEmpty ? "" : ": it cannot hold together with \(Naming.list(others))"
            let text = "\(sentence.row(conflict.broken)) is left out\(reason)."
            return Note(kind: .conflict, text: text.hasPrefix("the ") ? "T" + text.dropFirst() : text)
        }
        let naming = Naming(layout)
        let undecided = layout.views.compactMap { view -> Note? in
            let components = FrameComponent.allCases.filter(solution.ambiguous[view.id.index].contains)
            guard !components.isEmpty, !solution.isHidden[view.id.index] else { return nil }
            let verb = components.count == 1 ? "is" : "are"
            let list = Naming.list(components.map(\.rawValue))
            return Note(kind: .undecided, text: "\(naming.quoted(view.id)): \(list) \(verb) undecided.")
        }
        return conflicts + undecided
    }
}

extension Guide {
    /// Whether it is a rectangle of its own that a person thinks of as one.
    fileprivate var isDrawn: Bool {
        switch self {
        case .safeArea, .layoutMargins, .readableContent: true
        case .scrollContent, .scrollFrame, .keyboard, .topLayout, .bottomLayout: false
        }
    }
}

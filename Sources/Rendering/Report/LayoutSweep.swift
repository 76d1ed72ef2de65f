import AutoLayoutEngine
import LayoutModel
import SourceText
import Wording

/// A layout solved at every whole width of its range, in each of its states.
struct LayoutSweep {
    /// The solutions with the same state, gone views and height.
    struct Variant {
        /// Why a view is not shown.
        enum Absence: Int {
            case gone = 1
            case hidden, uninstalled
        }

        /// The index in ``modes``.
        var mode: Int
        /// The indices in ``views`` of the views that are gone.
        var gone: [Int]
        /// As for the option `--size`; nil for the layout's own.
        var height: String?
        var widths: ClosedRange<Int>
        /// The indices in ``LayoutSweep/runs`` of each view's x, y, width and height.
        var runs: [Int] = []
        /// The views that are not shown, by index.
        var away: [(view: Int, reason: Absence)] = []
        /// The ambiguous views in ranges of widths. Bits of `components`: 0 x, 1 y, 2 width, 3 height.
        var ambiguous: [(view: Int, components: Int, from: Int, to: Int)] = []
        /// What conflicts leave out, in ranges of widths. Lines are indices in ``LayoutSweep/lines``, or -1 for what
        /// has none.
        var broken: [(from: Int, to: Int, sentence: String, leftOut: Int, members: [Int])] = []
        /// The indices in ``LayoutSweep/runs`` of the distances from a view's top to its first and its last baseline,
        /// for the views of which a constraint names one.
        var baselines: [(view: Int, first: Int, last: Int)] = []
        /// The indices in ``LayoutSweep/sets`` of the lines in ranges of widths.
        var sets: [(set: Int, from: Int, to: Int)] = []
    }

    let layout: Layout
    /// The views that the document declares.
    let views: [View]
    /// How each of the views looks.
    let looks: [ScreenView]
    /// The layout itself at design time and run time, and its states.
    let modes: [String]
    private(set) var variants: [Variant] = []
    /// The numbers of frames, as ``FrameRuns`` encodes them.
    private(set) var runs = Pool<[Double]>()
    private(set) var lines = Pool<ReportedLine>()
    /// Lines that are active together, by their indices in ``lines``.
    private(set) var sets = Pool<[Int]>()
    private let indices: [ViewID: Int]
    /// The views of which a constraint names a baseline, with their indices in ``views``.
    private let baselineViews: [(view: ViewID, index: Int)]

    /// With more combinations of gone views than this, the page has only the simplest ones.
    private static let mostCombinations = 128
    /// Wider than any screen. Limits the size of the page.
    private static let mostWidths = 2000

    init(_ layout: Layout, _ sketch: Sketch = Sketch()) {
        self.layout = layout
        let views = layout.views.filter(\.isDrawn)
        self.views = views
        let appearances = sketch.appearances[layout.key] ?? [:]
        looks = views.map { view in
            let isContainer = view.children.contains { layout.views[$0.index].isDrawn }
            return ScreenView(view, appearances[view.id] ?? Appearance(), in: layout, isContainer: isContainer)
        }
        indices = Dictionary(uniqueKeysWithValues: zip(views.map(\.id), views.indices))
        let named = layout.constraints.flatMap(\.anchors)
            .filter { $0.attribute == .firstBaseline || $0.attribute == .lastBaseline }.map(\.item.view)
        let indices = indices
        baselineViews = Set(named).sorted().compactMap { view in indices[view].map { (view, $0) } }
        let hasDesignTime = layout.designTime != nil
        let base = hasDesignTime ? ["design time", "run time"] : ["as declared"]
        modes = base + layout.states.map { "state \($0.name)" }
        var solver = LayoutSolver(layout)
        if hasDesignTime { add(mode: 0, nil, Configuration(baseOf: layout), &solver) }
        let first = base.count - 1
        let combinations = hasDesignTime ? [[]] : Self.combinations(of: layout)
        for canvas in Self.canvases(of: layout) {
            for gone in combinations { sweep(mode: first, state: nil, gone, canvas, &solver) }
            for (index, state) in layout.states.enumerated() where !state.hasOwnSize {
                sweep(mode: first + 1 + index, state: index, [], canvas, &solver)
            }
        }
        for (index, state) in layout.states.enumerated() where state.hasOwnSize {
            var configuration = Configuration(baseOf: layout)
            configuration.isDesignTime = false
            configuration.state = index
            add(mode: first + 1 + index, nil, configuration, &solver)
        }
    }

    // MARK: Configurations

    private typealias Canvas = (widths: ClosedRange<Int>?, height: CanvasLength)

    /// The range of widths at each declared height. Without widths, the width is `fit`.
    private static func canvases(of layout: Layout) -> [Canvas] {
        let drawn = layout.designTime?.canvas
        let sizes = layout.sizes.map(\.size) + (drawn.map { [$0] } ?? [])
        var heights: [CanvasLength] = []
        for height in (drawn.map { [$0] } ?? sizes).map(\.height.asOption) where !heights.contains(height) {
            heights.append(height)
        }
        let widths = range(of: sizes)
        let hasFit = layout.sizes.contains { $0.size.width == .fit }
        return heights.flatMap { height in
            (widths.map { [($0, height)] } ?? []) + (hasFit || widths == nil ? [(nil, height)] : [])
        }
    }

    /// From the smallest to the largest width. A single width is extended by a quarter on both sides.
    private static func range(of sizes: [CanvasSize]) -> ClosedRange<Int>? {
        let widths = sizes.compactMap { size -> Double? in
            if case .points(let points) = size.width.asOption { return points }
            return nil
        }
        guard let least = widths.min(), let most = widths.max(), most < 1e6 else { return nil }
        let (low, high) = least == most ? (least * 0.75, most * 1.25) : (least, most)
        let start = Int(clamping: low.rounded(.up))
        return start...max(start, min(Int(clamping: high), start + mostWidths))
    }

    /// The sets of views that can be gone together.
    private static func combinations(of layout: Layout) -> [Set<ViewID>] {
        let first = layout.sizes.first?.size
        let base = layout.parameters.map(\.value)
        let all = ConfigurationSpace(layout).configurations
            .filter { $0.state == nil && $0.size == first && $0.parameters == base }.map(\.gone)
        guard all.count > mostCombinations else { return all }
        let most = layout.vary.count
        return all.filter { $0.count <= 1 || $0.count == most }
    }

    private mutating func sweep(
        mode: Int, state: Int?, _ gone: Set<ViewID>, _ canvas: Canvas, _ solver: inout LayoutSolver
    ) {
        func configuration(_ width: CanvasLength) -> Configuration {
            var configuration = Configuration(of: layout, at: CanvasSize(width: width, height: canvas.height))
            configuration.state = state
            configuration.gone = gone
            return configuration
        }
        guard let widths = canvas.widths else { return add(mode: mode, canvas.height, configuration(.fit), &solver) }
        let solved = widths.map { solve(configuration(.points(Double($0))), &solver) }
        add(mode: mode, gone, canvas.height, widths, solved)
    }

    /// Adds the solution at a single size.
    private mutating func add(
        mode: Int, _ height: CanvasLength?, _ configuration: Configuration, _ solver: inout LayoutSolver
    ) {
        let solved = solve(configuration, &solver)
        let width = solved.solution.frame(of: .root).width
        let whole = width.magnitude < 1e6 ? Int(clamping: width.rounded()) : 0
        add(mode: mode, configuration.gone, height, whole...whole, [solved])
    }

    // MARK: Solutions

    /// A solution with the index in ``lines`` of each active constraint that has a line, and the distances from the
    /// tops of ``baselineViews`` to their baselines.
    private typealias Solved = (
        solution: Solution, lines: [ConstraintID: Int], baselines: [(first: Double, last: Double)]
    )

    private mutating func solve(_ configuration: Configuration, _ solver: inout LayoutSolver) -> Solved {
        let solution = solver.solve(configuration, isShown: true)
        var found: [ConstraintID: Int] = [:]
        for active in solver.activeConstraints {
            if let line = ReportedLine(active, in: layout, indices) { found[active.id] = lines.index(of: line) }
        }
        let positions = solver.anchorPositions
        let baselines = baselineViews.map { view, _ -> (first: Double, last: Double) in
            let top = positions.rectangle(of: Item(view)).y
            func distance(_ attribute: Attribute) -> Double {
                let distance = positions.position(of: Anchor(Item(view), attribute)) - top
                return distance.isFinite ? distance : 0
            }
            return (distance(.firstBaseline), distance(.lastBaseline))
        }
        return (solution, found, baselines)
    }

    private mutating func add(
        mode: Int, _ gone: Set<ViewID>, _ height: CanvasLength?, _ widths: ClosedRange<Int>, _ solved: [Solved]
    ) {
        let solutions = solved.map(\.solution)
        guard solutions.count == widths.count, let first = solutions.first else { return }
        var variant = Variant(
            mode: mode, gone: views.indices.filter { gone.contains(views[$0].id) }, height: height?.option,
            widths: widths)
        for (index, view) in views.enumerated() {
            let frames = solutions.map { $0.frame(of: view.id, asWrittenIn: layout) }
            variant.runs += FrameComponent.allCases.map { component in
                runs.index(of: FrameRuns.encode(frames.map { $0[component] }, from: widths.lowerBound))
            }
            if let reason = absence(of: view.id, first) { variant.away.append((index, reason)) }
            for (components, range) in Self.runs(
                solutions.map { Self.bits($0.ambiguous(view.id, in: layout)) }, in: widths)
            where components != 0 {
                variant.ambiguous.append((index, components, range.lowerBound, range.upperBound))
            }
        }
        for (place, view) in baselineViews.enumerated() {
            let all = solved.map { $0.baselines[place] }
            let first = runs.index(of: FrameRuns.encode(all.map(\.first), from: widths.lowerBound))
            let last = runs.index(of: FrameRuns.encode(all.map(\.last), from: widths.lowerBound))
            variant.baselines.append((view.index, first, last))
        }
        for (set, range) in Self.runs(solved.map { sets.index(of: Set($0.lines.values).sorted()) }, in: widths) {
            variant.sets.append((set, range.lowerBound, range.upperBound))
        }
        let sentence = Sentence(layout)
        let conflicts = solved.map { solution, lines, _ in
            solution.conflicts.map { conflict in
                let members = conflict.members.compactMap { $0.constraint.flatMap { lines[$0] } }
                return Broken(
                    row: conflict.broken, line: conflict.broken.constraint.flatMap { lines[$0] } ?? -1, members: members
                )
            }
        }
        for (broken, range) in Self.runs(conflicts, in: widths) {
            for row in broken {
                variant.broken.append(
                    (range.lowerBound, range.upperBound, sentence.row(row.row), row.line, row.members))
            }
        }
        variants.append(variant)
    }

    /// A conflict as the page has it.
    private struct Broken: Equatable {
        var row: RowOrigin
        var line: Int
        var members: [Int]
    }

    private func absence(of view: ViewID, _ solution: Solution) -> Variant.Absence? {
        guard solution.isInstalled[view.index] else { return .uninstalled }
        switch Picture.Presence(of: view, in: layout, solution) {
        case .shown: return nil
        case .gone: return .gone
        case .hidden: return .hidden
        }
    }

    private static func bits(_ components: [FrameComponent]) -> Int {
        FrameComponent.allCases.enumerated().reduce(0) {
            $0 | (components.contains($1.element) ? 1 << $1.offset : 0)
        }
    }

    /// Runs of equal values, one value for each width, with their ranges of widths.
    private static func runs<Value: Equatable>(
        _ values: [Value], in widths: ClosedRange<Int>
    ) -> [(Value, ClosedRange<Int>)] {
        var result: [(Value, ClosedRange<Int>)] = []
        for (width, value) in zip(widths, values) {
            if let last = result.last, last.0 == value {
                result[result.count - 1].1 = last.1.lowerBound...width
            } else {
                result.append((value, width...width))
            }
        }
        return result
    }
}

extension CanvasLength {
    /// The length that the option `--size` would set.
    fileprivate var asOption: CanvasLength {
        if case .preferred(let points) = self { return .points(points) }
        return self
    }

    /// The text of the option `--size`.
    fileprivate var option: String {
        switch self {
        case .points(let points), .preferred(let points): plainDecimal(points, places: 6) ?? "fit"
        case .fit: "fit"
        }
    }
}

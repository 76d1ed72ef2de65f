import Wording
import AutoLayoutEngine
import LayoutModel
import SourceText

/// A layout solved at every whole width of its range, in each of its states: what the report's slider and switches choose from.
struct LayoutSweep {
    /// One way in which the layout can stand, apart from the width.
    struct Variant {
        /// The place of its name in ``modes``.
        var mode: Int
        /// The places of the views that are gone, in ``views``.
        var gone: [Int]
        /// As `--size` takes it; nil where it is the layout's own.
        var height: String?
        var widths: ClosedRange<Int>
        /// The place in the pool of each view's x, y, width and height.
        var numbers: [Int]
        /// The places of the views that are not shown: 1 gone, 2 hidden, by place.
        var away: [(view: Int, how: Int)]
        /// The views that are undecided: bit 0 x, 1 y, 2 width, 3 height, and from where to where.
        var undecided: [(view: Int, numbers: Int, from: Int, to: Int)]
        /// What was left out of a conflict, and from where to where.
        var broken: [(from: Int, to: Int, sentence: String)]
    }

    let layout: Layout
    /// The views that somebody wrote, by their place in the report.
    let views: [View]
    /// The names of the switches: the layout itself, and its states.
    let modes: [String]
    private(set) var variants: [Variant] = []
    private(set) var pool = RunPool()

    /// More combinations of views that go than this are not embedded, only the simplest of them.
    private static let mostCombinations = 128
    /// No screen is wider, and a report with a point for each width would be too large.
    private static let mostWidths = 2000

    init(_ layout: Layout) {
        self.layout = layout
        views = layout.views.filter { !$0.isSynthesized }
        let isDrawn = layout.designTime != nil
        modes = (isDrawn ? ["as drawn", "as it runs"] : ["as declared"]) + layout.states.map { "state \($0.name)" }
        var solver = LayoutSolver(layout)
        if isDrawn { add(mode: 0, nil, Configuration(baseOf: layout), &solver) }
        let first = isDrawn ? 1 : 0
        let combinations = isDrawn ? [[]] : Self.combinations(of: layout)
        for (width, height) in Self.canvases(of: layout) {
            for gone in combinations { sweep(mode: first, state: nil, gone, width, height, &solver) }
            for (index, state) in layout.states.enumerated() where !state.hasOwnSize {
                sweep(mode: first + 1 + index, state: index, [], width, height, &solver)
            }
        }
        for (index, state) in layout.states.enumerated() where state.hasOwnSize {
            var configuration = Configuration(baseOf: layout)
            configuration.isDesignTime = false
            configuration.state = index
            add(mode: first + 1 + index, nil, configuration, &solver)
        }
    }

    // MARK: What there is to solve

    /// The width range for each declared height. A single width has a quarter of itself on either side.
    private static func canvases(of layout: Layout) -> [(width: ClosedRange<Int>?, height: CanvasLength)] {
        let drawn = layout.designTime?.canvas
        let sizes = layout.sizes.map(\.size) + (drawn.map { [$0] } ?? [])
        var heights: [CanvasLength] = []
        for height in drawn.map({ [$0.height] }) ?? sizes.map(\.height) {
            let height = height.asGiven
            if !heights.contains(height) { heights.append(height) }
        }
        let widths = sizes.compactMap { size -> Double? in
            if case .points(let points) = size.width.asGiven { return points }
            return nil
        }
        let hasFit = layout.sizes.contains { $0.size.width == .fit }
        var range: ClosedRange<Int>?
        if let least = widths.min(), let most = widths.max(), most < 1e6 {
            let (low, high) = least == most ? (least * 0.75, most * 1.25) : (least, most)
            let start = Int(low.rounded(.up))
            range = start...max(start, min(Int(high.rounded(.down)), start + mostWidths))
        }
        return heights.flatMap { height in
            (range.map { [(width: Optional($0), height: height)] } ?? [])
                + (hasFit || range == nil ? [(width: nil, height: height)] : [])
        }
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
        mode: Int, state: Int?, _ gone: Set<ViewID>, _ widths: ClosedRange<Int>?, _ height: CanvasLength,
        _ solver: inout LayoutSolver
    ) {
        func configuration(_ width: CanvasLength) -> Configuration {
            var configuration = Configuration(of: layout, at: CanvasSize(width: width, height: height))
            configuration.state = state
            configuration.gone = gone
            return configuration
        }
        guard let widths else { return add(mode: mode, height, configuration(.fit), &solver) }
        let solutions = widths.map { solver.solve(configuration(.points(Double($0))), isShown: true) }
        add(mode: mode, gone, height, widths, solutions)
    }

    /// At the one size that the configuration has.
    private mutating func add(
        mode: Int, _ height: CanvasLength?, _ configuration: Configuration, _ solver: inout LayoutSolver
    ) {
        let solution = solver.solve(configuration, isShown: true)
        let width = solution.frame(of: .root).width
        let place = width < 1e6 ? Int(width.rounded()) : 0
        add(mode: mode, configuration.gone, height, place...place, [solution])
    }

    // MARK: What was found

    private mutating func add(
        mode: Int, _ gone: Set<ViewID>, _ height: CanvasLength?, _ widths: ClosedRange<Int>, _ solutions: [Solution]
    ) {
        guard solutions.count == widths.count, let first = solutions.first else { return }
        let sentence = Sentence(layout)
        var variant = Variant(
            mode: mode, gone: views.indices.filter { gone.contains(views[$0].id) }, height: height?.words,
            widths: widths, numbers: [], away: [], undecided: [], broken: [])
        for (place, view) in views.enumerated() {
            let frames = solutions.map { $0.frame(of: view.id, asWrittenIn: layout) }
            for component in FrameComponent.allCases {
                let run = FrameRuns.encode(frames.map { $0[component] }, from: widths.lowerBound)
                variant.numbers.append(pool.place(of: run))
            }
            if !first.isInstalled[view.id.index] {
                variant.away.append((place, 3))
            } else if first.isHidden[view.id.index] {
                let isGone = layout.ancestors(of: view.id).contains { first.isGone[$0.index] }
                variant.away.append((place, isGone ? 1 : 2))
            }
            let marks = solutions.map { solution in
                FrameComponent.allCases.enumerated().reduce(0) {
                    $0 | (solution.ambiguous[view.id.index].contains($1.element) ? 1 << $1.offset : 0)
                }
            }
            for (mark, range) in Self.stretches(marks) where mark != 0 {
                let start = widths.lowerBound
                variant.undecided.append((place, mark, start + range.lowerBound, start + range.upperBound))
            }
        }
        let broken = solutions.map { $0.conflicts.map(\.broken) }
        for (rows, range) in Self.stretches(broken) where !rows.isEmpty {
            for row in rows {
                let start = widths.lowerBound
                variant.broken.append((start + range.lowerBound, start + range.upperBound, sentence.row(row)))
            }
        }
        variants.append(variant)
    }

    /// Equal neighbours as one, with the places of the first and the last.
    private static func stretches<Value: Equatable>(_ values: [Value]) -> [(Value, ClosedRange<Int>)] {
        var result: [(Value, ClosedRange<Int>)] = []
        for (place, value) in values.enumerated() {
            if let last = result.last, last.0 == value {
                result[result.count - 1].1 = last.1.lowerBound...place
            } else {
                result.append((value, place...place))
            }
        }
        return result
    }
}

extension CanvasLength {
    /// As a person would ask for it with `--size`.
    fileprivate var asGiven: CanvasLength {
        if case .preferred(let points) = self { return .points(points) }
        return self
    }

    fileprivate var words: String {
        switch self {
        case .points(let points), .preferred(let points): plainDecimal(points, places: 6) ?? "fit"
        case .fit: "fit"
        }
    }
}

import LayoutModel
import Simplex

/// The variables of a layout in its solver.
///
/// Every view has four: its left edge and top in the root's coordinates, and its width and height, which are not
/// negative. Scroll views have two more for the size of their content, readable content guides two for their horizontal
/// extent, content of unknown length has one for that length, and each free value is one.
struct VariableTable: Sendable {
    /// The meaning of a variable.
    enum Meaning: Hashable, Sendable {
        case start(ViewID, Axis)
        case length(ViewID, Axis)
        case contentLength(ViewID, Axis)
        case readableStart(ViewID)
        case readableLength(ViewID)
        case intrinsicLength(ViewID, Axis)
        case free(FreeValue)

        /// Nil for a free value, which belongs to no view.
        var view: ViewID? {
            switch self {
            case .start(let view, _), .length(let view, _), .contentLength(let view, _), .readableStart(let view),
                .readableLength(let view), .intrinsicLength(let view, _):
                view
            case .free: nil
            }
        }
    }

    private(set) var meanings: [Meaning] = []
    /// The variables that only some views have, six for each view; -1 where there is none.
    private var extra: [Int32]
    /// By ``ViewID/index``: the view's index among its siblings.
    private var siblingIndices: [Int]
    /// The views with readable content guides that a constraint names.
    private(set) var readableViews: [ViewID] = []
    /// In the order of their variables.
    private(set) var freeValues: [(value: FreeValue, variable: Variable)] = []
    private var freeVariables: [FreeValue: Variable] = [:]
    /// Whether any view is a spacer.
    let hasSpacers: Bool

    init(_ layout: Layout, freeInsets: [FreeValue], in solver: inout Solver) {
        // By index: a view is large, and copying each would cost more than reading it.
        let views = layout.views.indices.map { ViewID($0) }
        siblingIndices = Array(repeating: 0, count: views.count)
        extra = Array(repeating: -1, count: 6 * views.count)
        for view in views {
            for (index, child) in layout.views[view.index].children.enumerated() { siblingIndices[child.index] = index }
        }
        hasSpacers = views.contains { layout.views[$0.index].spacer != nil }
        meanings.reserveCapacity(views.count * 6)
        for view in views {
            for axis in Axis.allCases {
                add(.start(view, axis), isNonNegative: false, in: &solver)
                add(.length(view, axis), isNonNegative: true, in: &solver)
            }
        }
        for view in views where layout.views[view.index].kind == .scroll {
            for axis in Axis.allCases { add(.contentLength(view, axis), isNonNegative: true, in: &solver) }
        }
        for view in views {
            for axis in Axis.allCases where Self.mayBeUnknown(view, axis, layout) {
                add(.intrinsicLength(view, axis), isNonNegative: true, in: &solver)
            }
        }
        var readable: Set<ViewID> = []
        for index in layout.constraints.indices {
            if layout.constraints[index].first.item.guide == .readableContent {
                readable.insert(layout.constraints[index].first.item.view)
            }
            if let item = layout.constraints[index].second?.item, item.guide == .readableContent {
                readable.insert(item.view)
            }
        }
        readableViews = readable.sorted()
        for view in readableViews {
            add(.readableStart(view), isNonNegative: false, in: &solver)
            add(.readableLength(view), isNonNegative: true, in: &solver)
        }
        for value in layout.freeNumbers.indices.map({ FreeValue.number(FreeNumberID($0)) }) + freeInsets {
            add(.free(value), isNonNegative: false, in: &solver)
        }
    }

    private static func mayBeUnknown(_ view: ViewID, _ axis: Axis, _ layout: Layout) -> Bool {
        if layout.views[view.index].intrinsicSize[axis] == .unknown
            || layout.views[view.index].designIntrinsicSize?[axis] == .unknown
        {
            return true
        }
        return layout.states.contains { state in
            state.changes.contains {
                if case .setIntrinsicSize(view, let size) = $0.effect { return size[axis] == .unknown }
                return false
            }
        }
    }

    private mutating func add(_ meaning: Meaning, isNonNegative: Bool, in solver: inout Solver) {
        let variable = solver.addVariable(isNonNegative: isNonNegative)
        meanings.append(meaning)
        if case .free(let value) = meaning {
            freeValues.append((value, variable))
            freeVariables[value] = variable
        }
        if let index = Self.extraIndex(of: meaning) { extra[index] = Int32(truncatingIfNeeded: variable.index) }
    }

    private static func extraIndex(of meaning: Meaning) -> Int? {
        switch meaning {
        case .start, .length, .free: nil
        case .contentLength(let view, let axis): 6 * view.index + (axis == .horizontal ? 0 : 1)
        case .intrinsicLength(let view, let axis): 6 * view.index + (axis == .horizontal ? 2 : 3)
        case .readableStart(let view): 6 * view.index + 4
        case .readableLength(let view): 6 * view.index + 5
        }
    }

    /// The left edge or the top, in the root's coordinates.
    func start(_ view: ViewID, _ axis: Axis) -> Variable {
        Variable(view.index * 4 + (axis == .horizontal ? 0 : 2))
    }

    /// The width or the height.
    func length(_ view: ViewID, _ axis: Axis) -> Variable {
        Variable(view.index * 4 + (axis == .horizontal ? 1 : 3))
    }

    /// How many variables the root has. They come first.
    static let rootCount = 4

    /// Whether it is one of the root's four variables or a free value. Nothing inside the layout decides these, so that
    /// what depends on the same one is not connected.
    func connectsNothing(_ variable: Variable) -> Bool {
        variable.index < Self.rootCount || freeValues.first.map { variable.index >= $0.variable.index } ?? false
    }

    /// A view's index among its siblings.
    func siblingIndex(of view: ViewID) -> Int {
        siblingIndices[view.index]
    }

    /// A variable that only some views have.
    func variable(for meaning: Meaning) -> Variable? {
        guard let index = Self.extraIndex(of: meaning), extra.indices.contains(index), extra[index] >= 0 else {
            return nil
        }
        return Variable(Int(extra[index]))
    }

    func variable(for value: FreeValue) -> Variable? {
        freeValues.isEmpty ? nil : freeVariables[value]
    }

    /// The meaning of `variable`, nil for one added later.
    func meaning(of variable: Variable) -> Meaning? {
        meanings.indices.contains(variable.index) ? meanings[variable.index] : nil
    }
}

import LayoutModel
import Simplex

/// Which variable of the solver is which number of the layout.
///
/// Every view has four: its left edge and its top in the root's coordinates, and its width and height, which are not negative.
/// Scroll views have two more for the size of their content, readable content guides two for their horizontal extent, and an
/// intrinsic length that is not known is a variable too.
struct VariableTable: Sendable {
    /// What a variable stands for.
    enum Meaning: Hashable, Sendable {
        case start(ViewID, Axis)
        case length(ViewID, Axis)
        case contentLength(ViewID, Axis)
        case readableStart(ViewID)
        case readableLength(ViewID)
        case intrinsicLength(ViewID, Axis)
    }

    private(set) var meanings: [Meaning] = []
    private var extra: [Meaning: Variable] = [:]
    /// By ``ViewID/index``: the view's place among its siblings.
    private var places: [Int]

    init(_ layout: Layout, in solver: inout Solver) {
        places = layout.views.map { _ in 0 }
        for view in layout.views {
            for (place, child) in view.children.enumerated() { places[child.index] = place }
        }
        for view in layout.views {
            for axis in Axis.allCases {
                add(.start(view.id, axis), isNonNegative: false, in: &solver)
                add(.length(view.id, axis), isNonNegative: true, in: &solver)
            }
        }
        for view in layout.views where view.kind == .scroll {
            for axis in Axis.allCases { add(.contentLength(view.id, axis), isNonNegative: true, in: &solver) }
        }
        for view in layout.views {
            for axis in Axis.allCases where Self.mayBeUnknown(view, axis, layout) {
                add(.intrinsicLength(view.id, axis), isNonNegative: true, in: &solver)
            }
        }
        let readable = layout.constraints.flatMap { [$0.first.item, $0.second?.item] }
            .compactMap { $0?.guide == .readableContent ? $0?.view : nil }
        for view in Set(readable).sorted() {
            add(.readableStart(view), isNonNegative: false, in: &solver)
            add(.readableLength(view), isNonNegative: true, in: &solver)
        }
    }

    private static func mayBeUnknown(_ view: View, _ axis: Axis, _ layout: Layout) -> Bool {
        if view.intrinsicSize[axis] == .unknown || view.designIntrinsicSize?[axis] == .unknown { return true }
        return layout.states.contains { state in
            state.changes.contains {
                if case .setIntrinsicSize(view.id, let size) = $0.effect { return size[axis] == .unknown }
                return false
            }
        }
    }

    private mutating func add(_ meaning: Meaning, isNonNegative: Bool, in solver: inout Solver) {
        let variable = solver.addVariable(isNonNegative: isNonNegative)
        meanings.append(meaning)
        switch meaning {
        case .start, .length: break
        default: extra[meaning] = variable
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

    /// A view's place among its siblings.
    func place(of view: ViewID) -> Int {
        places[view.index]
    }

    /// A variable that not every view has.
    func variable(for meaning: Meaning) -> Variable? {
        extra[meaning]
    }

    /// What `variable` stands for; nil for one that was added for a probe.
    func meaning(of variable: Variable) -> Meaning? {
        meanings.indices.contains(variable.index) ? meanings[variable.index] : nil
    }
}

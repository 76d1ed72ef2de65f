import LayoutModel
import Simplex

/// What is searched for ambiguous values: the lengths of views and of contents, and the distance of each view from its
/// superview's near edge, so that a view does not count as moving when its superview moves.
struct Quantities {
    let owner: LayoutSolver
    /// Each quantity as a sum of variables; first the owner's variables, then the distances.
    let sums: Sums
    /// Nil for a variable that is not searched for.
    private let meanings: [Meaning?]

    typealias Meaning = (view: ViewID, axis: Axis, kind: AmbiguousValue.Kind)

    init(_ owner: LayoutSolver) {
        self.owner = owner
        let variables = owner.variables
        var sums = Sums()
        var meanings: [Meaning?] = []
        for (index, meaning) in variables.meanings.enumerated() {
            sums.append([Term(Variable(index), 1)])
            switch meaning {
            case .length(let view, let axis): meanings.append((view, axis, .size))
            case .contentLength(let view, let axis): meanings.append((view, axis, .scrollContent))
            default: meanings.append(nil)
            }
        }
        for view in owner.layout.views {
            guard let parent = view.parent else { continue }
            for axis in Axis.allCases {
                sums.append([Term(variables.start(view.id, axis), 1), Term(variables.start(parent, axis), -1)])
                meanings.append((view.id, axis, .position))
            }
        }
        self.sums = sums
        self.meanings = meanings
    }

    func meaning(of quantity: Int) -> Meaning? { meanings[quantity] }

    func value(of quantity: Int, in solver: Solver) -> Double {
        sums[quantity].reduce(0) { $0 + $1.coefficient * solver.value(of: $1.variable) }
    }

    /// Whether the quantity may be reported as ambiguous.
    func canBeReported(_ quantity: Int) -> Bool {
        guard let (view, axis, kind) = meaning(of: quantity) else { return false }
        let layout = owner.layout
        if owner.effective.partiallyKnown[axis].contains(view) { return false }
        if kind == .size, layout.sizedElsewhere.contains(view) { return false }
        // Whoever shows the root says how large that is; what it scrolls is for its own constraints to say.
        if view == .root, kind != .scrollContent || !layout.sourceTraits.contains(.isCode) { return false }
        if layout[view].kind == .spacer && !(kind == .size && layout[view].isFlexibleSpacer) { return false }
        if kind == .scrollContent, layout[view].children.isEmpty, !layout[view].declaresContentGuide { return false }
        return !layout.ancestors(of: view).contains { owner.effective.isHidden[$0.index] }
    }

    /// Whether the quantity is of one of some kinds and may be reported as that.
    func canBeReported(_ quantity: Int, as kinds: [AmbiguousValue.Kind]) -> Bool {
        meaning(of: quantity).map { kinds.contains($0.kind) } ?? false && canBeReported(quantity)
    }

    /// The component of each quantity, and that of the superview's edge from which a position is measured. Rows join
    /// components, other than through the root or a free value.
    func components() -> (own: [Int], origins: [Int?]) {
        let variables = owner.variables
        var components = Components(count: variables.meanings.count)
        for row in owner.rows.all { components.join(row.terms) { variables.connectsNothing($0) } }
        func component(of term: Term?) -> Int? { term.map { components.component(of: $0.variable) } }
        return (
            sums.indices.map { component(of: sums[$0].first) ?? 0 },
            sums.indices.map { component(of: sums[$0].dropFirst().first) }
        )
    }
}

extension View {
    /// Whether it is a named spacer without a length.
    var isFlexibleSpacer: Bool {
        kind == .spacer && spacer?.length == nil && !isAnonymous
    }
}

import LayoutModel
import Simplex

/// The meanings of the variables in a solver that is searched for ambiguous values.
///
/// The search adds a variable for the distance of each view from its superview's near edge, so that a view does not
/// count as moving when its superview moves.
struct ProbeMeanings {
    let owner: LayoutSolver
    /// The index of the first added variable; the others follow.
    private let firstAdded: Int
    private var added: [(view: ViewID, axis: Axis)] = []

    typealias Meaning = (view: ViewID, axis: Axis, kind: AmbiguousValue.Kind)

    init(_ owner: LayoutSolver, adding probe: inout Solver) {
        self.owner = owner
        firstAdded = owner.variables.meanings.count
        for view in owner.layout.views {
            guard let parent = view.parent else { continue }
            for axis in Axis.allCases {
                let distance = probe.addVariable()
                let terms = [
                    Term(distance, 1), Term(owner.variables.start(view.id, axis), -1),
                    Term(owner.variables.start(parent, axis), 1),
                ]
                _ = probe.addRow(terms, .equal, 0)
                added.append((view.id, axis))
            }
        }
    }

    func meaning(of variable: Variable) -> Meaning? {
        let index = variable.index - firstAdded
        if added.indices.contains(index) { return (added[index].view, added[index].axis, .position) }
        switch owner.variables.meaning(of: variable) {
        case .length(let view, let axis): return (view, axis, .size)
        case .contentLength(let view, let axis): return (view, axis, .scrollContent)
        default: return nil
        }
    }

    /// Whether the variable's value may be reported as ambiguous.
    func canBeReported(_ variable: Variable) -> Bool {
        guard let (view, axis, kind) = meaning(of: variable) else { return false }
        let layout = owner.layout
        if layout.partiallyKnown[axis].contains(view) || view == .root { return false }
        if layout[view].kind == .spacer && !(kind == .size && layout[view].isFlexibleSpacer) { return false }
        if kind == .scrollContent, layout[view].children.isEmpty, !layout[view].declaresContentGuide { return false }
        return !layout.ancestors(of: view).contains { owner.effective.isHidden[$0.index] }
    }

    /// The components of all variables, joined by the rows other than through the root.
    func components() -> Components {
        let variables = owner.variables
        var components = Components(count: firstAdded + added.count)
        for row in owner.rows.all { components.join(row.terms) { variables.isRoots($0) } }
        for (index, (view, axis)) in added.enumerated() {
            components.join(Variable(firstAdded + index), variables.start(view, axis))
        }
        return components
    }
}

extension View {
    /// Whether it is a named spacer without a length.
    var isFlexibleSpacer: Bool {
        kind == .spacer && spacer?.length == nil && !isAnonymous
    }
}

import LayoutModel
import Simplex

/// Answers about the rows and constraints of the last solution.
extension LayoutSolver {
    /// The rows that determine a value of a view's frame, each with the factor by which its constant counts; nil where
    /// the value is ambiguous.
    package func deciding(_ component: FrameComponent, of view: ViewID) -> [(origin: RowOrigin, factor: Double)]? {
        solver.contributions(to: form(of: component, view).terms).map(origins)
    }

    /// As ``deciding(_:of:)``, for each of several values; nil where one of them is ambiguous.
    package func deciding(
        _ values: [(component: FrameComponent, view: ViewID)]
    ) -> [[(origin: RowOrigin, factor: Double)]]? {
        solver.contributions(toEach: values.map { form(of: $0.component, $0.view).terms })?.map(origins)
    }

    fileprivate func origins(of contributions: [Contribution]) -> [(origin: RowOrigin, factor: Double)] {
        contributions.compactMap { part in rows.row(part.row).map { ($0.origin, part.factor) } }
    }

    /// A value of a view's frame as coefficients by variable, in the terms of ``relations()``.
    package func terms(of component: FrameComponent, _ view: ViewID) -> [(variable: Int, coefficient: Double)] {
        form(of: component, view).terms.map { ($0.variable.index, $0.coefficient) }
    }

    /// The values of the variables of ``relations()`` if the views had these frames.
    ///
    /// - Parameter frames: by ``ViewID/index``, each in its superview's coordinates. A view without a frame, and its
    ///   subviews, have no values.
    package func variableValues(at frames: [Rect?]) -> [Int: Double] {
        var result: [Int: Double] = [:]
        for view in layout.views {
            guard frames.indices.contains(view.id.index), let frame = frames[view.id.index] else { continue }
            for axis in Axis.allCases {
                result[variables.length(view.id, axis).index] = frame.length(on: axis)
                var start = 0.0
                if let parent = view.parent {
                    guard let parentStart = result[variables.start(parent, axis).index] else { continue }
                    start = parentStart + frame.start(on: axis)
                }
                result[variables.start(view.id, axis).index] = start
            }
        }
        return result
    }

    func form(of component: FrameComponent, _ view: ViewID) -> LinearForm {
        guard !component.isSize else { return LinearForm(variables.length(view, component.axis)) }
        var form = LinearForm(variables.start(view, component.axis))
        if let parent = layout[view].parent {
            form.add(LinearForm(variables.start(parent, component.axis)), times: -1)
        }
        return form
    }

    // MARK: Written constraints

    /// The written constraints that are active in the last configuration, in document order.
    package var activeConstraints: [ActiveConstraint] { effective.activeConstraints }

    /// A written constraint in the last configuration, nil where it is not active.
    package func activeConstraint(_ id: ConstraintID) -> ActiveConstraint? { effective.active(id) }

    /// The constant of a written constraint in the last configuration, nil where it is not active or not known.
    package func activeConstant(of id: ConstraintID) -> Double? {
        effective.active(id)?.constant
    }

    /// The constant of a written constraint in the last configuration if it depends on free numbers, else nil.
    package func freeConstant(of id: ConstraintID) -> LinearQuantity? {
        effective.active(id)?.constant == nil ? effective.freeConstants[id] : nil
    }

    /// The constant with which a written constraint holds exactly at the last solution's frames, nil where it has no
    /// row.
    ///
    /// For a constraint left out of a conflict, this is the feasible constant nearest to its own.
    package func fittingConstant(of id: ConstraintID) -> Double? {
        guard let constant = effective.active(id)?.constant else { return nil }
        var probe = solver
        var builder = SystemBuilder(layout, effective, variables, nestedInsets)
        guard let made = builder.make(.constraint(id)).last else { return nil }
        if row(of: .constraint(id)) == nil {
            _ = probe.addRow(made.terms, made.relation, made.constant, priority: FillerPriority.held)
            guard probe.solve() == .solved else { return nil }
        }
        return clean(constant + probe.value(of: made.terms) - made.constant)
    }

    /// How far a constraint that was left out is at least from being satisfied where the other members of its conflict
    /// hold, in points; nil if that is not known.
    package func leastDistance(of id: ConstraintID, from members: [RowOrigin]) -> Double? {
        var probe = blank
        var builder = SystemBuilder(layout, effective, variables, nestedInsets)
        guard let made = builder.make(.constraint(id)).last else { return nil }
        for member in members where member != .constraint(id) {
            guard let row = row(of: member) else { return nil }
            _ = probe.addRow(row.terms, row.relation, row.constant, priority: 1000)
        }
        _ = probe.addRow(made.terms, made.relation, made.constant, priority: 1)
        guard probe.solve() == .solved else { return nil }
        return clean(abs(probe.value(of: made.terms) - made.constant))
    }
}

/// The rows that determine the frames of a solver's last solution, computed once for all frames.
package struct Reasons: Sendable {
    package let solver: LayoutSolver
    private let contributions: Contributions

    package init(of solver: LayoutSolver) {
        self.solver = solver
        contributions = Contributions(in: solver.shownSolver())
    }

    /// The same as ``LayoutSolver/deciding(_:of:)``.
    package func deciding(_ component: FrameComponent, of view: ViewID) -> [(origin: RowOrigin, factor: Double)]? {
        contributions.contributions(to: solver.form(of: component, view).terms).map(solver.origins)
    }
}

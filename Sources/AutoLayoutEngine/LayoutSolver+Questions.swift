import LayoutModel
import Simplex

/// Questions about the last solution.
extension LayoutSolver {
    /// The rows that decide a number of a view's frame, each with the factor by which its constant makes it up; nil where it is undecided.
    package func deciding(_ component: FrameComponent, of view: ViewID) -> [(origin: RowOrigin, factor: Double)]? {
        solver.contributions(to: form(of: component, view).terms).map(origins)
    }

    fileprivate func origins(of parts: [Contribution]) -> [(origin: RowOrigin, factor: Double)] {
        parts.compactMap { part in origin(of: part.row).map { ($0, part.factor) } }
    }

    /// A number of a view's frame as coefficients by variable, in the terms of ``relations()``.
    package func terms(of component: FrameComponent, _ view: ViewID) -> [(variable: Int, coefficient: Double)] {
        form(of: component, view).terms.map { ($0.variable.index, $0.coefficient) }
    }

    /// What the variables of ``relations()`` are where the views stand as `frames` says, each in its superview's coordinates and by
    /// ``ViewID/index``; a view without a frame, and what lies in it, has none.
    package func values(of frames: [Rect?]) -> [Int: Double] {
        var result: [Int: Double] = [:]
        for view in layout.views {
            guard frames.indices.contains(view.id.index), let frame = frames[view.id.index] else { continue }
            for axis in Axis.allCases {
                result[variables.length(view.id, axis).index] = frame.length(on: axis)
                var start = 0.0
                if let parent = view.parent {
                    guard let around = result[variables.start(parent, axis).index] else { continue }
                    start = around + frame.start(on: axis)
                }
                result[variables.start(view.id, axis).index] = start
            }
        }
        return result
    }

    func form(of component: FrameComponent, _ view: ViewID) -> LinearForm {
        var form = LinearForm()
        if component.isSize {
            form = LinearForm(variables.length(view, component.axis))
        } else {
            form = LinearForm(variables.start(view, component.axis))
            if let parent = layout[view].parent {
                form.add(LinearForm(variables.start(parent, component.axis)), times: -1)
            }
        }
        return form
    }

    /// The written constraints in force at the last configuration, in document order.
    package var activeConstraints: [ActiveConstraint] { effective.activeConstraints }

    /// A written constraint at the last configuration; nil where it is not in force.
    package func active(_ id: ConstraintID) -> ActiveConstraint? { effective.active(id) }

    /// The constant of a written constraint at the last configuration; nil where it is not in force or not known.
    package func constant(of id: ConstraintID) -> Double? {
        effective.active(id)?.constant
    }

    /// The views, by axis, that hang together with a conflict of the last solution by constraints, other than through the root view.
    package func partsInConflict() -> Set<ViewAxis> {
        guard !conflicts.isEmpty else { return [] }
        let variables = variables
        var components = Components(count: variables.meanings.count)
        for row in rows { components.join(row.terms) { variables.isRoots($0) } }
        var parts: Set<Int> = []
        for member in conflicts.flatMap(\.members) {
            for term in row(of: member)?.terms ?? [] where !variables.isRoots(term.variable) {
                parts.insert(components.part(of: term.variable))
            }
        }
        for id in conflicts.compactMap(\.broken.constraint) {
            for anchor in [layout[id].first, layout[id].second].compactMap({ $0 }) where anchor.item.view != .root {
                parts.insert(components.part(of: variables.start(anchor.item.view, anchor.attribute.axis)))
                parts.insert(components.part(of: variables.length(anchor.item.view, anchor.attribute.axis)))
            }
        }
        for bound in conflicts.flatMap(\.bounds) {
            parts.insert(components.part(of: variables.length(bound.view, bound.axis)))
        }
        var result: Set<ViewAxis> = []
        for view in layout.views {
            for axis in Axis.allCases
            where parts.contains(components.part(of: variables.start(view.id, axis)))
                || parts.contains(components.part(of: variables.length(view.id, axis)))
            {
                result.insert(ViewAxis(view.id, axis))
            }
        }
        return result
    }

    /// The rows in force that hold whatever the root's size and whatever the contents.
    package func relations() -> LinearRelations {
        var relations = LinearRelations()
        var written: [LinearRelation] = []
        for row in rows {
            switch row.origin {
            case .canvas, .hugging, .compressionResistance, .filler: break
            case .constraint:
                if row.relation == .equal {
                    written.append(LinearRelation(row))
                } else {
                    relations.writtenInequalities.append(LinearRelation(row))
                }
            default:
                if row.relation == .equal, row.priority >= 1000 { relations.equalities.append(LinearRelation(row)) }
            }
        }
        // They stand in the order of their groups, which need not be that of their places in the text.
        written.sort { comesBefore($0.origin, $1.origin) }
        relations.writtenInequalities.sort { comesBefore($0.origin, $1.origin) }
        relations.equalities += written
        return relations
    }

    /// The constant with which a written constraint would hold exactly where things now stand; nil where it has no row.
    ///
    /// For a constraint that was left out of a conflict this is the constant that comes nearest to what it says.
    package func fittingConstant(of id: ConstraintID) -> Double? {
        guard let constant = effective.active(id)?.constant else { return nil }
        var probe = solver
        var builder = SystemBuilder(layout, effective, variables, nestedInsets)
        guard let spec = builder.make(.constraint(id)).last else { return nil }
        if row(of: .constraint(id)) == nil {
            _ = probe.addRow(spec.terms, spec.relation, spec.constant, priority: 999.995)
            guard probe.solve() == .solved else { return nil }
        }
        let value = spec.terms.reduce(0) { $0 + $1.coefficient * probe.value(of: $1.variable) }
        return clean(constant + value - spec.constant)
    }
}

extension LinearRelation {
    fileprivate init(_ row: LayoutSolver.Row) {
        origin = row.origin
        terms = row.terms.map { ($0.variable.index, $0.coefficient) }
        isAtMost = row.relation == .lessThanOrEqual
        constant = row.constant
        priority = row.priority
        let isInOrder = zip(terms, terms.dropFirst()).allSatisfy { $0.variable < $1.variable }
        if !isInOrder { terms.sort { $0.variable < $1.variable } }
    }
}

/// What decides the frames of a solver's last solution, worked out once for all of them.
package struct Reasons: Sendable {
    package let solver: LayoutSolver
    private let contributions: Contributions

    package init(of solver: LayoutSolver) {
        self.solver = solver
        contributions = Contributions(in: solver.shownSolver())
    }

    /// As ``LayoutSolver/deciding(_:of:)``.
    package func deciding(_ component: FrameComponent, of view: ViewID) -> [(origin: RowOrigin, factor: Double)]? {
        contributions.contributions(to: solver.form(of: component, view).terms).map(solver.origins)
    }
}

import LayoutModel
import Simplex

/// What hangs together, so that what is found out about one part need not be found out again while only others change.
extension LayoutSolver {
    /// Whether all that hangs together with some variables is as it was when last solved from the start.
    func isUntouched(_ doubtful: [Variable]) -> Bool {
        guard !doubtful.isEmpty, isTouched.contains(true) else { return true }
        guard choseByParts else { return false }
        let components = parts()
        var isPartTouched = isTouched.map { _ in false }
        for (index, isTouched) in isTouched.enumerated() where isTouched && !isGiven(Variable(index)) {
            isPartTouched[components.part(of: Variable(index))] = true
        }
        func touchPart(_ terms: [Term]) {
            guard terms.contains(where: { isGiven($0.variable) && isTouched[$0.variable.index] }) else { return }
            for term in terms where !isGiven(term.variable) { isPartTouched[components.part(of: term.variable)] = true }
        }
        for row in rows { touchPart(row.terms) }
        for (_, row) in leftOut { touchPart(row.terms) }
        return doubtful.allSatisfy {
            isGiven($0) ? !isTouched[$0.index] : !isPartTouched[components.part(of: $0)]
        }
    }

    /// Which variables hang together: by rows, those that were left out included, and a view with its superview, in which its place is
    /// looked at.
    func parts() -> Components {
        var components = Components(count: variables.meanings.count)
        for row in rows { components.join(row.terms, except: isGiven) }
        for (_, row) in leftOut { components.join(row.terms, except: isGiven) }
        for view in layout.views {
            guard let parent = view.parent else { continue }
            for axis in Axis.allCases where !isGiven(variables.start(parent, axis)) {
                components.join(variables.start(view.id, axis), variables.start(parent, axis))
            }
        }
        return components
    }

    /// Whether the canvas alone says what a variable is, so that it holds nothing together.
    func isGiven(_ variable: Variable) -> Bool {
        guard variables.isRoots(variable) else { return false }
        for axis in Axis.allCases where variable == variables.length(.root, axis) {
            guard case .points = axis == .horizontal ? circumstances.size.width : circumstances.size.height else {
                return false
            }
        }
        return true
    }
}

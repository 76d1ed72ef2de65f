/// A variable of a ``Solver``, by the order in which it was added.
package struct Variable: Hashable, Comparable, Sendable {
    package var index: Int

    package init(_ index: Int) {
        self.index = index
    }

    package static func < (a: Variable, b: Variable) -> Bool {
        a.index < b.index
    }
}

/// A coefficient times a variable.
package struct Term: Hashable, Sendable {
    package var variable: Variable
    package var coefficient: Double

    package init(_ variable: Variable, _ coefficient: Double) {
        self.variable = variable
        self.coefficient = coefficient
    }
}

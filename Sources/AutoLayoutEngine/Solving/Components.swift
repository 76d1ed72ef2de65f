import Simplex

/// The connected components of variables that rows join (union–find with path halving; Tarjan, 1975).
struct Components {
    private var parents: [Int]

    init(count: Int) {
        parents = Array(0..<count)
    }

    /// Joins the variables of a list of terms, except those whose value is given.
    mutating func join(_ terms: [Term], except isGiven: (Variable) -> Bool) {
        var first: Int?
        for term in terms where !isGiven(term.variable) && parents.indices.contains(term.variable.index) {
            let root = root(of: term.variable.index)
            if let first { parents[root] = self.root(of: first) } else { first = root }
        }
    }

    mutating func join(_ one: Variable, _ other: Variable) {
        guard parents.indices.contains(one.index), parents.indices.contains(other.index) else { return }
        parents[root(of: one.index)] = root(of: other.index)
    }

    private mutating func root(of index: Int) -> Int {
        var index = index
        while parents[index] != index {
            parents[index] = parents[parents[index]]
            index = parents[index]
        }
        return index
    }

    /// A number that the variables of one component share, -1 for an unknown variable.
    func component(of variable: Variable) -> Int {
        var index = variable.index
        guard parents.indices.contains(index) else { return -1 }
        while parents[index] != index { index = parents[index] }
        return index
    }
}

import Simplex

/// Which variables hang together by rows (union–find with path halving; Tarjan, 1975).
struct Components {
    private var parents: [Int]

    init(count: Int) {
        parents = Array(0..<count)
    }

    /// Joins the variables of a list of terms; those whose value is given join nothing.
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
        var place = index
        while parents[place] != place {
            parents[place] = parents[parents[place]]
            place = parents[place]
        }
        return place
    }

    /// A number that the variables of one part share.
    func part(of variable: Variable) -> Int {
        var place = variable.index
        guard parents.indices.contains(place) else { return -1 }
        while parents[place] != place { place = parents[place] }
        return place
    }
}

import Simplex

/// The connected components of variables that rows join (union–find by size with path halving; Tarjan, 1975).
struct Components {
    private var parents: [Int]
    /// By the variable that stands for a component: how many it has.
    private var sizes: [Int]

    init(count: Int) {
        parents = Array(0..<count)
        sizes = Array(repeating: 1, count: count)
    }

    /// Joins the variables of a list of terms, except those whose value is given.
    mutating func join(_ terms: [Term], except isGiven: (Variable) -> Bool) {
        var first: Int?
        for term in terms where !isGiven(term.variable) && parents.indices.contains(term.variable.index) {
            if let first { joinIndices(first, term.variable.index) } else { first = term.variable.index }
        }
    }

    mutating func join(_ one: Variable, _ other: Variable) {
        guard parents.indices.contains(one.index), parents.indices.contains(other.index) else { return }
        joinIndices(one.index, other.index)
    }

    private mutating func joinIndices(_ one: Int, _ other: Int) {
        var (larger, smaller) = (root(of: one), root(of: other))
        guard larger != smaller else { return }
        if sizes[larger] < sizes[smaller] { swap(&larger, &smaller) }
        parents[smaller] = larger
        sizes[larger] += sizes[smaller]
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
    ///
    /// - Complexity: O(log variables).
    func component(of variable: Variable) -> Int {
        var index = variable.index
        guard parents.indices.contains(index) else { return -1 }
        while parents[index] != index { index = parents[index] }
        return index
    }
}

/// Sums of variables, with the terms of all of them in one array.
package struct Sums: Sendable {
    private var terms: [Term] = []
    /// Where the terms of each sum end.
    private var ends: [Int] = []

    package init() {}

    /// Each variable by itself.
    init(variableCount: Int) {
        terms = (0..<variableCount).map { Term(Variable($0), 1) }
        ends = Array(1..<(variableCount + 1))
    }

    package mutating func append(_ sum: [Term]) {
        terms += sum
        ends.append(terms.count)
    }

    package var indices: Range<Int> { ends.indices }

    package subscript(index: Int) -> ArraySlice<Term> {
        terms[(index == 0 ? 0 : ends[index - 1])..<ends[index]]
    }
}

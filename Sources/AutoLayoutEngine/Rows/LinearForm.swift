import Simplex

/// A sum of variables with coefficients, plus a constant.
///
/// Up to four terms, as nearly every form has, are stored without an array: rows are made by the thousand, and an array
/// for each intermediate form would cost more than everything else.
struct LinearForm: Sendable {
    private static let none = Term(Variable(-1), 0)
    private var first = LinearForm.none
    private var second = LinearForm.none
    private var third = LinearForm.none
    private var fourth = LinearForm.none
    /// The terms beyond the fourth.
    private var others: [Term] = []
    private(set) var count = 0
    var constant = 0.0

    init(constant: Double = 0) {
        self.constant = constant
    }

    init(_ variable: Variable) {
        first = Term(variable, 1)
        count = 1
    }

    /// Each variable occurs once, and no coefficient is zero.
    var terms: [Term] {
        var list: [Term] = []
        list.reserveCapacity(count)
        for index in 0..<count { list.append(self[index]) }
        return list
    }

    private subscript(index: Int) -> Term {
        get {
            switch index {
            case 0: first
            case 1: second
            case 2: third
            case 3: fourth
            default: others[index - 4]
            }
        }
        set {
            switch index {
            case 0: first = newValue
            case 1: second = newValue
            case 2: third = newValue
            case 3: fourth = newValue
            case 4 + others.count: others.append(newValue)
            default: others[index - 4] = newValue
            }
        }
    }

    /// Adds `factor` times `other`.
    ///
    /// - Complexity: O(product of the term counts), which are small.
    mutating func add(_ other: LinearForm, times factor: Double = 1) {
        constant += factor * other.constant
        guard factor != 0 else { return }
        for index in 0..<other.count { add(other[index], times: factor) }
    }

    private mutating func add(_ term: Term, times factor: Double) {
        for index in 0..<count where self[index].variable == term.variable {
            self[index].coefficient += factor * term.coefficient
            if self[index].coefficient == 0 { remove(at: index) }
            return
        }
        self[count] = Term(term.variable, factor * term.coefficient)
        count += 1
    }

    private mutating func remove(at index: Int) {
        for later in (index + 1)..<count { self[later - 1] = self[later] }
        count -= 1
        if !others.isEmpty { others.removeLast() }
    }

    static func + (a: LinearForm, b: LinearForm) -> LinearForm {
        var sum = a
        sum.add(b)
        return sum
    }

    static func - (a: LinearForm, b: LinearForm) -> LinearForm {
        var difference = a
        difference.add(b, times: -1)
        return difference
    }

    static func + (a: LinearForm, b: Double) -> LinearForm {
        var sum = a
        sum.constant += b
        return sum
    }

    static func * (factor: Double, a: LinearForm) -> LinearForm {
        var product = LinearForm()
        product.add(a, times: factor)
        return product
    }

    /// The value under an assignment of the variables.
    func value(_ values: (Variable) -> Double) -> Double {
        (0..<count).reduce(constant) { $0 + self[$1].coefficient * values(self[$1].variable) }
    }
}

import LayoutModel
import Simplex

/// Tracks which connected components have changed since the last solve from scratch. May report too many, never too
/// few.
///
/// Rows connect variables. A view's position is also connected with its superview's, because ambiguity is judged
/// relative to that. Removing a row does not separate components again.
struct DirtyComponents: Sendable {
    private var components: Components
    /// By variable: whether a row with it was added, removed or given another constant.
    private var isTouched: [Bool]
    private(set) var isAnyTouched = true
    /// The root's variables that the canvas alone determines. They connect nothing.
    private let isGiven: [Bool]
    /// By variable: with which of the given variables it shares a row, one bit each.
    private var sharedGivens: [UInt8]

    /// Begins with every component changed.
    ///
    /// - Parameter isGiven: by variable, for those of the root.
    init(_ layout: Layout, _ variables: VariableTable, isGiven: [Bool]) {
        let count = variables.meanings.count
        self.isGiven = isGiven
        components = Components(count: count)
        isTouched = Array(repeating: true, count: count)
        sharedGivens = Array(repeating: 0, count: count)
        for index in layout.views.indices {
            guard let parent = layout.views[index].parent else { continue }
            for axis in Axis.allCases where !self.isGiven(variables.start(parent, axis)) {
                components.join(variables.start(ViewID(index), axis), variables.start(parent, axis))
            }
        }
    }

    /// Whether the canvas still determines the same variables.
    func fits(_ isGiven: [Bool]) -> Bool { self.isGiven == isGiven }

    private func isGiven(_ variable: Variable) -> Bool {
        isGiven.indices.contains(variable.index) && isGiven[variable.index]
    }

    // MARK: Recording changes

    mutating func touchAll() {
        for index in isTouched.indices { isTouched[index] = true }
        isAnyTouched = true
    }

    mutating func touch(_ variable: Variable) {
        isTouched[variable.index] = true
        isAnyTouched = true
    }

    mutating func touch(_ terms: [Term]) {
        for term in terms { touch(term.variable) }
    }

    /// Records a row that was added.
    mutating func add(_ terms: [Term]) {
        touch(terms)
        var first: Variable?
        var givens: UInt8 = 0
        for term in terms {
            if isGiven(term.variable) {
                givens |= 1 << term.variable.index
            } else if let first {
                components.join(first, term.variable)
            } else {
                first = term.variable
            }
        }
        if let first { sharedGivens[first.index] |= givens }
    }

    /// Records that the layout was solved from scratch.
    mutating func forget() {
        for index in isTouched.indices { isTouched[index] = false }
        isAnyTouched = false
    }

    // MARK: Reading

    /// Whether the components of some variables are unchanged.
    ///
    /// - Complexity: O(variables).
    func areUntouched(_ variables: [Variable]) -> Bool {
        guard !variables.isEmpty, isAnyTouched else { return true }
        var givens: UInt8 = 0
        for index in isGiven.indices where isGiven[index] && isTouched[index] { givens |= 1 << index }
        var isComponentTouched = Array(repeating: false, count: isTouched.count)
        for index in isTouched.indices where isTouched[index] || sharedGivens[index] & givens != 0 {
            let variable = Variable(index)
            if !isGiven(variable) { isComponentTouched[components.component(of: variable)] = true }
        }
        return variables.allSatisfy {
            isGiven($0) ? !isTouched[$0.index] : !isComponentTouched[components.component(of: $0)]
        }
    }
}

extension EffectiveLayout {
    /// By variable: whether the canvas alone determines this variable of the root.
    func givenRootVariables(_ variables: VariableTable) -> [Bool] {
        var isGiven = Array(repeating: true, count: VariableTable.rootCount)
        for axis in Axis.allCases {
            if case .points = size.length(on: axis) { continue }
            isGiven[variables.length(.root, axis).index] = false
        }
        return isGiven
    }
}

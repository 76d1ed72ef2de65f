import LayoutModel
import Simplex

/// What hangs together in a layout, and which of it has been touched since it was last solved from the start: what is known of one part
/// need not be found out again while only others change.
///
/// Variables hang together by rows, and a view with its superview, in which its place is looked at. What has ever hung together counts as
/// doing so still: that may take more for touched than is, and never less.
struct DirtyComponents: Sendable {
    private var parts: Components
    /// By variable: whether a row with it has come, gone or got another constant.
    private var isTouched: [Bool]
    private(set) var isAnyTouched = true
    /// Which of the root's numbers the canvas alone decides, by variable, so that they hold nothing together.
    private let isGiven: [Bool]
    /// By variable: with which of those numbers it shares a row, a bit each.
    private var ties: [UInt8]

    /// All is touched.
    ///
    /// - Parameter isGiven: by variable, for those of the root.
    init(_ layout: Layout, _ variables: VariableTable, isGiven: [Bool]) {
        let count = variables.meanings.count
        self.isGiven = isGiven
        parts = Components(count: count)
        isTouched = Array(repeating: true, count: count)
        ties = Array(repeating: 0, count: count)
        for place in layout.views.indices {
            guard let parent = layout.views[place].parent else { continue }
            for axis in Axis.allCases where !self.isGiven(variables.start(parent, axis)) {
                parts.join(variables.start(ViewID(place), axis), variables.start(parent, axis))
            }
        }
    }

    /// Whether the canvas decides the same as when this was made.
    func fits(_ isGiven: [Bool]) -> Bool { self.isGiven == isGiven }

    private func isGiven(_ variable: Variable) -> Bool {
        isGiven.indices.contains(variable.index) && isGiven[variable.index]
    }

    // MARK: What happens

    mutating func touchAll() {
        for place in isTouched.indices { isTouched[place] = true }
        isAnyTouched = true
    }

    mutating func touch(_ variable: Variable) {
        isTouched[variable.index] = true
        isAnyTouched = true
    }

    mutating func touch(_ terms: [Term]) {
        for term in terms { touch(term.variable) }
    }

    /// Takes in a row that has come.
    mutating func add(_ terms: [Term]) {
        touch(terms)
        var first: Variable?
        var givens: UInt8 = 0
        for term in terms {
            if isGiven(term.variable) {
                givens |= 1 << term.variable.index
            } else if let first {
                parts.join(first, term.variable)
            } else {
                first = term.variable
            }
        }
        if let first { ties[first.index] |= givens }
    }

    /// The layout has been solved from the start.
    mutating func forget() {
        for place in isTouched.indices { isTouched[place] = false }
        isAnyTouched = false
    }

    // MARK: What is asked

    /// Whether all that hangs together with some variables is as it was.
    ///
    /// - Complexity: O(variables).
    func areUntouched(_ variables: [Variable]) -> Bool {
        guard !variables.isEmpty, isAnyTouched else { return true }
        var givens: UInt8 = 0
        for place in isGiven.indices where isGiven[place] && isTouched[place] { givens |= 1 << place }
        var isPartTouched = Array(repeating: false, count: isTouched.count)
        for place in isTouched.indices where isTouched[place] || ties[place] & givens != 0 {
            let variable = Variable(place)
            if !isGiven(variable) { isPartTouched[parts.part(of: variable)] = true }
        }
        return variables.allSatisfy {
            isGiven($0) ? !isTouched[$0.index] : !isPartTouched[parts.part(of: $0)]
        }
    }
}

/// Makes names unique by adding a number. Complexity: amortised O(1) for each name.
package struct UniqueNames {
    /// Every name that was returned, with the number for the next equal name.
    private var next: [String: Int] = [:]

    private let suffix: @Sendable (Int) -> String

    /// - Parameter suffix: What is added to an equal name, with its number: 2 for the second.
    package init(suffix: @escaping @Sendable (Int) -> String = { " \($0)" }) {
        self.suffix = suffix
    }

    package mutating func unique(_ name: String) -> String {
        guard var number = next[name] else {
            next[name] = 2
            return name
        }
        while next[name + suffix(number)] != nil { number += 1 }
        let result = name + suffix(number)
        next[name] = number + 1
        next[result] = 2
        return result
    }
}

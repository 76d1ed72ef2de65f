/// Makes names unique by adding a number. Complexity: amortised O(1) for each name.
package struct UniqueNames {
    /// Every name that was returned, with the number for the next equal name.
    private var next: [String: Int] = [:]

    package init() {}

    package mutating func unique(_ name: String) -> String {
        guard var number = next[name] else {
            next[name] = 2
            return name
        }
        while next["\(name) \(number)"] != nil { number += 1 }
        next[name] = number + 1
        next["\(name) \(number)"] = 2
        return "\(name) \(number)"
    }
}

/// Makes names unique by a number after them. Amortised constant time a name.
package struct UniqueNames {
    /// Every name that was given, with the number that its next namesake gets.
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

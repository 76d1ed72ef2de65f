import Simplex

extension SeededGenerator {
    /// True once in `n` calls, on average.
    mutating func oneIn(_ n: Int) -> Bool {
        Int.random(in: 0..<n, using: &self) == 0
    }

    mutating func element<Element>(of list: [Element], or fallback: Element) -> Element {
        list.randomElement(using: &self) ?? fallback
    }
}

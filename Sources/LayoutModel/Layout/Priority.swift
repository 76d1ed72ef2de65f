/// The priority of a constraint: above 0 and up to 1000, which is required. A higher priority always prevails.
package struct Priority: Hashable, Comparable, Sendable {
    package var value: Double

    package init(_ value: Double) {
        self.value = value
    }

    package static let required = Priority(1000)
    package static let almostRequired = Priority(999)
    package static let high = Priority(750)
    package static let low = Priority(250)
    package static let fitting = Priority(50)

    package var isRequired: Bool { value >= 1000 }

    /// Whether Auto Layout accepts it for a constraint.
    package var isValid: Bool { value > 0 && value <= 1000 }

    package static func < (a: Priority, b: Priority) -> Bool {
        a.value < b.value
    }
}

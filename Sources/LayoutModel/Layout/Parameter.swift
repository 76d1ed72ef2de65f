import SourceText

/// A named number that constraints may use, with the range in which it varies.
package struct Parameter: Hashable, Sendable {
    package var name: String
    package var value: Double
    package var lower: Double
    package var upper: Double
    package var nameRange: FileRange

    package init(name: String, value: Double, lower: Double, upper: Double, nameRange: FileRange) {
        self.name = name
        self.value = value
        self.lower = lower
        self.upper = upper
        self.nameRange = nameRange
    }
}

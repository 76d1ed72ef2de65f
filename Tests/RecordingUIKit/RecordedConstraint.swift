import Foundation

/// A constraint as text and numbers, in which a recorded and a read one can be compared.
public struct RecordedConstraint: Hashable, Sendable, CustomStringConvertible {
    /// The name of a view or guide: see ``ViewNames``. A distance is named for its ends: `a.trailing..b.leading`.
    public var first: String
    /// UIKit's word: `leading`. `distance` for a distance.
    public var firstAttribute: String
    /// `==`, `<=` or `>=`.
    public var relation: String
    /// 1 where there is no second side.
    public var multiplier: Double
    /// `nil` for a constant.
    public var second: String?
    /// `nil` for a constant.
    public var secondAttribute: String?
    /// In points.
    public var constant: Double
    /// At most 1000, which is required.
    public var priority: Double
    /// What code set, for UIKit's log to print.
    public var identifier: String?

    /// Numbers are rounded to a millionth, because a reader may add them up in another order.
    public init(
        first: String, firstAttribute: String, relation: String = "==", multiplier: Double = 1, second: String? = nil,
        secondAttribute: String? = nil, constant: Double = 0, priority: Double = 1000, identifier: String? = nil
    ) {
        self.first = first
        self.firstAttribute = firstAttribute
        self.relation = relation
        // Without a second side there is nothing to multiply.
        self.multiplier = second == nil ? 1 : Self.rounded(multiplier)
        self.second = second
        self.secondAttribute = secondAttribute
        self.constant = Self.rounded(constant)
        self.priority = Self.rounded(priority)
        self.identifier = identifier
    }

    private static func rounded(_ number: Double) -> Double {
        let rounded = (number * 1_000_000).rounded() / 1_000_000
        return rounded == 0 ? 0 : rounded
    }

    /// `amount.leading == badge.trailing + 4 @ 1000`.
    public var description: String {
        var text = "\(first).\(firstAttribute) \(relation) "
        if let second {
            text += multiplier == 1 ? "" : "\(Self.text(multiplier)) * "
            text += "\(second).\(secondAttribute ?? "notAnAttribute")"
            if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(Self.text(abs(constant)))" }
        } else {
            text += Self.text(constant)
        }
        text += " @ \(Self.text(priority))"
        if let identifier { text += " \"\(identifier)\"" }
        return text
    }

    /// A whole number without a fraction.
    static func text(_ number: Double) -> String {
        Int(exactly: number).map(String.init) ?? String(number)
    }
}

/// What was recorded but not read, and the other way round. A constraint that is there twice counts twice.
public struct RecordedDifference: Sendable, CustomStringConvertible {
    /// Sorted.
    public let onlyRecorded: [String]
    /// Sorted.
    public let onlyRead: [String]

    /// Whether everything that was recorded was read, and nothing else.
    public var isEmpty: Bool { onlyRecorded.isEmpty && onlyRead.isEmpty }

    /// `-` is before what was only recorded, `+` before what was only read.
    public var description: String {
        (onlyRecorded.map { "- \($0)" } + onlyRead.map { "+ \($0)" }).joined(separator: "\n")
    }
}

/// Compares the constraints of a layout that was executed with those that were read from its source.
public func compare(recorded: [RecordedConstraint], read: [RecordedConstraint]) -> RecordedDifference {
    compare(recorded: recorded.map(\.description), read: read.map(\.description))
}

/// Compares any two lists of lines regardless of their order.
public func compare(recorded: [String], read: [String]) -> RecordedDifference {
    var counts: [String: Int] = [:]
    for line in recorded { counts[line, default: 0] += 1 }
    for line in read { counts[line, default: 0] -= 1 }
    func lines(_ sign: Int) -> [String] {
        counts.flatMap { line, count in Array(repeating: line, count: max(sign * count, 0)) }.sorted()
    }
    return RecordedDifference(onlyRecorded: lines(1), onlyRead: lines(-1))
}

import LayoutModel
import SourceText

/// A constraint as a log describes it.
package struct LoggedConstraint: Sendable {
    /// Its range in the log.
    package var range: TextRange
    /// Its description as printed, on one line, without brackets and quotes.
    package var text: String
    package var className = ""
    /// In hexadecimal digits; nil where a library prints a name instead.
    package var address: String?
    /// The name in place of the address: Masonry's key, SnapKit's label.
    package var label: String?
    package var identifier: String?
    /// The line that created it, which SnapKit prints.
    package var location: SourceLocation?
    /// The autoresizing mask that it was made from: `h=--& v=-&-`.
    package var mask: String?
    /// None where the description could not be understood; two for a content size, which limits growing and shrinking.
    package var equations: [LoggedEquation] = []
    /// Nil where the log does not say.
    package var isActive: Bool?

    package var isUnderstood: Bool { !equations.isEmpty }

    /// Whether Interface Builder made it from the frame of a view that has constraints in the document, but too few.
    package var isMadeForAmbiguity: Bool { identifier?.hasSuffix("view with ambiguity") == true }

    /// A line of a source file.
    package struct SourceLocation: Hashable, Sendable {
        /// The file's name; older versions of SnapKit print the whole path.
        package var file: String
        package var line: Int

        /// The last part of the path.
        package var fileName: String { String(file.split(separator: "/").last ?? Substring(file)) }
    }
}

/// `first relation second`, at a priority.
package struct LoggedEquation: Hashable, Sendable {
    package var first: LoggedExpression
    package var relation: Relation
    package var second: LoggedExpression
    package var priority = 1000.0

    package var isRequired: Bool { priority >= 1000 }

    /// The anchors in order, without repetition.
    package var anchors: [LoggedAnchor] {
        var seen: Set<LoggedAnchor> = []
        return (first.terms + second.terms).map(\.anchor).filter { seen.insert($0).inserted }
    }
}

/// A sum of anchors, each with a factor, and a number.
package struct LoggedExpression: Hashable, Sendable {
    package struct Term: Hashable, Sendable {
        package var factor: Double
        package var anchor: LoggedAnchor
    }

    package var terms: [Term] = []
    package var constant = 0.0
    /// A standard spacing that the log prints without its sign.
    package var unsignedSpace = 0.0

    /// Adds a multiple of another expression and removes terms that cancel out.
    mutating func add(_ other: LoggedExpression, times factor: Double) {
        for term in other.terms {
            if let known = terms.firstIndex(where: { $0.anchor == term.anchor }) {
                terms[known].factor += term.factor * factor
            } else {
                terms.append(Term(factor: term.factor * factor, anchor: term.anchor))
            }
        }
        terms.removeAll { $0.factor == 0 }
        constant += other.constant * factor
        unsignedSpace += other.unsignedSpace * abs(factor)
    }
}

extension LoggedExpression {
    init(_ anchor: LoggedAnchor, constant: Double = 0) {
        self.init(terms: [Term(factor: 1, anchor: anchor)], constant: constant)
    }

    var isFinite: Bool { constant.isFinite && unsignedSpace.isFinite && terms.allSatisfy(\.factor.isFinite) }
}

/// An attribute of an item of a log.
package struct LoggedAnchor: Hashable, Sendable {
    package var item: LoggedItemID
    package var attribute: LoggedAttribute

    package init(_ item: LoggedItemID, _ attribute: LoggedAttribute) {
        self.item = item
        self.attribute = attribute
    }
}

package enum LoggedAttribute: Hashable, Sendable {
    /// An attribute of the item itself.
    case plain(Attribute)
    /// An attribute of the item's layout margins.
    case margin(Attribute)
    /// The beginning, middle or end of the item in its superview's coordinates, as in `minX`, for autoresizing masks.
    case inSuperview(Axis, FramePart)
    /// The item itself, which is a line such as the boundary of a grid's row.
    case line

    package enum FramePart: Hashable, Sendable {
        case min, mid, max

        /// The attribute of the item itself, where coordinates increase to the right and downwards.
        package func attribute(_ axis: Axis) -> Attribute {
            switch self {
            case .min: axis == .horizontal ? .left : .top
            case .mid: axis == .horizontal ? .centerX : .centerY
            case .max: axis == .horizontal ? .right : .bottom
            }
        }
    }
}

import LayoutModel
import SourceText

/// A constraint as a log describes it.
package struct LoggedConstraint: Sendable {
    /// Where it stands in the log.
    package var range: TextRange
    /// As printed, on one line, without what encloses it.
    package var text: String
    package var className = ""
    /// In hexadecimal digits; nil where a library prints a name in its place.
    package var address: String?
    /// The name that stands in place of the address: Masonry's key, SnapKit's label.
    package var label: String?
    package var identifier: String?
    /// Where the source text made it, as SnapKit says.
    package var place: SourcePlace?
    /// The autoresizing mask that it stands for: `h=--& v=-&-`.
    package var mask: String?
    /// What it says. Empty where that could not be understood; two for a content size, which is both a limit and a wish.
    package var equations: [LoggedEquation] = []
    /// Nil where the log does not say.
    package var isActive: Bool?

    package init(range: TextRange, text: String) {
        self.range = range
        self.text = text
    }

    package var isUnderstood: Bool { !equations.isEmpty }

    /// Whether Interface Builder made it of a frame for a view that has constraints in the document, but too few.
    package var isMadeForAmbiguity: Bool { identifier?.hasSuffix("view with ambiguity") == true }

    /// A line of a source file.
    package struct SourcePlace: Hashable, Sendable {
        /// A file's name; older versions of SnapKit print the whole path.
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
    package var priority: Double

    package init(
        _ first: LoggedExpression, _ relation: Relation, _ second: LoggedExpression, priority: Double = 1000
    ) {
        self.first = first
        self.relation = relation
        self.second = second
        self.priority = priority
    }

    package var isRequired: Bool { priority >= 1000 }

    /// What it names, each once, in the order of naming.
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

        package init(_ factor: Double, _ anchor: LoggedAnchor) {
            self.factor = factor
            self.anchor = anchor
        }
    }

    package var terms: [Term] = []
    package var constant = 0.0
    /// A standard spacing that the log prints without saying whether it is added or taken away.
    package var unsignedSpace = 0.0

    package init(_ terms: [Term] = [], constant: Double = 0) {
        self.terms = terms
        self.constant = constant
    }

    package init(_ anchor: LoggedAnchor, constant: Double = 0) {
        self.init([Term(1, anchor)], constant: constant)
    }

    /// Adds a multiple of another; what cancels out is left out.
    package mutating func add(_ other: LoggedExpression, times factor: Double) {
        for term in other.terms {
            if let known = terms.firstIndex(where: { $0.anchor == term.anchor }) {
                terms[known].factor += term.factor * factor
            } else {
                terms.append(Term(term.factor * factor, term.anchor))
            }
        }
        terms.removeAll { $0.factor == 0 }
        constant += other.constant * factor
        unsignedSpace += other.unsignedSpace * abs(factor)
    }

    package var isFinite: Bool {
        constant.isFinite && unsignedSpace.isFinite && terms.allSatisfy(\.factor.isFinite)
    }
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
    /// Of the item itself.
    case plain(Attribute)
    /// Of the item's layout margins.
    case margin(Attribute)
    /// Where the item begins, has its middle or ends, measured in its superview: what autoresizing masks speak of.
    case inSuperview(Axis, FramePart)
    /// The item is a line itself, such as the boundary of a grid's row.
    case line

    package enum FramePart: Hashable, Sendable {
        case min, mid, max
    }
}

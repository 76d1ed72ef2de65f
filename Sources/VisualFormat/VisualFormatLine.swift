import LayoutModel
import SourceText

/// A line of Apple's Visual Format Language with the extensions of autolayout.js.
///
/// The extensions are equal flexible gaps (`~`), percentages of the superview (`[a(50%)]`, `-50%-`) and ranges of views
/// (`[item1..item4]`). Ranges are offsets in the text that contains the line. The embedding format resolves the names.
package struct VisualFormatLine: Sendable {
    /// The direction in which views follow each other.
    package enum Direction: String, Sendable, CaseIterable {
        case leadingToTrailing, leftToRight, rightToLeft
    }

    package var axis: Axis
    package var direction = Direction.leadingToTrailing
    /// In order. Never empty.
    package var terms: [Term] = []
    /// The gap before each term, and the one after the last. The first and the last are gaps to the superview, nil
    /// where the line does not name it.
    package var gaps: [Gap?] = []
    package var alignments: [Alignment] = []
    package var range: TextRange

    /// A name with parts joined by dots.
    package struct Name: Hashable, Sendable {
        package struct Part: Hashable, Sendable {
            package var text: String
            /// Backquotes included.
            package var range: TextRange
            package var isQuoted: Bool
        }

        package var parts: [Part]

        package var text: String { parts.map(\.text).joined(separator: ".") }

        package var range: TextRange {
            guard let first = parts.first, let last = parts.last else { return TextRange(0, 0) }
            return first.range.union(last.range)
        }
    }

    /// `[name(predicates)]`
    package struct Term: Sendable {
        /// One view, or those of a range.
        package var views: [Name]
        package var predicates: [Predicate]
        /// The predicates with their parentheses.
        package var list: TextRange?
        /// Brackets included.
        package var range: TextRange
    }

    /// The connection of two terms, or of a term and the superview.
    package struct Gap: Sendable {
        package enum Form: Sendable {
            /// Nothing: the terms touch.
            case adjacent
            /// `-`: 8 points between siblings, the margin to the superview.
            case standard
            /// `~`: the same length as all others of the line.
            case flexible
            /// `-8-`, `-(>=8,<=20@high)-`
            case predicates([Predicate], list: TextRange)
        }

        package var form: Form
        /// With the hyphens; empty for ``Form/adjacent``.
        package var range: TextRange
    }

    /// `>=8@750`
    package struct Predicate: Sendable {
        package enum Object: Sendable {
            case number(Double)
            /// A fraction of the superview's size: 0.5 for `50%`.
            case percent(Double)
            /// A metric; in a term also a view, for its size.
            case name(Name)
        }

        package var relation: Relation
        package var relationRange: TextRange?
        package var object: Object
        package var objectRange: TextRange
        package var priority: Scalar?
        package var range: TextRange
    }

    /// A number or a name that stands for one.
    package struct Scalar: Sendable {
        package enum Value: Sendable {
            case number(Double)
            case name(Name)
        }

        package var value: Value
        package var range: TextRange
    }

    /// `aligned top`
    package struct Alignment: Sendable {
        package var attribute: Attribute
        package var range: TextRange
    }
}

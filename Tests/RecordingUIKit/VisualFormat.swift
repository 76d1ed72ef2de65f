// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are those of UIKit, whose documentation describes them.

extension NSLayoutConstraint {
    public struct FormatOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public static let alignAllLeft = FormatOptions(.left)
        public static let alignAllRight = FormatOptions(.right)
        public static let alignAllTop = FormatOptions(.top)
        public static let alignAllBottom = FormatOptions(.bottom)
        public static let alignAllLeading = FormatOptions(.leading)
        public static let alignAllTrailing = FormatOptions(.trailing)
        public static let alignAllCenterX = FormatOptions(.centerX)
        public static let alignAllCenterY = FormatOptions(.centerY)
        public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
        public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
        public static let directionLeadingToTrailing = FormatOptions([])
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        private init(_ attribute: Attribute) {
            self.init(rawValue: 1 << UInt(attribute.rawValue))
        }

        /// What all neighbours are aligned by, in the order of the attributes.
        var alignments: [Attribute] {
            (1...12).compactMap(Attribute.init).filter { rawValue & 1 << UInt($0.rawValue) != 0 }
        }
    }

    /// Notes a mistake and makes nothing where UIKit throws an exception.
    public class func constraints(
        withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
    ) -> [NSLayoutConstraint] {
        do throws(VisualFormatError) {
            var reader = VisualFormatReader(format, metrics: metrics ?? [:])
            let line = try reader.line()
            return try VisualFormatConstraints(line: line, options: options, views: views).constraints()
        } catch {
            Recorder.note("Unable to parse constraint format: \(error.reason) in \(format)")
            return []
        }
    }
}

struct VisualFormatError: Error {
    let reason: String
}

/// One line of the visual format as it is written.
struct VisualFormatLine {
    struct Predicate {
        enum Object {
            case number(Double)
            case view(String)
        }

        var relation = NSLayoutConstraint.Relation.equal
        var object: Object
        var priority = UILayoutPriority.required
    }

    enum Gap {
        case none
        case standard
        case predicates([Predicate])
    }

    enum Member {
        case superview
        case view(String, sizes: [Predicate])
    }

    var isVertical = false
    var members: [Member] = []
    /// The gap after each member but the last.
    var gaps: [Gap] = []
}

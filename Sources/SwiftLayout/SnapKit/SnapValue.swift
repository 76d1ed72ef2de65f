import LayoutModel
import SourceText

/// The values of SnapKit's language.
enum SnapValue: Hashable {
    /// `view.snp`.
    case proxy(ObjectID)
    /// `view.snp.top`, as the target of a relation.
    case target(ObjectID, [SnapAttribute])
    /// `make`: an index into the makers of an execution.
    case maker(Int)
    /// `make.top.left`: a maker and one of its chains.
    case chain(Int, Int)
}

extension SnapValue {
    /// SnapKit's types of a view's `snp`, of a maker, and of a chain before and after its relation, nearest first.
    /// Projects extend them.
    enum Types {
        static let proxy = [
            "ConstraintViewDSL", "ConstraintAttributesDSL", "ConstraintBasicAttributesDSL", "ConstraintDSL",
        ]
        static let maker = ["ConstraintMaker"]
        static let attributes = ["ConstraintMakerExtendable", "ConstraintMakerRelatable"]
        static let related = [
            "ConstraintMakerEditable", "ConstraintMakerPrioritizable", "ConstraintMakerPriortizable",
            "ConstraintMakerFinalizable",
        ]
    }
}

/// One attribute of a chain, with or without the margins of the item.
struct SnapAttribute: Hashable {
    var attribute: Attribute
    var isMargin = false

    /// What a name of the maker stands for; nil if it is none.
    ///
    /// Groups are in SnapKit's order, which is the order of its bits: left, top, right, bottom, leading, trailing.
    static func named(_ name: String) -> [SnapAttribute]? {
        switch name {
        case "edges": return plain([.left, .top, .right, .bottom])
        case "horizontalEdges": return plain([.left, .right])
        case "verticalEdges": return plain([.top, .bottom])
        case "directionalEdges": return plain([.top, .bottom, .leading, .trailing])
        case "directionalHorizontalEdges": return plain([.leading, .trailing])
        case "directionalVerticalEdges": return plain([.top, .bottom])
        case "size": return plain([.width, .height])
        case "center": return plain([.centerX, .centerY])
        case "margins": return margins([.left, .top, .right, .bottom])
        case "directionalMargins": return margins([.top, .bottom, .leading, .trailing])
        case "centerWithinMargins": return margins([.centerX, .centerY])
        case "baseline": return plain([.lastBaseline])
        default:
            return Anchors.attribute(named: name).map {
                [SnapAttribute(attribute: $0.attribute, isMargin: $0.isMargin)]
            }
        }
    }

    /// Whether two groups of edges are of one kind and differ in the margins alone, as `edges` and `margins` do.
    static func arePaired(_ a: Set<SnapAttribute>, _ b: Set<SnapAttribute>) -> Bool {
        let groups = ["edges", "directionalEdges"].map { Set(named($0) ?? []) }
        return groups.contains { $0 == a && $0.withMargins == b || $0 == b && $0.withMargins == a }
    }

    private static func plain(_ attributes: [Attribute]) -> [SnapAttribute] {
        attributes.map { SnapAttribute(attribute: $0) }
    }

    private static func margins(_ attributes: [Attribute]) -> [SnapAttribute] {
        attributes.map { SnapAttribute(attribute: $0, isMargin: true) }
    }
}

extension Set<SnapAttribute> {
    fileprivate var withMargins: Set { Set(map { SnapAttribute(attribute: $0.attribute, isMargin: true) }) }
}

/// SnapKit's names for classes and values of UIKit.
enum SnapNames {
    static let aliases = [
        "ConstraintView": "UIView", "ConstraintLayoutGuide": "UILayoutGuide", "ConstraintInsets": "UIEdgeInsets",
        "ConstraintDirectionalInsets": "NSDirectionalEdgeInsets", "LayoutConstraint": "NSLayoutConstraint",
    ]
}

/// `view.snp.makeConstraints { make in … }` while its closure runs.
struct SnapMaker {
    var view: ObjectID
    var chains: [SnapChain] = []
}

/// One statement of a maker: attributes, relation, target and numbers.
struct SnapChain {
    /// What a number or insets add.
    enum Amount: Hashable {
        case offset(LinearNumber)
        /// By attribute of the target; see ``SnapAmounts``.
        case insets(Value.Structure)
        case structure(Value.Structure)
    }

    enum Target: Hashable {
        /// A number alone: the superview's same attribute, or a length.
        case number
        /// A view or guide; without attributes it means those of the chain.
        case item(ObjectID, [SnapAttribute])
    }

    var attributes: [SnapAttribute]
    var relation: Relation?
    var target: Target?
    var amount = Amount.offset(LinearNumber(0))
    /// Nil if it is unknown.
    var multiplier: LinearNumber? = LinearNumber(1)
    var priority = LinearNumber(1000)
    /// What `labeled(_:)` calls it.
    var label: String?
    var path: Path
    var place: FileRange
    /// Where it is written; see ``MadeConstraint/written``.
    var written: FileRange
    /// The object that `.constraint` gave out.
    var handle: ObjectID?
    /// Whether a part of it is not understood.
    var isUnknown = false
}

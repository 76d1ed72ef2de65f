import LayoutModel
import SourceText

/// `a.width == b.width == c.width @ high`: a chain of operands and relations.
struct ConstraintNode: Sendable {
    struct Link: Sendable {
        var relation: Token.Kind
        var relationRange: TextRange
        var operand: Operand
    }

    var label: Path?
    /// The word `inactive`.
    var inactive: TextRange?
    var first: Operand
    var links: [Link]
    var priority: Expression?
}

struct VisualFormatNode: Sendable {
    var label: Path?
    var inactive: TextRange?
    /// The line, including `H:` or `V:`.
    var line: TextRange
}

/// One view of a declaration.
struct ViewNode: Sendable {
    var name: Name?
    var size: SizeNode?
    var text: String?
    var stack: StackNode?
    var spacer: SpacerNode?
    var body: Block?
    /// To the end of the body, from the kind for the first view, from the name for others.
    var range: TextRange
    /// The part before the body.
    var header: TextRange
    /// Whether a part of it could not be read.
    var isBroken = false
    /// The names in the unreadable part.
    var lost: [Name] = []
}

struct StackNode: Sendable {
    var axis: Name?
    var spacing: NumberNode?
    var alignment: Name?
    var distribution: Name?
}

struct SpacerNode: Sendable {
    var length: NumberNode?
    var after: Path?
}

struct PropertyNode: Sendable {
    enum Value: Sendable {
        case hugging(axis: Name?, Expression)
        case compressionResistance(axis: Name?, Expression)
        case hidden
        case clipsToBounds
        case margins([NumberNode])
        case lines(NumberNode)
    }

    var value: Value
}

/// One change inside a state.
enum ChangeNode: Sendable {
    case views(Name, [Path])
    case constraints(Name, [Path])
    /// `L.constant = N`, `L.priority = P`.
    case assign(Path, property: Name, Expression)
    case set(Path, Expression)
    case size(Path, property: Name, SizeNode)
    case text(Path, property: Name, String)
    case canvas(SizeNode)
}

struct Statement: Sendable {
    indirect enum Kind: Sendable {
        case layout(Name?, Block)
        case sizes([SizeNode], areMore: Bool)
        case safeArea([NumberNode])
        case direction(Name)
        case views(kind: Name, [ViewNode])
        case property(PropertyNode)
        case customSpacing(NumberNode, after: [Path])
        case constraint(ConstraintNode)
        case visualFormat(VisualFormatNode)
        /// The names are directions, or labels for `fdCollapsible`.
        case collapse(Path, [Name], style: Name?)
        case vary([Path])
        case state(Name?, Block)
        case parameter(Name, value: NumberNode, lower: NumberNode, upper: NumberNode)
        case change(ChangeNode)
        /// An unreadable statement, which already has a finding, with the names in it.
        ///
        /// `declaresNothing` means that it can have been at most a constraint or a change.
        case broken(names: [Name], declaresNothing: Bool)
    }

    var kind: Kind
    /// Without trivia around it.
    var range: TextRange
}

extension Statement {
    var isCollapse: Bool {
        if case .collapse = kind { return true }
        return false
    }

    var isProperty: Bool {
        if case .property = kind { return true }
        return false
    }

    var declaresViews: Bool {
        if case .views = kind { return true }
        return false
    }

    /// Whether it is an equation or a Visual Format line.
    var isConstraint: Bool {
        switch kind {
        case .constraint, .visualFormat: true
        default: false
        }
    }
}

/// Statements between braces.
struct Block: Sendable {
    var statements: [Statement]
    /// The braces. A missing brace is an empty range at the expected position.
    var open: TextRange
    var close: TextRange

    var isClosed: Bool { !close.isEmpty }
}

import LayoutModel
import SourceText

extension Expression {
    /// The paths in the expression, in order. Those of a group include its attribute.
    var paths: [Path] {
        switch self {
        case .number: []
        case .reference(let path): [path]
        case .group(let members, let attribute, _): members.map { Path(parts: $0.parts + [attribute]) }
        case .negated(let inner, _), .percent(let inner, _), .parenthesized(let inner, _): inner.paths
        case .binary(_, let a, let b): a.paths + b.paths
        }
    }

    var groups: [(members: [Path], range: TextRange)] {
        switch self {
        case .number, .reference: []
        case .group(let members, _, let range): [(members, range)]
        case .negated(let inner, _), .percent(let inner, _), .parenthesized(let inner, _): inner.groups
        case .binary(_, let a, let b): a.groups + b.groups
        }
    }

    /// Whether the expression is only an attribute of an item or of a group.
    var isPlainAttribute: Bool {
        switch self {
        case .reference(let path): path.parts.count > 1
        case .group: true
        default: false
        }
    }

    var hasAttribute: Bool {
        switch self {
        case .number: false
        case .reference(let path): path.parts.count > 1
        case .group: true
        case .negated(let inner, _), .percent(let inner, _), .parenthesized(let inner, _): inner.hasAttribute
        case .binary(_, let a, let b): a.hasAttribute || b.hasAttribute
        }
    }

    /// Whether the expression contains a number that is not a factor of an attribute.
    var hasConstant: Bool {
        switch self {
        case .number: true
        case .reference(let path): path.parts.count == 1
        case .group: false
        case .negated(let inner, _), .percent(let inner, _), .parenthesized(let inner, _): inner.hasConstant
        case .binary(.plus, let a, let b), .binary(.minus, let a, let b): a.hasConstant || b.hasConstant
        case .binary(_, let a, let b): a.hasAttribute ? a.hasConstant : b.hasAttribute ? b.hasConstant : true
        }
    }
}

extension Operand {
    var expressions: [Expression] { [value] + (height.map { [$0] } ?? []) + (inset ?? []) }

    var groups: [(members: [Path], range: TextRange)] { expressions.flatMap(\.groups) }
}

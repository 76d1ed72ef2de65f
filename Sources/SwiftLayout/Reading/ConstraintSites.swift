import SourceText
import SwiftSource

/// The places in the code of a class and of its extensions, in whatever files, that make constraints.
struct ConstraintSites {
    /// A call, which makes constraints of one pair of items.
    struct Site {
        let place: FileRange
        /// How many: one for each attribute that a chain of SnapKit names, of which `edges` is one, else one.
        let count: Int
    }

    private(set) var all: [Site] = []
    var count: Int { all.reduce(0) { $0 + $1.count } }

    init(of type: TypeInfo, _ helpers: ConstraintHelpers) {
        let members = type.members
        for function in members.initializers + members.order { add(function.node, function.file, type, helpers) }
        for property in members.propertyOrder { add(property.declaration, property.file, type, helpers) }
    }

    private mutating func add(_ member: SyntaxNode, _ file: FileID, _ type: TypeInfo, _ helpers: ConstraintHelpers) {
        member.walk { node in
            if TypeDeclaration(node) != nil { return false }
            guard let call = CallExpression(node) else { return true }
            let count = Self.constraints(madeBy: call)
            if count > 0 || helpers.isCalled(by: call, in: type) {
                all.append(Site(place: FileRange(file, call.node.range), count: max(count, 1)))
            }
            return true
        }
    }

    /// How many constraints a call makes by itself.
    static func constraints(madeBy call: CallExpression) -> Int {
        let label = call.arguments.first?.label
        if call.isItemInitializer { return 1 }
        switch call.name {
        case "constraint": return label.flatMap(Anchors.relation(ofLabel:)) == nil ? 0 : 1
        case "constraints": return label == "withVisualFormat" ? 1 : 0
        case "equalTo", "lessThanOrEqualTo", "greaterThanOrEqualTo", "equalToSuperview", "lessThanOrEqualToSuperview",
            "greaterThanOrEqualToSuperview":
            return attributes(before: call)
        default: return 0
        }
    }

    /// The attributes of a chain of SnapKit: 2 for `make.top.left.equalToSuperview()`.
    private static func attributes(before call: CallExpression) -> Int {
        var count = 0
        var next = MemberAccess(call.callee)?.base
        while let member = next.flatMap(MemberAccess.init), SnapAttribute.named(member.name) != nil {
            count += 1
            next = member.base
        }
        return count
    }
}

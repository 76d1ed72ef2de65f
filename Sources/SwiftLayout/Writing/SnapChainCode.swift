import LayoutModel
import SourceText
import SwiftSource

/// A statement of SnapKit's language as it is written: a maker, attributes, a relation, and numbers.
struct SnapChainCode {
    /// `make`, `$0`.
    let maker: SyntaxNode
    let links: [Link]
    /// The call of `makeConstraints` and the like.
    let call: CallExpression

    /// A member with its arguments.
    struct Link {
        let name: String
        /// From the end of the base to the end of the name: also the line break before the dot.
        let nameRange: TextRange
        /// Nil for an attribute.
        let call: CallExpression?
        /// With its arguments.
        let range: TextRange

        /// Where the name begins, behind the dot.
        var nameStart: UTF8Offset { UTF8Offset(nameRange.end.value - name.utf8.count) }
    }

    init?(_ node: SyntaxNode) {
        var links: [Link] = []
        var node = node
        while node.kind != .nameExpression {
            let call = CallExpression(node)
            guard let member = MemberAccess(call?.callee ?? node), let base = member.base else { return nil }
            links.append(
                Link(
                    name: member.name, nameRange: TextRange(base.end, member.nameRange.end), call: call,
                    range: TextRange(base.end, node.end)))
            node = base
        }
        guard let closure = node.ancestors.first(where: { $0.kind == .closure }),
            let call = closure.ancestors.lazy.compactMap(CallExpression.init).first,
            let name = call.name, Self.makers.contains(name), Self.owner(of: call) != nil
        else { return nil }
        self.call = call
        maker = node
        self.links = links.reversed()
        guard attributes.count > 0, relation != nil else { return nil }
    }

    /// SnapKit's methods that get a closure which makes constraints.
    static let makers: Set<String> = [
        "makeConstraints", "remakeConstraints", "updateConstraints", "prepareConstraints",
    ]

    private static func owner(of call: CallExpression) -> SyntaxNode? {
        guard let proxy = MemberAccess(call.callee)?.base.flatMap(MemberAccess.init), proxy.name == "snp" else {
            return nil
        }
        return proxy.base
    }

    /// The view that the chain is about, as written.
    var owner: SyntaxNode? { Self.owner(of: call) }

    /// The links before the relation.
    var attributes: ArraySlice<Link> { links.prefix { $0.call == nil } }

    /// Whether it makes several constraints: of two attributes, or of a group as `edges` or `size`.
    var hasSeveralAttributes: Bool {
        attributes.count > 1 || attributes.contains { (SnapAttribute.named($0.name)?.count ?? 0) > 1 }
    }

    /// Whether it relates to several attributes of another view, as `size.equalTo(icon.snp.size)` does. SnapKit lets no
    /// other number of attributes be related to those.
    var namesSeveralTargets: Bool {
        guard let value = relation?.call?.arguments.first?.value, let target = MemberAccess(value),
            target.base.flatMap(MemberAccess.init)?.name == "snp"
        else { return false }
        return (SnapAttribute.named(target.name)?.count ?? 0) > 1
    }

    /// The literal `CGSize(width: 18, height: 20)` that it relates to.
    var size: CallExpression? {
        let value = relation?.call?.arguments.first.flatMap { CallExpression($0.value) }
        return value?.name == "CGSize" ? value : nil
    }

    var relation: Link? { links.first { $0.call != nil && Anchors.relation(ofLabel: $0.name) != nil } }

    /// The link with a name.
    func link(_ names: String...) -> Link? { links.first { $0.call != nil && names.contains($0.name) } }
}

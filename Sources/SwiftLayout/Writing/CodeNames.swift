import LayoutModel
import SourceText
import SwiftSource

/// How code calls the items of a layout, learnt from the constraints around a place.
struct CodeNames {
    private let layout: Layout
    /// What stands before the name of a property: `self.` or nothing.
    private let prefix: String
    private var known: [Item: String] = [:]

    /// - Parameters:
    ///   - constraints: the code of each constraint of the layout that is written in the file.
    ///   - place: the code beside which something is written. Names of locals are those of its function.
    init(_ layout: Layout, _ constraints: [ConstraintID: ConstraintCode], beside place: SyntaxNode) {
        self.layout = layout
        prefix = place.text.contains("self.") ? "self." : ""
        let member = place.member
        for (id, code) in constraints.sorted(by: { $0.key < $1.key }) where code.node.member == member {
            learn(code, layout[id])
        }
    }

    private mutating func learn(_ code: ConstraintCode, _ constraint: Constraint) {
        switch code.form {
        case .anchors(let call):
            if let anchor = MemberAccess(call.callee)?.base { learn(anchor, constraint.first.item) }
            if let second = constraint.second, let anchor = call.arguments.first?.value { learn(anchor, second.item) }
        case .chain(let chain):
            if let owner = chain.owner { known[constraint.first.item] = owner.text }
        case .initializer: break
        }
    }

    /// - Parameter anchor: `title.topAnchor`, or `topAnchor` of the object itself.
    private mutating func learn(_ anchor: SyntaxNode, _ item: Item) {
        guard known[item] == nil else { return }
        if let member = MemberAccess(anchor), member.name.hasSuffix("Anchor"), let base = member.base {
            // What a call returns may be another object each time.
            if base.innermostCall == nil { known[item] = base.text }
        } else if NameExpression(anchor)?.name.hasSuffix("Anchor") == true {
            known[item] = ""
        }
    }

    /// The expression for an item; empty for the object itself.
    func text(of item: Item) -> String {
        if let text = known[item] { return text }
        guard let guide = item.guide else {
            if item.view == .root { return layout[.root].displayName == "view" ? prefix + "view" : "" }
            return prefix + layout[item.view].name
        }
        let view = text(of: Item(item.view))
        let name = Anchors.name(of: guide)
        return view.isEmpty ? name : "\(view).\(name)"
    }

    /// `title.topAnchor`.
    func anchor(_ item: Item, _ attribute: LayoutModel.Attribute) -> String {
        let text = text(of: item)
        return (text.isEmpty ? "" : text + ".") + attribute.rawValue + "Anchor"
    }

    /// An expression for an item where its object is an argument.
    func argument(_ item: Item) -> String {
        let text = text(of: item)
        return text.isEmpty ? "self" : text
    }
}

extension SyntaxNode {
    /// The first call in the node.
    fileprivate var innermostCall: SyntaxNode? {
        var found: SyntaxNode?
        walk { node in
            if node.kind == .call { found = node }
            return found == nil
        }
        return found
    }
}

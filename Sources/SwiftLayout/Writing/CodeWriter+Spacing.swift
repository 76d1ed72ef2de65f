import LayoutModel
import SourceText
import SwiftSource

extension CodeWriter {
    /// Changes the call that sets the spacing after a view, or adds one below the statement that arranges the view, or
    /// above the last constraint of its stack.
    mutating func setCustomSpacing(after view: ViewID, _ spacing: Double) -> Bool {
        guard let stack = layout[view].parent else { return false }
        let name = layout[view].name
        let number = CodeSpelling.number(spacing)
        let calls = calls(named: ["setCustomSpacing", "addArrangedSubview"]).filter { call in
            (call.argument("after") ?? call.arguments.first?.value).map { CodeSpelling.withoutSelf($0.text) } == name
        }
        if let set = calls.last(where: { $0.name == "setCustomSpacing" }) {
            guard let value = set.arguments.first?.value, CodeSpelling.literal(value) != nil else { return false }
            replace(value.range, with: number)
            return true
        }
        if let added = calls.last, let value = added.arguments.first?.value,
            let base = MemberAccess(added.callee)?.base, added.node.statement == added.node
        {
            return insertLines(["\(base.text).setCustomSpacing(\(number), after: \(value.text))"], below: added.node)
        }
        guard let place = reference(for: stack), let statement = place.statement else { return false }
        let names = CodeNames(layout, codes, beside: place.node)
        return insertLines(
            ["\(names.argument(Item(stack))).setCustomSpacing(\(number), after: \(names.argument(Item(view))))"],
            above: statement)
    }

    /// The calls in the class of methods with some names, in the order of the text.
    private func calls(named names: Set<String>) -> [CallExpression] {
        var found: [CallExpression] = []
        for part in classParts {
            part.walk { node in
                if let call = CallExpression(node), call.name.map(names.contains) == true { found.append(call) }
                return true
            }
        }
        return found
    }
}

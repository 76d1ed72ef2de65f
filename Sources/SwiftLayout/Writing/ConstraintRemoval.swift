import SourceText
import SwiftSource

/// Takes the code of a constraint out of a text: an element of a list, or a statement with its line.
struct ConstraintRemoval {
    private let text: SourceText

    init(_ text: SourceText) {
        self.text = text
    }

    /// Nil for a constraint with a name, which others may use, and for code that shares its line with other code.
    func edit(removing code: ConstraintCode) -> TextEdit? {
        switch code.use {
        case .element(let list): edit(removingElement: code.node, of: list)
        case .statement(let statement): edit(removingStatement: statement)
        case .stored, .property: nil
        }
    }

    private func edit(removingElement element: SyntaxNode, of list: SyntaxNode) -> TextEdit? {
        // A list that is stored may be counted or indexed.
        guard let statement = list.statement, CallExpression(statement) != nil else { return nil }
        let elements = list.children(.element)
        guard elements.count > 1, let index = elements.firstIndex(of: element) else {
            let isWhole = list.parent?.kind == .argument && list.parent?.parent == statement
            return isWhole ? edit(removingStatement: statement) : nil
        }
        let comma = text.comma(after: element, in: list)
        if let lines = text.wholeLines(of: TextRange(element.start, comma ?? element.end)) {
            return TextEdit(lines, "")
        }
        if index > 0 { return TextEdit(TextRange(elements[index - 1].end, element.end), "") }
        return TextEdit(TextRange(element.start, elements[1].start), "")
    }

    /// The only statement of a closure that makes constraints goes with the call that gets the closure.
    private func edit(removingStatement statement: SyntaxNode) -> TextEdit? {
        if let block = statement.parent, block.children.isSingle, block.parent?.kind == .closure,
            let call = block.parent?.parent, call.statement == call,
            CallExpression(call)?.name.map(SnapChainCode.makers.contains) == true
        {
            return edit(removingStatement: call)
        }
        return text.wholeLines(of: statement.range).map { TextEdit($0, "") }
    }
}

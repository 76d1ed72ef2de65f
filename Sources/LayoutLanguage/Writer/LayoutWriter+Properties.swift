import LayoutModel
import SourceText

/// Properties of views.
extension LayoutWriter {
    /// Sets `hugging` or `compressionResistance` of a view on one axis.
    mutating func set(_ property: String, _ axis: Axis, _ priority: Double, of view: ViewID) -> Bool {
        guard layout.views.indices.contains(view.index), !layout[view].isSynthesized else { return false }
        let written = decimal(priority)
        let statement = "\(property) \(axis.rawValue) \(written)"
        // The last statement for the axis takes effect.
        for old in (lowering.bodies[view]?.statements ?? []).reversed() {
            guard case .property(let node) = old.kind, let (name, only, value) = node.priority, name == property else {
                continue
            }
            if only?.text == axis.rawValue {
                edits.append(TextEdit(value.range, written))
                return true
            }
            if only == nil {
                insertions.append(Insertion(position: .after(old.range), statement: statement))
                return true
            }
        }
        return add(statement, to: view)
    }

    /// Adds a property after those of a view. Adds a body if there is none.
    mutating func add(_ property: String, to view: ViewID) -> Bool {
        guard let block = lowering.bodies[view] else {
            guard lowering.viewNodes[view].map({ !$0.isBroken }) ?? false else { return false }
            newBodies[view, default: []].append(property)
            return true
        }
        if let last = block.statements.last(where: \.isProperty) {
            insertions.append(Insertion(position: .after(last.range), statement: property))
        } else {
            edits.append(first(property, in: block))
        }
        return true
    }

    /// Inserts a statement at the beginning of a body.
    private func first(_ statement: String, in block: Block) -> TextEdit {
        guard let next = block.statements.first else {
            let isOneLine = text.lines.line(of: block.open.start) == text.lines.line(of: block.close.start)
            if isOneLine { return TextEdit(TextRange(block.open.end, block.close.start), " \(statement) ") }
            let line = tree.newline + tree.indentation(at: block.open.start) + "    " + statement
            return .insert(line, at: block.open.end)
        }
        return .insert(statement + separator(at: next.range), at: next.range.start)
    }

    /// Adds bodies with new properties to views without a body.
    mutating func finishBodies() {
        for (view, statements) in newBodies.sorted(by: { $0.key < $1.key }) {
            guard let node = lowering.viewNodes[view] else { continue }
            edits.append(.insert(" { \(statements.joined(separator: "; ")) }", at: node.header.end))
        }
    }
}

extension PropertyNode {
    /// The name, axis and value of `hugging` and `compressionResistance`.
    var priority: (name: String, axis: Name?, value: Expression)? {
        switch value {
        case .hugging(let axis, let value): ("hugging", axis, value)
        case .compressionResistance(let axis, let value): ("compressionResistance", axis, value)
        default: nil
        }
    }
}

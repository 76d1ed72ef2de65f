import LayoutModel
import SourceText

/// Adding spacers.
extension LayoutWriter {
    /// Puts `spacer N after v` right behind the declaration of `v`; a declaration of several views is cut in two there.
    mutating func addStackSpacer(after view: ViewID, _ length: Double) -> Bool {
        guard layout.views.indices.contains(view.index), let parent = layout[view].parent,
            let block = lowering.bodies[parent],
            let name = NameSpelling.written(layout[view].name), let node = lowering.viewNodes[view]
        else { return false }
        let spacer = "spacer \(Decimal.written(length)) after \(name)"
        for statement in block.statements {
            guard case .views(let kind, let nodes) = statement.kind,
                let place = nodes.firstIndex(where: { $0.range == node.range })
            else {
                continue
            }
            guard place + 1 < nodes.count else {
                insertions.append(Insertion(place: .after(statement.range), statement: spacer))
                return true
            }
            let separator = separator(at: statement.range)
            let between = TextRange(node.range.end, nodes[place + 1].range.start)
            edits.append(TextEdit(between, "\(separator)\(spacer)\(separator)\(text[kind.range]) "))
            return true
        }
        return false
    }

    /// Puts `spacer gap1, gap2` behind the last declaration in a body.
    mutating func addEqualSpacers(_ count: Int, in parent: ViewID) -> Bool {
        guard count > 0, layout.views.indices.contains(parent.index) else { return false }
        var names: [String] = []
        var number = 1
        while names.count < count {
            if takenNames.insert("gap\(number)").inserted { names.append("gap\(number)") }
            number += 1
        }
        spacers += names.map { ($0, parent) }
        return insert("spacer \(names.joined(separator: ", "))", in: parent, afterLast: \.isDeclaration)
    }
}

import LayoutModel
import SourceText
import VisualFormat

/// Changes of Visual Format lines.
extension LayoutWriter {
    mutating func rewrite(
        _ node: VisualFormatNode, _ record: StatementRecord, _ changes: [ConstraintID: ConstraintChange]
    )
        -> Bool
    {
        guard let line = VisualFormatParser.parse(text, in: node.line).line else { return false }
        let parts = VisualFormatExpansion(line).constraints.map(\.part)
        guard parts.count == record.constraints.count else { return false }
        var rewriting = VisualFormatRewriting(line, text: text)
        let constraints = zip(parts, record.constraints).map { (part: $0, id: $1) }
        guard let extras = apply(changes, to: &rewriting, constraints) else { return false }
        let lines = rewriting.lines
        var statements = lines.map { labelPrefix(nil, node.inactive == nil) + $0 }
        for id in extras.sorted() {
            guard let statement = equation(layout[id], changes[id] ?? ConstraintChange(), in: record.scope) else {
                return false
            }
            statements.append(statement)
        }
        guard !statements.isEmpty else {
            delete(record.range)
            return true
        }
        if let label = node.label {
            guard statements.count == 1 || canLoseLabel(record) else { return false }
            statements[0] = "\(text[label.range]): " + statements[0]
        }
        if lines.count == 1, extras.isEmpty, let made = rewriting.edits {
            edits += made
        } else {
            edits.append(TextEdit(record.range, statements.joined(separator: separator(at: record.range))))
        }
        return true
    }

    /// Changes the parts of a line. Returns the constraints that need an equation of their own; nil if the line cannot
    /// be changed.
    private func apply(
        _ changes: [ConstraintID: ConstraintChange], to rewriting: inout VisualFormatRewriting,
        _ constraints: [(part: VisualFormatConstraint.Part, id: ConstraintID)]
    ) -> [ConstraintID]? {
        var extras: [ConstraintID] = []
        let constraintsOfPart = Dictionary(grouping: constraints, by: \.part).mapValues { $0.map(\.id) }
        var seen: Set<VisualFormatConstraint.Part> = []
        for part in constraints.map(\.part) where seen.insert(part).inserted {
            let ids = constraintsOfPart[part] ?? []
            let wanted = ids.map { changes[$0] ?? ConstraintChange() }
            guard wanted.contains(where: { $0 != ConstraintChange() }) else { continue }
            // The length of a spacer depends on several parts of the line.
            guard part != .spacer else { return nil }
            if let change = wanted.first, !change.isRemoved, wanted.allSatisfy({ $0 == change }),
                rewriting.change(part, change)
            {
                continue
            }
            rewriting.drop(part)
            extras += ids.filter { changes[$0]?.isRemoved != true }
        }
        // Neighbours that the line no longer connects are still aligned.
        let connected = rewriting.connectedPairs
        let known = Set(extras)
        for part in constraints.map(\.part) where seen.remove(part) != nil {
            guard case .alignment = part else { continue }
            for (pair, id) in (constraintsOfPart[part] ?? []).enumerated()
            where changes[id] == nil && !known.contains(id) {
                if !rewriting.aligns(part) || connected[safe: pair] != true { extras.append(id) }
            }
        }
        return extras
    }
}

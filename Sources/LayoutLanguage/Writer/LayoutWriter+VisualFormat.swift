import LayoutModel
import SourceText
import VisualFormat

/// Changing Visual Format lines.
extension LayoutWriter {
    mutating func rewrite(_ node: VisualFormatNode, _ record: StatementRecord, _ changes: [ConstraintID: Change])
        -> Bool
    {
        guard let line = VisualFormatParser.parse(text, in: node.line).line else { return false }
        var rewriting = VisualFormatRewriting(line, text: text)
        let parts = VisualFormatExpansion(line).constraints.map(\.part)
        guard parts.count == record.constraints.count else { return false }
        var extras: [ConstraintID] = []
        for part in unique(parts) {
            let ids = zip(parts, record.constraints).filter { $0.0 == part }.map(\.1)
            let wanted = ids.map { changes[$0] ?? Change() }
            guard wanted.contains(where: { $0 != Change() }) else { continue }
            // A spacer is held by constraints that no part of the line says alone.
            guard part != .spacer else { return false }
            if let change = wanted.first, !change.isRemoved, wanted.allSatisfy({ $0 == change }),
                rewriting.change(part, change)
            {
                continue
            }
            rewriting.drop(part)
            extras += ids.filter { changes[$0]?.isRemoved != true }
        }
        // Neighbours that the line no longer joins are still aligned.
        for (part, id) in zip(parts, record.constraints) {
            guard case .alignment = part, changes[id] == nil, !extras.contains(id),
                !rewriting.aligns(part, pair(part, id, parts, record))
            else {
                continue
            }
            extras.append(id)
        }
        let isActive = node.inactive == nil
        let lines = rewriting.lines
        var statements = lines.map { prefix(nil, isActive) + $0 }
        for id in extras.sorted() {
            guard let statement = statement(layout[id], changes[id] ?? Change(), in: record.scope) else { return false }
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

    private func unique(_ parts: [VisualFormatConstraint.Part]) -> [VisualFormatConstraint.Part] {
        var seen: Set<VisualFormatConstraint.Part> = []
        return parts.filter { seen.insert($0).inserted }
    }

    /// Which of its pairs of neighbours an alignment's constraint is about.
    private func pair(
        _ part: VisualFormatConstraint.Part, _ id: ConstraintID, _ parts: [VisualFormatConstraint.Part],
        _ record: StatementRecord
    ) -> Int {
        zip(parts, record.constraints).filter { $0.0 == part }.firstIndex { $0.1 == id } ?? 0
    }
}

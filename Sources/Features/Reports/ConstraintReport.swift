import Analysis
import AutoLayoutEngine
import LayoutModel
import Wording

/// A constraint of a document as a sentence, and where it is active.
struct ConstraintReport {
    let blocks: [HoverText.Block]

    init(_ constraint: Constraint, _ solved: SolvedLayout) {
        let layout = solved.layout
        let sentence = Sentence(layout)
        var blocks: [HoverText.Block] = [.paragraph(sentence.constraint(constraint.id) + ".")]
        if constraint.isRequired { blocks.append(.paragraph("Required (priority 1000).")) }
        if constraint.isDesignTimeOnly {
            blocks.append(
                .paragraph("A placeholder: active in Interface Builder, and removed when the app is built."))
        }
        blocks += layout.collapseNotes(on: [constraint.id]).map { .paragraph($0) }
        if let installation = Self.installation(of: constraint, in: layout) { blocks.append(.paragraph(installation)) }
        for solution in [solved.base] + solved.others.map(\.solution) {
            let conflict = solution.conflicts.first { $0.members.contains { $0.constraint == constraint.id } }
            guard let conflict else { continue }
            let others = conflict.members.filter { $0.constraint != constraint.id }.map { sentence.row($0) }
            blocks.append(.paragraph("Conflicts at \(sizeName(solution.size)) with:"))
            blocks.append(.list(others))
            break
        }
        self.blocks = blocks
    }

    /// Nil for a constraint that is installed in all size classes.
    private static func installation(of constraint: Constraint, in layout: Layout) -> String? {
        let changes = layout.traitVariations.compactMap { variation -> (String, Bool)? in
            for case .setConstraintInstalled(constraint.id, let isInstalled) in variation.changes {
                return (phrase(variation.traits), isInstalled)
            }
            return nil
        }
        let others = changes.filter { $0.1 != constraint.isActive }.map(\.0)
        let list = others.joined(separator: " or ")
        switch (constraint.isActive, others.isEmpty) {
        case (true, true): return nil
        case (true, false): return "Installed, except when \(list)."
        case (false, true): return "Not installed: inactive unless code activates it."
        case (false, false): return "Installed only when \(list)."
        }
    }

    private static func phrase(_ traits: Traits) -> String {
        let parts = [
            traits.horizontal.map { "the width is \($0.rawValue)" },
            traits.vertical.map { "the height is \($0.rawValue)" },
        ]
        return parts.compactMap { $0 }.joined(separator: " and ")
    }
}

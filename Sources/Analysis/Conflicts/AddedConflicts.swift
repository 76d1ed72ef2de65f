import AutoLayoutEngine
import LayoutModel
import Wording

/// The conflicts of what methods activate, or give other constants, with what is always active; see ``Addition``.
struct AddedConflicts {
    private let original: Layout
    /// The layout with what the methods add.
    private let layout: Layout
    private let additions: Set<ConstraintID>

    static func diagnoses(of layout: Layout, _ cancellation: Cancellation) throws(Cancelled) -> [Diagnosis] {
        let activating = layout.additions.filter(\.constants.isEmpty)
        let setting = layout.additions.filter { !$0.constants.isEmpty }
        // What a method makes smaller may have room where others hide views before: which, is not known.
        return try AddedConflicts(activating, of: layout, beside: layout).diagnoses(cancellation)
            + AddedConflicts(setting, of: layout, beside: layout.withoutHidingStacks).diagnoses(cancellation)
    }

    /// - Parameter layout: the original, or what of it is always there.
    private init(_ all: [Addition], of original: Layout, beside layout: Layout) {
        self.original = original
        let extended = layout.withStates(for: all)
        self.layout = extended
        additions = Set(extended.constraints.dropFirst(layout.constraints.count).map(\.id))
            .union(all.flatMap(\.constants.keys))
    }

    private func diagnoses(_ cancellation: Cancellation) throws(Cancelled) -> [Diagnosis] {
        guard !additions.isEmpty else { return [] }
        let space = ConfigurationSpace(layout)
        var rule = ConflictRule(layout: layout, about: additions)
        _ = try SolvedConfiguration.forEach(of: layout, in: space, cancellation) { solved, _ throws(Cancelled) in
            try rule.inspect(solved)
        }
        return rule.diagnoses(ConfigurationWording(layout, space)).map { diagnosis in
            let cause = (diagnosis.cause as? ConflictRule.Cause).map {
                Cause(layout: original, extended: layout, conflict: $0.conflict)
            }
            return Diagnosis(diagnosis.finding, cause: cause)
        }
    }
}

extension Layout {
    /// The layout without what stack views require that arrange a view which code hides.
    fileprivate var withoutHidingStacks: Layout {
        var result = self
        for mention in vary {
            guard stack(arranging: mention.view) != nil, let stack = self[mention.view].parent else { continue }
            result[stack].stack = nil
        }
        return result
    }
}

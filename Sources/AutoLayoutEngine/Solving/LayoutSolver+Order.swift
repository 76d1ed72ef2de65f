import LayoutModel
import Simplex

/// The rows in the solver by origin, and the order of origins.
extension LayoutSolver {
    /// The row of an origin, nil where there is none.
    ///
    /// - Complexity: O(1) for a written constraint, else O(rows).
    func row(of origin: RowOrigin) -> Row? {
        guard let id = origin.constraint else { return rows.all.first { $0.origin == origin } }
        return rows.groups[RowGroup.constraint(id).index(in: layout)].first { $0.origin == origin }
    }

    /// What the layout implies first, in the order given, then written constraints by their position in the source.
    func inSourceOrder(_ origins: [RowOrigin]) -> [RowOrigin] {
        origins.filter { $0.constraint == nil }
            + origins.compactMap(\.constraint).sorted(by: comesBefore).map { .constraint($0) }
    }

    /// Whether both are written constraints and `a` comes before `b` in the source.
    func comesBefore(_ a: RowOrigin, _ b: RowOrigin) -> Bool {
        guard let one = a.constraint, let other = b.constraint else { return false }
        return comesBefore(one, other)
    }

    /// Whether a written constraint comes before another in the source.
    private func comesBefore(_ a: ConstraintID, _ b: ConstraintID) -> Bool {
        let (one, other) = (layout.constraints[a.index].source.focus, layout.constraints[b.index].source.focus)
        // Constraints of other files come first, so that a conflict's last member is in the layout's own file.
        let (isOwn, isOthersOwn) = (one.file == layout.file, other.file == layout.file)
        if isOwn != isOthersOwn { return isOthersOwn }
        if one.file != other.file { return one.file < other.file }
        return one.range == other.range ? a < b : one.range < other.range
    }
}

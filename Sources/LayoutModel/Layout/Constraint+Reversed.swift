extension Constraint {
    /// The same constraint with its two items exchanged. Nil if there is no second item, or the multiplier is unknown,
    /// zero or too small to divide by.
    package var reversed: Constraint? {
        guard let second, let factor = multiplier.literal, factor != 0, (1 / factor).isFinite else { return nil }
        var result = self
        result.first = second
        result.second = first
        result.relation = factor > 0 ? relation.flipped : relation
        result.multiplier = .literal(1 / factor)
        result.constant = Quantity.product(.literal(-1 / factor), constant).simplified
        return result
    }
}

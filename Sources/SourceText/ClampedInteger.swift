extension Int {
    /// The whole part of a number; the nearest integer if that is too large, and 0 for NaN.
    ///
    /// Files and clients can make any number, infinite ones too, and `Int(_:)` ends the program at those that no
    /// integer has.
    package init(clamping number: Double) {
        self = Int(exactly: number.rounded(.towardZero)) ?? (number.isNaN ? 0 : number < 0 ? .min : .max)
    }
}

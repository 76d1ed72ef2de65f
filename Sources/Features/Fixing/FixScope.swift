/// Which fixes are applied without a person who picks them one by one.
package enum FixScope: Hashable, Sendable {
    /// Only fixes that are safe: they decide nothing, and every frame that was determined stays as it is.
    case safe
    /// The preferred fix of each finding, even if it decides something.
    case choices
}

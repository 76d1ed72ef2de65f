import AutoLayoutEngine

extension Solution {
    /// Where the size of a root comes from for which code decides none: a device's was assumed, and required
    /// constraints may allow another one only.
    package var originOfAssumedSize: String { hasForcedRoot ? "a size that constraints require" : "an assumed size" }
}

import LayoutModel
import Wording

/// A change of a layout that might fix a finding, or that a person might want to make.
package struct Repair: Hashable, Sendable {
    /// An imperative sentence, in which long quoted names are shortened.
    package let title: String
    package var edits: [ModelEdit]
    /// Whether somebody must choose it, because what it removes may have a purpose that the layout does not show.
    package var needsChoice: Bool
    /// Whether it changes constraints to match the recorded frames. Otherwise the frames are updated to match.
    let keepsFrames: Bool

    init(title: String, edits: [ModelEdit], needsChoice: Bool = false, keepsFrames: Bool = false) {
        self.title = title.withShortNames
        self.edits = edits
        self.needsChoice = needsChoice
        self.keepsFrames = keepsFrames
    }

    /// The same repair, made only if somebody chooses it.
    var requiringChoice: Repair {
        var repair = self
        repair.needsChoice = true
        return repair
    }
}

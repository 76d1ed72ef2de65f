import LayoutModel
import Wording

/// A change of a layout that might fix a finding, or that a person might want to make.
package struct Repair: Hashable, Sendable {
    /// An imperative; long names in quotes are cut.
    package let title: String
    package var edits: [ModelEdit]
    /// Whether it must not be made unless somebody chooses it: what it removes may be there for a reason that the
    /// layout does not show.
    package var needsChoice: Bool
    /// Whether it makes the constraints agree with the recorded frames, so that the frames stay. Otherwise they follow
    /// the constraints.
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

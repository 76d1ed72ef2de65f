import LayoutModel
import Wording

/// A change of a layout that might fix a finding, or that a person might want to make.
package struct Repair: Hashable, Sendable {
    /// An imperative sentence, in which long quoted names are shortened.
    package let title: String
    package var edits: [ModelEdit]
    package var kind: FixKind
    /// Whether it changes constraints to match the recorded frames. Otherwise the frames are updated to match.
    let keepsFrames: Bool

    init(title: String, edits: [ModelEdit], kind: FixKind = .choice, keepsFrames: Bool = false) {
        self.title = title.withShortNames
        self.edits = edits
        self.kind = kind
        self.keepsFrames = keepsFrames
    }

    /// The same repair, applied only if a person picks it.
    var requiringChoice: Repair {
        var repair = self
        repair.kind = .openChoice
        return repair
    }

    /// The same repair, applied only if a person picks it if it removes a constraint that code may name.
    func sparingNamedConstraints(of layout: Layout) -> Repair {
        let removesNamed = edits.contains { edit in
            guard case .removeConstraint(let id) = edit else { return false }
            return layout[id].mayBeNamedByCode
        }
        return removesNamed ? requiringChoice : self
    }
}

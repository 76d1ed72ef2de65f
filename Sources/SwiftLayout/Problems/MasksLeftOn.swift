import LayoutModel
import SourceText
import SwiftSource

/// The views that constraints place while their autoresizing masks make constraints too.
///
/// Only views of UIKit's own classes count that the class makes, adds and constrains in any case: a class of the
/// project may turn the mask off by itself.
struct MasksLeftOn {
    struct One {
        var view: ObjectID
        /// The first constraint that places it.
        var constraint: MadeConstraint
        /// Where it is added to its superview.
        var added: FileRange
    }

    private(set) var all: [One] = []

    init(_ execution: Execution) {
        guard !execution.isCut, !execution.mayTurnMasksOff, !execution.isRootOpen else { return }
        var superviews: [ObjectID: ObjectID] = [:]
        var additions: [ObjectID: FileRange] = [:]
        for event in execution.events {
            guard case .addSubview(let view, let parent, _) = event.effect, execution.isBase(event.path) else {
                continue
            }
            superviews[view] = parent
            additions[view] = event.place
        }
        var found: [One] = []
        var seen: Set<ObjectID> = []
        // The views that some constraint places elsewhere than the frames that they are made with.
        var differing: Set<ObjectID> = []
        for use in ConstraintUses(execution).all where use.certainty == .always {
            guard case .constraint(let made) = execution[use.object].kind,
                execution.field("priority", of: use.object) == .number(1000)
            else { continue }
            // What relates a view to one inside of it places that one: a view with a frame may contain such views.
            let isInside =
                made.second.map { superviews.chain(from: $0.object).dropFirst().contains(made.first.object) } ?? false
            guard let placed = isInside ? made.second : made.first, placed.guide == nil,
                let parent = superviews[placed.object], let added = additions[placed.object],
                Self.isPlain(placed.object, execution), Self.isContainer(parent, execution)
            else { continue }
            if !Self.isWhereFrameIs(made, use.object, in: parent, execution) { differing.insert(placed.object) }
            guard seen.insert(placed.object).inserted else { continue }
            found.append(One(view: placed.object, constraint: made, added: added))
        }
        all = found.filter { differing.contains($0.view) }
    }

    /// Whether a constraint of a view's near edge to the same one of its superview puts it where the frame does that it
    /// is made with: the mask and the constraint say the same.
    private static func isWhereFrameIs(
        _ made: MadeConstraint, _ id: ObjectID, in parent: ObjectID, _ execution: Execution
    ) -> Bool {
        guard case .structure(let frame)? = execution.field("frame", of: made.first.object),
            case .structure(let origin)? = frame.fields["origin"],
            let coordinate = coordinates[made.attribute].flatMap({ origin.fields[$0] }),
            made.second == ItemValue(parent), made.secondAttribute == made.attribute
        else { return false }
        return execution.number(coordinate)?.literal != nil && execution.field("constant", of: id) == coordinate
    }

    private static let coordinates: [LayoutModel.Attribute: String] = [.left: "x", .leading: "x", .top: "y"]

    /// Whether a view of UIKit's own is placed by its mask, as far as the class tells, and by nothing else.
    static func isPlain(_ id: ObjectID, _ execution: Execution) -> Bool {
        let object = execution[id]
        return object.kind == .view && id != .root && !object.isOpen && !object.isHeld && !object.isForeign
            && !object.isOutlet && isUIKits(object.type)
            && object.fields["translatesAutoresizingMaskIntoConstraints"] == nil && execution.heldAxes[id] == nil
            && execution.field("view", of: .root)?.object != id
            && !(object.isFilledByOthers && isTurnedOff(id, execution))
    }

    /// Whether the controller of a view may turn off its mask when it loads it.
    private static func isTurnedOff(_ view: ObjectID, _ execution: Execution) -> Bool {
        guard let controller = execution.objects.first(where: { $0.fields["view"] == .object(view) }),
            let name = controller.type
        else { return true }
        let ancestry = execution.ancestry(ofType: name)
        return ancestry.contains(nil)
            || execution.ownClasses(ancestry)
                .flatMap(\.members.nodes).contains { code in
                    code.contains { node in
                        MemberAccess(node)?.name == "translatesAutoresizingMaskIntoConstraints"
                            && MemberAccess(node)?.base?.ownName == "view"
                    }
                }
    }

    /// Whether a view leaves the masks of its subviews as they are.
    static func isContainer(_ id: ObjectID, _ execution: Execution) -> Bool {
        if id == .root { return true }
        let object = execution[id]
        return !object.isOpen && !object.isForeign && isUIKits(object.type)
    }

    private static func isUIKits(_ type: String?) -> Bool { type.map(UIKitClass.isKnown) ?? false }
}

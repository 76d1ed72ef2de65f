import LayoutModel
import SourceText
import SwiftSource

/// ConstraintsHolder, which keeps the constraints of a view in slots named after attributes. It is read by what the
/// library documents: its own code, if it is there, is not executed.
extension Execution {
    /// The class of the objects that hold slots.
    static let holder = "ConstraintsHolder"

    static let slotNames = [
        "left", "right", "top", "bottom", "leading", "trailing", "centerX", "centerY", "width", "height", "baseline",
    ]

    private func isSlot(_ name: String, of id: ObjectID) -> Bool {
        self[id].type == Self.holder && Self.slotNames.contains(name)
    }

    // MARK: Holders

    /// `view.updateConstraints { holder, view in … }`. Nil for another method of the name.
    func updateSlots(of view: ObjectID, _ arguments: Arguments) -> Value? {
        guard arguments.all.count == 1, case .closure(let closure)? = arguments.first,
            program.declares(Self.holder) || takesHolder(closures[closure.index].node)
        else { return nil }
        turnMaskOff(of: view)
        let holder = holder(of: view, at: arguments.node)
        _ = call(closure, [.object(holder), .object(view)], at: arguments.node)
        return .void
    }

    /// Whether a closure takes a holder and a view.
    private func takesHolder(_ node: SyntaxNode) -> Bool { ClosureExpression(node)?.parameters.count == 2 }

    /// The holder of a view. Views with the same accessibility identifier share one.
    private func holder(of view: ObjectID, at node: SyntaxNode) -> ObjectID {
        let identifier = field("accessibilityIdentifier", of: view) ?? .none
        let key = identifier == .none ? .object(view) : identifier
        if let known = holders[key] {
            if let owner = self[known].owner, owner != view {
                slotNotes.append(
                    SlotNote(
                        kind: .shared(view, owner), holder: known, slot: "", path: path, place: place(of: node),
                        node: node))
            }
            return known
        }
        let id = makeObject(.instance, type: Self.holder, at: node)
        objects[id.index].path = .always
        objects[id.index].owner = view
        objects[id.index].isOpen = identifier.isUnknown
        holders[key] = id
        return id
    }

    // MARK: Slots

    /// What is in a slot. Nil for another member, or one of another object.
    func slot(_ name: String, of id: ObjectID) -> Value? {
        guard isSlot(name, of: id) else { return nil }
        return field(name, of: id) ?? (self[id].isOpen ? .unknown : .none)
    }

    /// Puts a constraint into a slot, or empties it.
    ///
    /// - Returns: False for another member, or one of another object.
    func assignSlot(_ value: Value, _ name: String, of id: ObjectID, at node: SyntaxNode) -> Bool {
        guard isSlot(name, of: id) else { return false }
        func note(_ kind: SlotNote.Kind) {
            slotNotes.append(
                SlotNote(kind: kind, holder: id, slot: name, path: path, place: place(of: node), node: node))
        }
        if let wanted = slotName(of: value), wanted != name {
            // The app ends here.
            note(.mismatch(wanted))
            return true
        }
        if case .object(let old)? = field(name, of: id), .object(old) != value,
            field(Self.activeField, of: old) == .bool(true)
        {
            note(value == .none ? .emptied(old) : .replaced(old))
            if value == .none { return true }
        }
        if let (attribute, slot) = marginSlot(of: value), !Self.isAlike(slot, name) {
            note(.margins(attribute, slot: slot))
        }
        if let view = self[id].owner, isAboutOthers(value, than: view) { note(.foreign(view)) }
        note(.assigned(value.object))
        setField(name, of: id, value)
        return true
    }

    /// The attribute of a constraint of margins, and the slot named after it.
    private func marginSlot(of value: Value) -> (attribute: String, slot: String)? {
        guard let id = value.object, case .constraint(let made) = self[id].kind, made.first.guide == .layoutMargins
        else { return nil }
        let isCentre = made.attribute == .centerX || made.attribute == .centerY
        return (made.attribute.rawValue + (isCentre ? "WithinMargins" : "Margin"), made.attribute.rawValue)
    }

    private static func isAlike(_ a: String, _ b: String) -> Bool {
        let alike = ["left": "leading", "right": "trailing"]
        return alike[a] ?? a == alike[b] ?? b
    }

    /// Whether a constraint relates neither a view nor anything inside of it.
    private func isAboutOthers(_ value: Value, than view: ObjectID) -> Bool {
        guard let id = value.object, case .constraint(let made) = self[id].kind else { return false }
        return made.items.allSatisfy { item in
            superviews.chain(from: guides[item.object]?.object ?? item.object).allSatisfy { outer in
                let object = self[outer]
                return outer != view && !object.isOpen && !object.isForeign && object.kind == .view
            }
        }
    }

    /// The slot that a constraint belongs to; nil for a constraint of margins, which every slot accepts, and for what
    /// is no constraint.
    private func slotName(of value: Value) -> String? {
        guard let id = value.object, case .constraint(let made) = self[id].kind, made.first.guide != .layoutMargins
        else { return nil }
        switch made.attribute {
        case .firstBaseline, .lastBaseline: return "baseline"
        default: return made.attribute.rawValue
        }
    }

    // MARK: Activating

    /// The field of a constraint that says whether it is active.
    static let activeField = "is active"

    /// A method of a holder. Nil for another method, or one of another object.
    func slotMethod(_ name: String, of id: ObjectID, _ arguments: Arguments) -> Value? {
        guard self[id].type == Self.holder else { return nil }
        switch name {
        case "activate", "deactivate":
            guard let names = Self.keyPaths(in: arguments.all.first?.node) else {
                open(id)
                break
            }
            switchSlots(names, of: id, isActive: name == "activate", at: arguments.node)
        case "activateAll", "deactivateAll":
            let used = Self.slotNames.filter { (slot($0, of: id) ?? .none) != .none }
            switchSlots(used, of: id, isActive: name == "activateAll", at: arguments.node)
        case "activeConstraints", "active": return .unknown
        default: return nil
        }
        return .void
    }

    private func switchSlots(_ names: [String], of id: ObjectID, isActive: Bool, at node: SyntaxNode) {
        for name in names {
            let value = slot(name, of: id) ?? .unknown
            if value == .none {
                slotNotes.append(
                    SlotNote(kind: .empty, holder: id, slot: name, path: path, place: place(of: node), node: node))
            } else if isActive {
                activate(value, at: node)
            } else {
                deactivate(value, at: node)
            }
        }
    }

    /// The names in `[\.top, \.width]`; nil if the list is not written there.
    private static func keyPaths(in node: SyntaxNode?) -> [String]? {
        guard let elements = node.flatMap(ArrayLiteral.init)?.elements else { return nil }
        let names = elements.map { KeyPath($0)?.path.flatMap(MemberAccess.init)?.name }
        return names.contains(nil) ? nil : names.compactMap { $0 }
    }
}

/// Something that happens to a slot.
struct SlotNote {
    enum Kind: Hashable {
        /// A constraint is put into it; nil if it is emptied, or if that is not known.
        case assigned(ObjectID?)
        /// A constraint of another slot is put into it.
        case mismatch(String)
        /// A constraint of margins is put into it that belongs into another slot.
        case margins(String, slot: String)
        /// A constraint is put into it that is about other views than this one.
        case foreign(ObjectID)
        /// Two views have the same holder: the one that is meant, and the one that had it first.
        case shared(ObjectID, ObjectID)
        /// It is switched while it is empty.
        case empty
        /// It is emptied or gets another constraint while the one in it is active.
        case emptied(ObjectID)
        case replaced(ObjectID)
    }

    var kind: Kind
    var holder: ObjectID
    var slot: String
    var path: Path
    var place: FileRange
    var node: SyntaxNode
}

import LayoutModel

/// What an expression of layout code comes to. Whatever is not understood is ``unknown``.
///
/// Only what is large or has values of its own takes memory of its own: most values are objects and numbers.
enum Value: Hashable {
    case unknown
    /// `nil`.
    case none
    case void
    case number(LinearNumber)
    case bool(Bool)
    case string(String)
    /// An array whose elements are all known to be there. An element itself may be unknown.
    case list([Value])
    case tuple([Field])
    case dictionary([Pair])
    /// `.horizontal`, `.gone(direction: .left)`. The type is often not known until the value is used.
    indirect case member(Member)
    case object(ObjectID)
    indirect case anchor(AnchorValue)
    /// A value with named parts: `CGSize`, `UIEdgeInsets`, a struct of the project.
    indirect case structure(Structure)
    case closure(ClosureID)
    indirect case function(FunctionValue)
    case type(String)
    indirect case snap(SnapValue)
    /// Whether a view is hidden, where the code does not decide that.
    case hidden(ObjectID)
    /// A condition that the code does not decide.
    case truth(Truth)
    /// One of some cases of an enumeration.
    indirect case choice(Choice)

    struct Field: Hashable {
        var label: String?
        var value: Value
    }

    struct Pair: Hashable {
        var key: Value
        var value: Value
    }

    struct Member: Hashable {
        var name: String
        var payload: [Field] = []
        /// The enum of the project whose case it is, once that is known.
        var type: String?

        /// Two of one name are the same, whether or not their type is known already.
        static func == (a: Member, b: Member) -> Bool { a.name == b.name && a.payload == b.payload }

        func hash(into hasher: inout Hasher) {
            hasher.combine(name)
            hasher.combine(payload)
        }
    }

    struct Structure: Hashable {
        var type: String
        var fields: [String: Value]
    }

    static func number(_ value: Double) -> Value { .number(LinearNumber(value)) }

    static func integer(_ value: Int) -> Value { .number(LinearNumber(Double(value)).withKind(.integer)) }

    var object: ObjectID? {
        if case .object(let id) = self { id } else { nil }
    }

    var bool: Bool? {
        if case .bool(let value) = self { value } else { nil }
    }

    var string: String? {
        if case .string(let text) = self { text } else { nil }
    }

    var list: [Value]? {
        if case .list(let elements) = self { elements } else { nil }
    }

    /// The name of an enum case or a static member without a payload.
    var memberName: String? {
        if case .member(let member) = self, member.payload.isEmpty { member.name } else { nil }
    }

    /// Whether nothing is known of it, or not enough for those who do not ask for the paths of a choice.
    var isUnknown: Bool {
        switch self {
        case .unknown, .choice: true
        default: false
        }
    }

    var isList: Bool { if case .list = self { true } else { false } }

    /// Whether it is what a constraint relates: an anchor, or a part of SnapKit's language.
    var isEndOfConstraint: Bool {
        switch self {
        case .anchor, .snap: true
        default: false
        }
    }

    /// The objects in the value, also inside lists and payloads.
    var objects: [ObjectID] {
        switch self {
        case .object(let id): [id]
        case .list(let elements): elements.flatMap(\.objects)
        case .tuple(let fields): fields.count == 1 ? fields[0].value.objects : fields.flatMap(\.value.objects)
        case .member(let member): member.payload.flatMap(\.value.objects)
        case .dictionary(let pairs): pairs.flatMap { $0.key.objects + $0.value.objects }
        case .structure(let structure): structure.fields.values.flatMap(\.objects)
        case .anchor(let anchor): [anchor.item.object] + (anchor.start.map { [$0.item.object] } ?? [])
        case .snap(.proxy(let id)), .snap(.target(let id, _)): [id]
        case .unknown, .none, .void, .number, .bool, .string, .closure, .function, .type, .snap, .hidden,
            .truth, .choice:
            []
        }
    }

    /// Counts the parts of the value down.
    ///
    /// - Returns: False if there are more than `left`.
    func countParts(_ left: inout Int) -> Bool {
        switch self {
        case .list(let elements): return elements.allSatisfy { $0.countPart(&left) }
        case .tuple(let fields): return fields.allSatisfy { $0.value.countPart(&left) }
        case .dictionary(let pairs): return pairs.allSatisfy { $0.value.countPart(&left) && $0.key.countPart(&left) }
        case .member(let member): return member.payload.allSatisfy { $0.value.countPart(&left) }
        case .structure(let structure): return structure.fields.values.allSatisfy { $0.countPart(&left) }
        case .string(let text): return text.utf8.count < 10_000
        default: return true
        }
    }

    private func countPart(_ left: inout Int) -> Bool {
        left -= 1
        return left >= 0 && countParts(&left)
    }
}

/// A view, a guide, a constraint or an instance of a class of the project: an index into the objects of an execution.
struct ObjectID: Hashable, Comparable {
    var index: Int

    /// The instance of the class that is read.
    static let root = ObjectID(index: 0)

    static func < (a: ObjectID, b: ObjectID) -> Bool { a.index < b.index }
}

/// A closure with the scope that it captured: an index into the closures of an execution.
struct ClosureID: Hashable {
    var index: Int
}

/// `view.leadingAnchor`, or a distance between two anchors.
struct AnchorValue: Hashable {
    var item: ItemValue
    var attribute: Attribute
    /// The anchor from which `anchorWithOffset(to:)` measures; this value is then the distance from it to the anchor.
    var start: Start?
    /// The attribute at which a distance ends; nil for an anchor.
    var end: Attribute?

    struct Start: Hashable {
        var item: ItemValue
        var attribute: Attribute
    }
}

/// What a constraint relates: an object or one of its guides.
struct ItemValue: Hashable {
    var object: ObjectID
    var guide: Guide?

    init(_ object: ObjectID, _ guide: Guide? = nil) {
        self.object = object
        self.guide = guide
    }
}

/// A method that is passed as a value: `labels.forEach(addSubview)`.
struct FunctionValue: Hashable {
    var receiver: Value
    var name: String
}

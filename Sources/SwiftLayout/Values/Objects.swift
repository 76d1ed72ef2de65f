import LayoutModel
import SourceText
import SwiftSource

/// Something that code makes and refers to: a view, a guide, a constraint, an instance of a class of the project.
///
/// An object, because it has much and is asked for everywhere.
final class Object {
    enum Kind: Hashable {
        case view
        case controller
        case guide
        case constraint(MadeConstraint)
        /// A SnapKit `Constraint`, which stands for one or more constraints.
        case snapConstraint([ObjectID])
        /// An instance of another class of the project or of an unknown one.
        case instance
    }

    var kind: Kind
    /// The name of its class; nil if it is unknown.
    let type: String?
    /// The classes of the object, once they were asked for.
    var ancestry: Ancestry?
    /// Stored properties, of UIKit's classes and of the project's. One that is absent was never assigned.
    var fields: [String: Value] = [:]
    /// How the code calls it: its property, `rows[0]`, `makeHeader().title`. Empty until something is assigned.
    var name = ""
    /// Whether the name is that of a property.
    var hasPropertyName = false
    /// The expression that makes it.
    var origin: FileRange
    /// On which path it was made.
    var path: Path
    /// What code that is not understood may do with it.
    var openness = Openness.none
    /// Whether something other than constraints places it: `frame`, UIKit, a document.
    var isHeld = false
    /// Whether a property or a list of one keeps it, so that other methods can find it again.
    var isStored = false
    /// Whether it belongs to another object of the project, so that its superview is not known.
    var isForeign = false
    /// Whether code that is not read here fills it, as another controller does its view: it may bring any size.
    var isFilledByOthers = false
    /// Whether a caller gives it, so that it may be one of the other objects.
    var mayBeAnother = false
    /// Whether its class is not among the sources. It may be a view; see ``Execution/promote(_:)``.
    var isForeignInstance = false
    /// The object that a foreign one belongs to; of a SnapKit `Constraint`, the view that was asked for it.
    var owner: ObjectID?
    /// The view with which this one is hidden and shown; see ``Execution/observation(_:of:_:)``.
    var follows: ObjectID?
    /// Whether it is a label or an image that a button or a cell makes and places.
    var isPart = false
    /// Whether a property or variable that may be nil holds it: it was made and assigned on some path only.
    var mayBeAbsent = false
    /// Whether the priority was set after the constraint was made.
    var isReprioritized = false
    /// Whether a document makes it and connects it to the property.
    var isOutlet = false
    /// Whether SnapKit changes or removes what it made for the view before.
    var isRemade = false
    /// Whether it does so with what the class that is read has made.
    var isRemadeLater = false
    /// Whether it is a view that an initializer of its class makes, so that it is of no class below.
    var isMadeByItsClass = false

    init(kind: Kind, type: String?, origin: FileRange, path: Path) {
        self.kind = kind
        self.type = type
        self.origin = origin
        self.path = path
    }
}

extension Object {
    enum Openness {
        case none
        /// It makes the view, and so may give it a size, but no place: the class adds the view afterwards.
        case size
        /// It has the view and no other, and so may place it, but not by what is beside its superview.
        case alone
        case all
    }

    /// Whether code that is not understood may do something with it. The axes are not known apart.
    var isOpen: Bool {
        get { openness != .none }
        set { openness = newValue ? .all : .none }
    }

    /// Whether code that is not understood may place it.
    var mayBePlaced: Bool { openness == .alone || openness == .all }

    /// Whether it is a plain view that shows nothing, as far as its class can tell.
    var isEmptyView: Bool {
        kind == .view && type == "UIView" && !isOpen && !isHeld && !isForeign && !isOutlet
            && Self.invisible.isSuperset(of: fields.keys)
    }

    /// Properties that make nothing visible.
    private static let invisible: Set<String> = [
        "translatesAutoresizingMaskIntoConstraints", "isHidden", "isUserInteractionEnabled", "isAccessibilityElement",
        "accessibilityIdentifier", "hugging.horizontal", "hugging.vertical", "resistance.horizontal",
        "resistance.vertical", "tag",
    ]
}

/// A constraint as it was made. What can change later is in the object's fields: `constant`, `priority`.
struct MadeConstraint: Hashable {
    var first: ItemValue
    var attribute: LayoutModel.Attribute
    var relation: Relation
    /// Nil if it is unknown.
    var multiplier: LinearNumber?
    var second: ItemValue?
    var secondAttribute: LayoutModel.Attribute?
    /// The expression that made it, and the part of it that is about this constraint.
    var statement: FileRange
    var focus: FileRange
    /// Where it is written: in a helper function, if one makes it.
    var written: FileRange

    init(
        _ first: ItemValue, _ attribute: LayoutModel.Attribute, _ relation: Relation,
        multiplier: LinearNumber? = LinearNumber(1),
        _ second: ItemValue? = nil, _ secondAttribute: LayoutModel.Attribute? = nil, at place: FileRange,
        focus: FileRange? = nil, written: FileRange? = nil
    ) {
        self.first = first
        self.attribute = attribute
        self.relation = relation
        self.multiplier = multiplier
        self.second = second
        self.secondAttribute = secondAttribute
        self.statement = place
        self.focus = focus ?? place
        self.written = written ?? place
    }

    /// Where a helper function makes it; nil if no other function does than the statement's own.
    var helper: FileRange? { written == statement ? nil : written }

    var items: [ItemValue] { [first] + (second.map { [$0] } ?? []) }
}

/// What code did to the layout, in order.
struct Event {
    enum Effect: Hashable {
        case addSubview(ObjectID, to: ObjectID, at: Position)
        case arrange(ObjectID, in: ObjectID, at: Position)
        case remove(ObjectID)
        /// Takes a view out of the arranged ones of a stack. It stays a subview.
        case disarrange(ObjectID, from: ObjectID)
        case addGuide(ObjectID, to: ObjectID)
        case activate(ObjectID)
        case deactivate(ObjectID)
        case setHidden(ObjectID, Bool?)
        /// With the constant before; nil if that was not a number.
        case setConstant(ObjectID, from: LinearNumber?, to: LinearNumber)
        /// A library makes the view gone.
        case collapse(ObjectID, CodeCollapsing)
        /// The constraint is activated or deactivated: which of the two depends on a value.
        case mayActivate(ObjectID)
    }

    enum Position: Hashable {
        case last, first
        case index(Int)
        case unknown
    }

    var effect: Effect
    var path: Path
    var place: FileRange
    /// Where a constraint is activated, whose ``place`` is where it is made.
    var written: FileRange?
    /// The body of the method with a flag in which it happens, whoever calls that; see ``FunctionInfo/flag``.
    var flagged: SyntaxNode?

    var isActivation: Bool { if case .activate = effect { true } else { false } }
}

/// A number that the code does not state, with what it is called.
struct UnknownNumber: Hashable {
    var name: String
    /// A value for pictures.
    var likely: Double
    var lowerBound: Double?
    /// Whether it may be nil instead.
    var mayBeNil = false
    /// What it is on paths between which a condition decides; empty if that is not known.
    var alternatives: [Alternative] = []

    struct Alternative: Hashable {
        var path: Path
        var number: LinearNumber
    }
}

/// A branching place.
struct Branching {
    /// The condition's text, or the name of the entry point; one line.
    var text: String
    var place: FileRange
    var kind: Kind
    /// How many branches it has.
    var count = 0
    /// What to call each branch; empty for `if`, and for an entry point that runs once.
    var branches: [String] = []
    /// Whether the variable that it asks for was turned round before: then the other value names each branch.
    var isTurned = false
    /// Whether every branch but one leaves the function.
    var isGuard = false
    /// Whether it is a method that counts only once something calls it: one that a superclass offers to its subclasses,
    /// one that may be of another class of the same name, or one that another initializer calls.
    var isOffered = false
    /// The method that it enters, or the property whose observers or setter.
    var method: String?
    /// Whether it is a method that overrides another one, which UIKit may call before the view is shown.
    var isOverride = false
    /// Whether it is a method that a control, a notification or a timer calls once the view is shown.
    var isAction = false
    /// Whether it is an observer or setter of the property ``method``.
    var isObserver = false
    /// Whether it is a closure that was handed on.
    var isClosure = false
    /// Whether it is a method that nothing calls, or only another initializer. It is read for what it says of views,
    /// but what it does never happens.
    var isNeverRun = false
    /// Whether it is a method that only another initializer calls.
    var isOfOtherInitializer = false
    /// Whether it is a method of a controller that others may call before the view is loaded.
    var mayComeBeforeLoading = false
    /// Of a closure that was handed on: how many objects there were by then. It may run at once.
    var known: Int?

    init(text: String, place: FileRange, kind: Kind) {
        self.text = text
        self.place = place
        self.kind = kind
    }

    enum Kind {
        case branch, loop, entry
        /// A condition on what a caller passes: it holds or not in each call, and only what reads the code does not
        /// know it. So it names no state.
        case undecided
    }
}

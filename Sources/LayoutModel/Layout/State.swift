import SourceText

/// A named set of changes to a layout.
package struct State: Hashable, Sendable {
    package var name: String
    package var range: FileRange
    package var nameRange: FileRange
    package var changes: [StateChange]
    /// What code chooses on the way to it, of which its name is made; empty where the name says all.
    package var choices: [StateChoice] = []
    /// The methods that make it; see ``Addition/methods``.
    package var methods: [String] = []
    /// Whether two calls of a method make it; see ``Addition/isRepeated``.
    package var isRepeated = false
    /// The views that something unreadable may affect in this state; nil for ``Layout/partiallyKnown``.
    package var partiallyKnown: AxisPair<Set<ViewID>>?

    package init(name: String, range: FileRange, nameRange: FileRange, changes: [StateChange]) {
        self.name = name
        self.range = range
        self.nameRange = nameRange
        self.changes = changes
    }
}

/// One branch that code takes on the way to a state.
package struct StateChoice: Hashable, Sendable {
    /// A number of the condition.
    package var condition: Int
    package var branch: Int
    /// Whether the condition has just one other branch.
    package var isEither: Bool
    /// `isCompact`, `!isCompact`.
    package var text: String
    /// Whether it is said only if nothing else is.
    package var isLeftOut: Bool

    package init(condition: Int, branch: Int, isEither: Bool, text: String, isLeftOut: Bool = false) {
        self.condition = condition
        self.branch = branch
        self.isEither = isEither
        self.text = text
        self.isLeftOut = isLeftOut
    }

    /// What code chooses, as the name of a state.
    package static func name(_ choices: [StateChoice]) -> String {
        let said = choices.filter { !$0.isLeftOut }
        return (said.isEmpty ? choices : said).map(\.text).joined(separator: ", ")
    }
}

/// One change that a state makes.
package struct StateChange: Hashable, Sendable {
    package enum Effect: Hashable, Sendable {
        case gone(ViewID)
        case hide(ViewID)
        case show(ViewID)
        case activate([ConstraintID])
        case deactivate([ConstraintID])
        case setConstant([ConstraintID], Quantity)
        case setPriority([ConstraintID], Quantity)
        case setParameter(ParameterID, Double)
        case setIntrinsicSize(ViewID, AxisPair<IntrinsicLength>)
        case setText(ViewID, String)
        case setSize(CanvasSize)
    }

    /// Not empty in effects on constraints.
    package var effect: Effect
    /// The text of the change; for one of several views in a statement, its name.
    package var range: FileRange

    package init(effect: Effect, range: FileRange) {
        self.effect = effect
        self.range = range
    }

    /// The constraints that the change affects; nil for a change of anything else.
    package var constraints: [ConstraintID]? {
        switch effect {
        case .activate(let ids), .deactivate(let ids), .setConstant(let ids, _), .setPriority(let ids, _): ids
        case .gone, .hide, .show, .setParameter, .setIntrinsicSize, .setText, .setSize: nil
        }
    }

    /// The change without some constraints; nil if it then affects none.
    func without(_ removed: Set<ConstraintID>) -> StateChange? {
        guard let ids = constraints?.filter({ !removed.contains($0) }) else { return self }
        var change = self
        switch effect {
        case .activate: change.effect = .activate(ids)
        case .deactivate: change.effect = .deactivate(ids)
        case .setConstant(_, let constant): change.effect = .setConstant(ids, constant)
        case .setPriority(_, let priority): change.effect = .setPriority(ids, priority)
        default: break
        }
        return ids.isEmpty ? nil : change
    }
}

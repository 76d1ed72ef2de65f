import LayoutModel
import SourceText

/// The findings about the code of a class itself, whatever the sizes are.
struct CodeProblems {
    private(set) var findings: [Finding] = []
    private let execution: Execution
    private var suggestions: CodeSuggestions { CodeSuggestions(execution.type) }

    init(_ execution: Execution) {
        self.execution = execution
        add(LooseActivations(execution).all)
        for one in MasksLeftOn(execution).all { add(one) }
        for one in execution.contentViewMasks { add(one) }
        for one in NeverPlaced(execution).all { add(one) }
        add(SnapMistakes(execution))
        for one in SlotMistakes(execution).all { add(one) }
        for one in InvisibleForGood(execution).all { add(one) }
        for one in VisibilityMistakes(execution).all { add(one) }
        for one in execution.formatMistakes { add(one.code, at: one.place, one.message, in: one.method) }
    }

    private mutating func add(_ one: VisibilityMistakes.One) {
        let name = name(of: one.view)
        let (code, message): (FindingCode, String)
        switch one.kind {
        case .keepsGaps(let edges):
            let words = Edge.allCases.filter(edges.contains).map(\.rawValue).joined(separator: " and ")
            code = "not-restored"
            message =
                "\"\(name)\" comes back without its gap at \(words): .gone takes it away, and .visible restores those "
                + "of its own directions alone. Use the same directions for both."
        case .hasNoSuperview:
            code = "collapse-without-effect"
            message =
                "Without effect: \"\(name)\" has no superview yet, and setVisible changes nothing then. Call it after "
                + "\"\(name)\" is added."
        case .isNotAdded:
            code = "not-restored"
            message =
                "\"\(name)\" comes back without its width and gaps: FlexibleBox gives back what addViews told it, and "
                + "it was never told of \"\(name)\". Add it by addViews."
        case .isAddedTooLate:
            code = "not-restored"
            message =
                "\"\(name)\" comes back without its width and gaps: its space is already free here, so FlexibleBox "
                + "remembers 0. Add it before its space is freed."
        case .hasNoCollection:
            code = "collapse-without-effect"
            message =
                "Without effect: \"\(name)\" has no fd_collapsibleConstraints, and fd_collapsed changes those alone. "
                + "List its width or height there, and one of its gaps."
        }
        add(code, .warning, at: one.place, message)
    }

    private mutating func add(_ one: InvisibleForGood.One) {
        let name = name(of: one.view)
        add(
            "not-restored", .warning, at: one.hidden,
            "\"\(name)\" stays hidden: setVisible(.invisible) sets isHidden, and .visible restores constants alone. "
                + "Set \(name).isHidden to false where it is shown again.",
            [Finding.Related(range: one.shown, message: "This does not show it")])
    }

    private mutating func add(_ note: SlotNote) {
        var severity = Finding.Severity.error
        let (code, message): (FindingCode, String)
        switch note.kind {
        case .assigned: return
        case .margins(let attribute, let slot):
            code = .slotMismatch
            severity = .warning
            message =
                "This puts a constraint of \(attribute) into the slot \(note.slot): ConstraintsHolder does not check "
                + "margins, so whoever uses the slot changes another constraint. Put it into the slot \(slot)."
        case .foreign(let view):
            code = .slotMismatch
            severity = .warning
            message =
                "This constraint is not about \"\(name(of: view))\", whose slot \(note.slot) it is put into. Put it "
                + "into a slot of a view that it relates."
        case .shared(let view, let other):
            code = .slotMismatch
            severity = .warning
            message =
                "\"\(name(of: view))\" shares its slots with \"\(name(of: other))\", because ConstraintsHolder tells "
                + "views apart by accessibilityIdentifier, and both have the same. Give each its own."
        case .mismatch(let attribute):
            code = .slotMismatch
            message =
                "ConstraintsHolder ends the app here: this puts a constraint of \(attribute) into the slot "
                + "\(note.slot). Put it into the slot \(attribute)."
        case .empty:
            code = .emptySlot
            message =
                "ConstraintsHolder ends the app here: the slot \(note.slot) is empty. Put a constraint into it first."
        case .emptied:
            code = .slotStillActive
            message =
                "ConstraintsHolder ends the app here: the constraint in the slot \(note.slot) is still active. "
                + "Deactivate it first."
        case .replaced:
            code = .slotStillActive
            message =
                "The constraint that is in the slot \(note.slot) stays active, and nothing can reach it any more. "
                + "Deactivate it first."
        }
        add(code, severity, at: note.place, message, suggestion: suggestions.mending(note))
    }

    private mutating func add(_ mistakes: SnapMistakes) {
        for place in mistakes.withoutRelation {
            add(
                .snapkitNoRelation, .warning, at: place,
                "Without effect: this chain of SnapKit names attributes but relates them to nothing. Add equalTo, "
                    + "lessThanOrEqualTo or greaterThanOrEqualTo, or remove it.",
                suggestion: suggestions.relatingToSuperview(place))
        }
        for one in mistakes.updates {
            let name = name(of: one.view)
            let related = one.other.map {
                [Finding.Related(range: $0.focus, message: "The constraint of \($0.attribute.rawValue) is made here")]
            }
            add(
                .snapkitUpdateMismatch, .warning, at: one.place,
                "SnapKit ends the app here: it has made no constraint of \"\(name)\" with this relation, target, "
                    + "multiplier and priority, and an update changes constants alone. Use remakeConstraints, or "
                    + "update what was made.", related ?? [], in: one.method, of: one.property)
        }
        for one in mistakes.remakes {
            let name = name(of: one.view)
            add(
                .snapkitRemakeLeavesOthers, .warning, at: one.made.focus,
                "Remaking the constraints of \"\(name)\" leaves another one on its \(one.made.attribute.rawValue) "
                    + "active: SnapKit removes only what was made by snp of \"\(name)\". Deactivate that one, or "
                    + "make it with snp of \"\(name)\".",
                [Finding.Related(range: one.left.focus, message: "It is made here, and stays")])
        }
    }

    /// What two calls in the wrong order cause is told once, at the first of them.
    private mutating func add(_ all: [LooseActivations.One]) {
        guard !all.isEmpty else { return }
        var orders = CallOrders(of: execution.type)
        var byCall: [(order: CallOrder, all: [LooseActivations.One])] = []
        var places: [[UTF8Offset]: Int] = [:]
        for one in all {
            guard let added = one.added, let order = orders.order(one.place, added) else {
                add(one)
                continue
            }
            let place = [order.first.start, order.second.start]
            if let index = places[place] {
                byCall[index].all.append(one)
            } else {
                places[place] = byCall.count
                byCall.append((order, [one]))
            }
        }
        // What one call misses of several others, no swap of two brings.
        let firsts = Dictionary(grouping: byCall.indices) { byCall[$0].order.first.start }
        for (order, all) in byCall {
            if firsts[order.first.start]?.count == 1 { add(order, all) } else { for one in all { add(one) } }
        }
    }

    private static let mostRelated = 20

    private mutating func add(_ order: CallOrder, _ all: [LooseActivations.One]) {
        let (first, second) = order.names
        let others = all.count == 1 ? "" : all.count == 2 ? " and another view" : " and \(all.count - 1) other views"
        let constrains = "constrains \"\(name(of: all[0].view))\"\(others)"
        let verdict =
            all[0].isToSuperview
            ? "SnapKit ends the app in \(first), which \(constrains)"
            : "Auto Layout cannot relate views without a common superview: \(first) \(constrains)"
        let related = all.prefix(Self.mostRelated).flatMap { one -> [Finding.Related] in
            let name = name(of: one.view)
            let constrained = Finding.Related(range: one.place, message: "\"\(name)\" is constrained here")
            return [constrained] + (one.added.map { [.init(range: $0, message: "\"\(name)\" is added here")] } ?? [])
        }
        add(
            .noCommonAncestor, at: FileRange(execution.type.file, order.first.range),
            "\(verdict) before \(second) adds \(all.count == 1 ? "it" : "them"). Call \(second) first.",
            related, suggestion: order.suggestion(in: order.first.tree.text))
    }

    private mutating func add(_ loose: LooseActivations.One) {
        let name = name(of: loose.view)
        let cause =
            loose.added == nil ? "nothing adds it to a view" : "it is added to a view only after this constraint"
        let added = loose.added.map { [Finding.Related(range: $0, message: "\"\(name)\" is added here")] } ?? []
        let others = loose.others.map { Finding.Related(range: $0, message: "\"\(name)\" is constrained here too") }
        let verdict =
            loose.isToSuperview
            ? "SnapKit ends the app here: \"\(name)\" has no superview yet, as \(cause). Add it before this."
            : "Auto Layout cannot relate views without a common superview: \"\(name)\" has none yet, as \(cause). "
                + "Add it before the constraint is activated."
        let suggestion =
            suggestions.addingBefore(loose, name)
            ?? loose.sibling.flatMap { suggestions.adding(name, beside: self.name(of: $0.view), at: $0.added) }
        add(.noCommonAncestor, at: loose.place, verdict, added + others, suggestion: suggestion)
    }

    private mutating func add(_ left: MasksLeftOn.One) {
        let name = name(of: left.view)
        add(
            .autoresizingLeftOn, .warning, at: left.constraint.focus,
            "This constrains \"\(name)\" while its autoresizing mask is on, which makes constraints of its own from "
                + "its frame. Set \(name).translatesAutoresizingMaskIntoConstraints to false.",
            suggestion: suggestions.turningMaskOff(left),
            masking: execution[left.view].hasPropertyName ? execution[left.view].name : nil)
    }

    private mutating func add(_ one: NeverPlaced.One) {
        let name = name(of: one.view)
        let (cause, remedy) =
            one.stack.map { stack in
                ("addSubview does not make \"\(self.name(of: stack))\" arrange it", "Use addArrangedSubview.")
            } ?? ("it has no constraints and no frame", "Constrain it, or do not add it.")
        add(
            .neverPlaced, .hint, at: one.declared,
            "\"\(name)\" is added, but nothing places it: \(cause), so it has no size and is never seen. \(remedy)",
            of: one.property)
    }

    private mutating func add(_ mask: ContentViewMask) {
        let name = name(of: mask.view)
        let (cause, remedy) =
            mask.isBySnapKit
            ? ("SnapKit turns it off here", "Constrain what is in \(name) instead.")
            : ("this turns it off", "Leave it on.")
        add(
            .autoresizingOffInCell, .warning, at: mask.place,
            "A table view cell places \(name) by its autoresizing mask, and \(cause): UIKit logs that this is not "
                + "supported. \(remedy)", suggestion: suggestions.leavingMaskOn(mask), in: mask.method)
    }

    /// Adds a finding that is in the file of the class. Code of another file has its findings there.
    ///
    /// - Parameters:
    ///   - method: the method that must be called for it; nil if the class runs the code by itself.
    ///   - property: the property that its own class alone must use for it; nil if no other can.
    private mutating func add(
        _ code: FindingCode, _ severity: Finding.Severity = .error, at place: FileRange, _ message: String,
        _ related: [Finding.Related] = [], suggestion: TextSuggestion? = nil, in method: String? = nil,
        of property: String? = nil, masking maskedProperty: String? = nil
    ) {
        guard place.file == execution.type.file else { return }
        if let known = findings.firstIndex(where: { $0.code == code && $0.range == place.range }) {
            let isCalled = method == nil || findings[known].methods.isEmpty
            findings[known].methods = isCalled ? [] : findings[known].methods + [method].compactMap { $0 }
            return
        }
        var finding = Finding(
            code: code, severity: severity, range: place.range, message: message, related: related,
            subject: "\(execution.type.name) \(message)", suggestions: suggestion.map { [$0] } ?? [])
        finding.methods = method.map { [$0] } ?? []
        finding.ownProperty = property
        finding.maskedProperty = maskedProperty
        findings.append(finding)
    }

    private func name(of id: ObjectID) -> String {
        let object = execution[id]
        return object.name.isEmpty ? object.type ?? "view" : object.name
    }
}

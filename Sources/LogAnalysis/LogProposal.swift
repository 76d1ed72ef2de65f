import SourceText
import Wording
import LayoutModel
import RuntimeLog

/// The change that mends a conflict of a log. Nothing is proposed that the solver has not tried.
package struct LogProposal: Sendable {
    package enum Change: Hashable, Sendable {
        /// `priority = 999` for a constraint of the dump.
        case lowerPriority(constraint: Int)
        /// `translatesAutoresizingMaskIntoConstraints = false`.
        case stopTranslating(LoggedItemID)
        /// Constraints in the document for a view that has none there.
        case constrainInDocument(LoggedItemID)
        /// A plain view around a stack view, hidden in its place.
        case embed(LoggedItemID)
        /// A number that can never hold.
        case correctNumber(constraint: Int)
        /// One constraint too many: this one contradicts another of the same attributes.
        case remove(constraint: Int)
        /// Every part of it is the system's.
        case nothingToChange
    }

    package var change: Change
    /// For a person: what to do, and why. Sentences with full stops.
    package var text: String
    /// Whether all that is listed can hold after it; else the list holds another conflict besides.
    package var mendsAll: Bool
}

/// Finds the proposal for a conflict, from what kind of conflict it is.
struct LogProposer {
    let dump: ConflictDump
    let proof: LogProof
    let wording: LogWording
    let members: [Int]
    /// The members that an app can change where they are made.
    let written: [Int]

    init(_ proof: LogProof, _ wording: LogWording) {
        dump = proof.dump
        self.proof = proof
        self.wording = wording
        members = proof.conflict?.members ?? []
        written = members.filter { proof.dump.origin(of: proof.dump.constraints[$0]).isWritten }
    }

    func proposal() -> LogProposal? {
        guard !members.isEmpty else { return nil }
        return fromNegativeSize() ?? fromMasks() ?? fromFixedFrames() ?? fromHiding() ?? fromHiddenStack()
            ?? fromContradiction() ?? fromSizeOutside() ?? fromMaskOutside() ?? fromYielding() ?? fromSystem()
    }

    // MARK: Kinds

    /// A size that is to be negative.
    private func fromNegativeSize() -> LogProposal? {
        guard members.count == 1, let member = written.first, isConstantSize(member),
            case .plain(let attribute)? = dump.constraints[member].equations.first?.anchors.first?.attribute
        else { return nil }
        return LogProposal(
            change: .correctNumber(constraint: member),
            text: (isLikeActionSheets(member) ? "\(Self.exceptForActionSheets)g" : "G")
                + "ive this one a number that is not negative: \(sentence(member)). "
                + "No \(attribute.axis.sizeName) is less than 0. "
                + "Where the number is calculated, let it go down to 0 and no further.",
            mendsAll: proof.holds(without: [member]))
    }

    /// UIKit makes one like it for action sheets: https://openradar.appspot.com/49289931.
    private func isLikeActionSheets(_ member: Int) -> Bool {
        let constraint = dump.constraints[member]
        guard constraint.className == "NSLayoutConstraint", constraint.identifier == nil, dump.constraints.count == 1,
            let equation = constraint.equations.first, let anchor = equation.anchors.first
        else { return false }
        return anchor.attribute == .plain(.width) && equation.second.constant == -16
            && dump[anchor.item].className == "UIView" && dump[anchor.item].name == nil
    }

    private static let exceptForActionSheets =
        "If an action sheet (UIAlertController) came up at that moment, there is nothing to change, as UIKit has made one like it "
        + "for each since iOS 12.2. Otherwise "

    /// A view that has constraints of its own and still makes some of its mask.
    private func fromMasks() -> LogProposal? {
        for item in items(of: .autoresizingMask) where isPlaced(item) && mends(without: .autoresizingMask, of: item) {
            let name = wording.name(item)
            return LogProposal(
                change: .stopTranslating(item),
                text:
                    "Set translatesAutoresizingMaskIntoConstraints to false for \(name): it has constraints of its own, "
                    + "and those made of its autoresizing mask contradict them.",
                mendsAll: proof.holds(without: all(.autoresizingMask, of: item)))
        }
        return nil
    }

    /// A stack view hides a view by a required size of 0.
    private func fromHiding() -> LogProposal? {
        guard let (hidden, attribute) = hidden() else { return nil }
        let sizes = written.filter { isSize($0, of: hidden) }
        let ends = written.filter { isEnd($0, of: hidden) }
        guard let chosen = firstProven(sizes + ends + written) else { return nil }
        return lowering(
            chosen,
            because:
                "The stack view hides \(wording.name(hidden)) by a required \(attribute.axis.sizeName) of 0, and then this one must be able to yield."
        )
    }

    /// The first view that a stack view hides, and which size it makes 0 for that.
    func hidden() -> (LoggedItemID, Attribute)? {
        let hiding = members.first { dump.origin(of: dump.constraints[$0]) == .stackView("hiding") }
        guard let anchor = hiding.flatMap({ dump.constraints[$0].equations.first?.anchors.first }),
            case .plain(let attribute) = anchor.attribute
        else { return nil }
        return (anchor.item, attribute)
    }

    /// Two constraints about the same attributes that differ in the number.
    private func fromContradiction() -> LogProposal? {
        guard members.count == 2, written.count == 2, let first = dump.constraints[members[0]].equations.first,
            let second = dump.constraints[members[1]].equations.first, first.relation == .equal,
            second.relation == .equal, first.first.terms == second.first.terms,
            first.second.terms == second.second.terms
        else { return nil }
        let removed = written.first { $0 == dump.broken } ?? members[1]
        guard proof.mendsConflict(without: [removed]) else { return nil }
        let kept = members.first { $0 != removed } ?? removed
        let way =
            switch dump.constraints[removed].className {
            case let name where name.hasPrefix("MAS"):
                " Where the same view is laid out again, mas_updateConstraints and mas_remakeConstraints replace what mas_makeConstraints would add to."
            case let name where name.hasPrefix("SnapKit"):
                " Where the same view is laid out again, updateConstraints and remakeConstraints replace what makeConstraints would add to."
            default: " Where each is meant for another moment, deactivate the one before the other is activated."
            }
        return LogProposal(
            change: .remove(constraint: removed),
            text:
                "Keep only one of the two, as they are about the same: \(sentence(kept)); \(sentence(removed)).\(way)",
            mendsAll: proof.holds(without: [removed]))
    }

    /// A size that is given from outside, to a cell or a bar, for good or for the time of a measurement.
    private func fromSizeOutside() -> LogProposal? {
        let outside = members.first {
            let origin = dump.origin(of: dump.constraints[$0])
            return origin == .encapsulatedSize || origin == .temporarySize || origin == .window
        }
        guard let outside, let equation = dump.constraints[outside].equations.first,
            let anchor = equation.anchors.first,
            case .plain(let attribute) = anchor.attribute
        else { return nil }
        guard let chosen = firstProven(yielding(inside: anchor.item)) else { return nil }
        let name = wording.name(anchor.item)
        let size = "\(attribute.axis.sizeName) of \(Points.text(equation.second.constant))"
        let reason: String
        if dump.origin(of: dump.constraints[outside]) == .window {
            reason = "The window has a required \(size), and a chain of required constraints leaves it no room."
        } else if dump[anchor.item].isContentView {
            reason =
                "The table or collection view lays the cell out with a required \(size), at times before it has asked for the one that it needs, and then this one must be able to yield."
        } else {
            reason =
                "\(name.capitalisedSentence) is laid out with a required \(size) that is given from outside, and then this one must be able to yield."
        }
        return lowering(chosen, because: reason)
    }

    /// A container whose frame comes from its mask, rightly or not.
    private func fromMaskOutside() -> LogProposal? {
        guard let item = items(of: .autoresizingMask).first else { return nil }
        guard let chosen = firstProven(yielding(inside: item)) else { return nil }
        let name = wording.name(item)
        var reason =
            "\(name.capitalisedSentence) gets its frame from its autoresizing mask, and what is in it needs another one."
        if !dump[item].isPrivate, dump[item].shortClass?.hasSuffix("Window") != true {
            reason +=
                " If \(name) is meant to be laid out by constraints, set its translatesAutoresizingMaskIntoConstraints to false and constrain it instead."
        }
        return lowering(chosen, because: reason)
    }

    /// Of the constraints inside an item whose size is given, those that can yield, the best first: in a cell what ties its content to the far end,
    /// as the content then keeps its size; elsewhere what the system broke.
    private func yielding(inside item: LoggedItemID) -> [Int] {
        let ends = written.filter { isEnd($0, of: item) }
        let broken = written.filter { $0 == dump.broken }
        let sizes = written.filter { isConstantSize($0) }
        return (dump[item].isContentView ? ends + broken : broken + ends) + sizes + written
    }

    /// Something written that can yield: what was broken, if that is somebody's own.
    private func fromYielding() -> LogProposal? {
        let broken = written.filter { $0 == dump.broken }
        // A size of 0 is how somebody makes a view collapse: that is meant, and what is inside has to yield.
        let zeros = written.filter { isConstantSize($0) && isZero($0) }
        // So is the size of what others lie in.
        let containers = written.filter { isConstantSize($0) && !isZero($0) && isContainer($0) }
        let others = written.filter { !zeros.contains($0) && !containers.contains($0) }
        let ends = others.filter { index in
            dump.constraints[index].equations.flatMap(\.anchors).contains { isEnd(index, of: $0.item) }
        }
        guard let chosen = firstProven(broken) ?? leastMissed(ends + others) ?? firstProven(containers + zeros) else {
            return nil
        }
        return lowering(
            chosen, because: "Then it yields where the others leave it no room; or change one of the numbers.")
    }

    // MARK: Trying

    private func firstProven(_ candidates: [Int]) -> Int? {
        let proven = candidates.filter { proof.mendsConflict(without: [$0]) }
        return proven.first
    }

    /// Of those that mend the conflict, that which is missed by least when it yields: what is shown then is nearest to what is meant.
    private func leastMissed(_ candidates: [Int]) -> Int? {
        let proven = candidates.filter { proof.mendsConflict(without: [$0]) }
        let missed = proven.map { proof.shortfall(of: $0) ?? .infinity }
        return missed.indices.min { (missed[$0], $0) < (missed[$1], $1) }.map { proven[$0] }
    }

    private func lowering(_ constraint: Int, because reason: String) -> LogProposal {
        var missed = ""
        if let points = proof.shortfall(of: constraint) {
            missed = " As it is, it is missed by \(Points.count(points))."
        }
        return LogProposal(
            change: .lowerPriority(constraint: constraint),
            text: "Give this one the priority 999: \(sentence(constraint)). \(reason)\(missed)",
            mendsAll: proof.holds(without: [constraint]))
    }

    private func sentence(_ constraint: Int) -> String { wording.sentence(dump.constraints[constraint]) }

    // MARK: What a constraint is about

    /// What a constraint of this origin is made for.
    private func item(_ constraint: Int, of origin: LoggedOrigin) -> LoggedItemID? {
        guard dump.origin(of: dump.constraints[constraint]) == origin else { return nil }
        return dump.constraints[constraint].equations.first?.anchors.first?.item
    }

    /// The view to which a mask gives a size.
    func sizedMaskItem(_ constraint: Int) -> LoggedItemID? {
        isConstantSize(constraint) ? item(constraint, of: .autoresizingMask) : nil
    }

    /// What the members of this origin are made for, each once.
    func items(of origin: LoggedOrigin) -> [LoggedItemID] {
        var seen: Set<LoggedItemID> = []
        return members.compactMap { item($0, of: origin) }.filter { seen.insert($0).inserted }
    }

    /// All that is listed of what was made for an item in the same way.
    func all(_ origin: LoggedOrigin, of item: LoggedItemID) -> Set<Int> {
        Set(dump.constraints.indices.filter { self.item($0, of: origin) == item })
    }

    func mends(without origin: LoggedOrigin, of item: LoggedItemID) -> Bool {
        proof.mendsConflict(without: all(origin, of: item))
    }

    /// Whether somebody's own constraints say where an item is or how large, as opposed to what is inside it.
    func isPlaced(_ item: LoggedItemID) -> Bool {
        written.contains { index in
            guard let equation = dump.constraints[index].equations.first,
                equation.anchors.contains(where: { $0.item == item })
            else { return false }
            if equation.anchors.allSatisfy({ $0.item == item }) { return true }
            guard let first = equation.first.terms.first?.anchor, first.item == item,
                let second = equation.second.terms.first?.anchor
            else { return false }
            if dump.superviews[item] == second.item { return true }
            // Of two items the first is the one that is placed, unless the other lies in it, or may.
            return dump.superviews[second.item] != item && !isTied(second.item, to: item)
                && isInset(first, equation.second.constant, second)
        }
    }

    /// Whether a constraint of the dump places one item by another.
    private func isTied(_ one: LoggedItemID, to other: LoggedItemID) -> Bool {
        dump.constraints.flatMap(\.equations).contains { equation in
            equation.first.terms.first?.anchor.item == one && equation.second.terms.contains { $0.anchor.item == other }
        }
    }

    /// Whether an edge lies inside the same edge of another item; edges that are not the same tell nothing against it.
    private func isInset(_ first: LoggedAnchor, _ constant: Double, _ second: LoggedAnchor) -> Bool {
        guard first.attribute == second.attribute, case .plain(let attribute) = first.attribute else { return true }
        switch attribute {
        case .left, .leading, .top: return constant > 0
        case .right, .trailing, .bottom: return constant < 0
        default: return true
        }
    }

    private func isSize(_ constraint: Int, of item: LoggedItemID) -> Bool {
        dump.constraints[constraint].equations.contains { equation in
            equation.first.terms.first.map { $0.anchor.item == item && $0.anchor.isSize } ?? false
        }
    }

    private func isConstantSize(_ constraint: Int) -> Bool {
        dump.constraints[constraint].equations.first.map {
            $0.second.terms.isEmpty && $0.first.terms.count == 1 && $0.first.terms[0].anchor.isSize
        } ?? false
    }

    /// Whether it gives its size to an item in which another lies.
    private func isContainer(_ constraint: Int) -> Bool {
        dump.constraints[constraint].equations.first?.anchors.first.map { anchor in
            dump.superviews.values.contains(anchor.item)
        } ?? false
    }

    private func isZero(_ constraint: Int) -> Bool {
        dump.constraints[constraint].equations.first.map { abs($0.second.constant) < 0.0005 } ?? false
    }

    /// Whether it ties something to the trailing or lower end of an item, from inside.
    private func isEnd(_ constraint: Int, of item: LoggedItemID) -> Bool {
        dump.constraints[constraint].equations.contains { equation in
            equation.anchors.count > 1 && equation.anchors.contains { $0.item == item && $0.isEnd }
        }
    }
}

extension LoggedAnchor {
    fileprivate var isSize: Bool {
        if case .plain(let attribute) = self.attribute { return attribute.isSize }
        return false
    }

    fileprivate var isEnd: Bool {
        switch attribute {
        case .plain(let attribute), .margin(let attribute):
            attribute == .bottom || attribute == .trailing || attribute == .right
        case .inSuperview, .line: false
        }
    }
}

extension String {
    /// Begun with a capital, unless a name of the person's own begins it.
    var capitalisedSentence: String {
        guard let first, first.isLowercase else { return self }
        return first.uppercased() + dropFirst()
    }
}

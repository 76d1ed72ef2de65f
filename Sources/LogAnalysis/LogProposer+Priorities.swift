import LayoutModel
import RuntimeLog
import SourceText
import Wording

// Conflicts that a lower priority for one of the app's own constraints resolves.
extension LogProposer {
    /// A stack view hides a view with a required size of 0.
    func lowerForHiding() -> LogProposal? {
        guard let (hidden, attribute) = hiddenView() else { return nil }
        let sizes = written.filter { dump.isSize($0, of: hidden) }
        let ends = written.filter { dump.isEnd($0, of: hidden) }
        return firstProven(sizes + ends + written).map {
            lowering(
                $0,
                because: "The stack view hides \(wording.name(hidden)) with a required \(attribute.axis.sizeName) "
                    + "of 0, to which this one must yield.")
        }
    }

    /// A window, a container or a measurement gives the view a size.
    func lowerForOuterSize() -> LogProposal? {
        let outer = members.first {
            let origin = dump.origin(of: dump.constraints[$0])
            return origin == .encapsulatedSize || origin == .temporarySize || origin == .window
        }
        guard let outer, let equation = dump.constraints[outer].equations.first, let anchor = equation.anchors.first,
            case .plain(let attribute) = anchor.attribute
        else { return nil }
        let length = equation.second.constant
        if attribute == .width, dump[anchor.item].isInTable, !dump.isZero(outer),
            let proposal = lowerForTableWidth(anchor.item, length)
        {
            return proposal
        }
        guard let chosen = firstProven(candidates(inside: anchor.item)) else { return nil }
        let sizeName = attribute.axis.sizeName
        let size = "a required \(sizeName) of \(Points.text(length))"
        let name = wording.name(anchor.item).capitalisedSentence
        if dump.origin(of: dump.constraints[outer]) == .window {
            return lowering(
                chosen, because: "The window has \(size), and a chain of required constraints does not fit into it.")
        }
        if let cause = causeInMask() { return lowering(chosen, because: cause) }
        let isCell = dump[anchor.item].isContentView
        if dump.isZero(outer) {
            let given =
                isCell ? "The table or collection view gives the cell \(size)" : "\(name) is given \(size) from outside"
            return lowering(chosen, because: "\(given), \(Self.causeOfZero). This one must yield to that.")
        }
        if isCell {
            return lowering(
                chosen,
                because: "The table or collection view gives the cell \(size), sometimes before it asks "
                    + "for the \(sizeName) that the cell needs. This one must yield to that.")
        }
        return lowering(chosen, because: "\(name) is given \(size) from outside, to which this one must yield.")
    }

    /// A table asks its cells for their heights alone. Of their content, a fixed width is what does not adapt.
    private func lowerForTableWidth(_ cell: LoggedItemID, _ width: Double) -> LogProposal? {
        let fixed = written.filter { dump.isConstantSize($0) && !dump.isZero($0) }
        guard let chosen = firstProven((fixed.count == 1 ? fixed : []) + candidates(inside: cell)) else { return nil }
        let advice = fixed == [chosen] ? "A fixed width fits a table of one width." : "This one must yield to that."
        return lowering(
            chosen,
            because: "A table view gives its cells its own width, here \(Points.text(width)), and never asks for "
                + "the one that they need. \(advice)")
    }

    /// A container whose frame comes from its mask, rightly or not.
    func lowerForMask() -> LogProposal? {
        guard let item = items(of: .autoresizingMask).first, let chosen = firstProven(candidates(inside: item)) else {
            return nil
        }
        let name = wording.name(item)
        var reason =
            "\(name.capitalisedSentence) gets its frame from its autoresizing mask, and its content needs a "
            + "different one."
        if let cause = causeInMask() { reason += " \(cause)" }
        if !dump[item].isPrivate, !dump[item].isWindow {
            reason +=
                " If \(name) is meant to be laid out by constraints, set its "
                + "translatesAutoresizingMaskIntoConstraints to false and constrain it instead."
        }
        return lowering(chosen, because: reason)
    }

    /// Any of the app's own constraints: the broken one if possible.
    func lowerAny() -> LogProposal? {
        let broken = written.filter { $0 == dump.broken }
        // A size of 0 collapses a view on purpose, so its content has to yield.
        let zeros = written.filter { dump.isConstantSize($0) && dump.isZero($0) }
        // The size of a container is also intended.
        let containers = written.filter { dump.isConstantSize($0) && !dump.isZero($0) && dump.isContainerSize($0) }
        let others = written.filter { !zeros.contains($0) && !containers.contains($0) }
        let ends = others.filter { index in
            dump.constraints[index].equations.flatMap(\.anchors).contains { dump.isEnd(index, of: $0.item) }
        }
        let chosen = firstProven(broken) ?? leastViolated(ends + others) ?? firstProven(containers + zeros)
        return chosen.map {
            lowering($0, because: "At 999 it yields to the others where they leave it no room. Or change a number.")
        }
    }

    // MARK: Candidates

    /// The constraints that can yield to the size of an item, the best first.
    ///
    /// In a cell, that is the one at the far end, so that the content keeps its size; elsewhere, the broken one.
    private func candidates(inside item: LoggedItemID) -> [Int] {
        let ends = written.filter { dump.isEnd($0, of: item) }
        let broken = written.filter { $0 == dump.broken }
        let sizes = written.filter { dump.isConstantSize($0) }
        return (dump[item].isContentView ? ends + broken : broken + ends) + sizes + written
    }

    private func firstProven(_ candidates: [Int]) -> Int? { candidates.first { proof.isResolved(without: [$0]) } }

    /// Of the constraints that resolve the conflict, the one that is violated by least, so that the result is nearest
    /// to the intention.
    private func leastViolated(_ candidates: [Int]) -> Int? {
        let proven = candidates.filter { proof.isResolved(without: [$0]) }
        let violations = proven.map { proof.violation(of: $0) ?? .infinity }
        return violations.indices.min { (violations[$0], $0) < (violations[$1], $1) }.map { proven[$0] }
    }
}

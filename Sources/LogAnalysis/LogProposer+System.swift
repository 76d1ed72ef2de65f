import LayoutModel
import RuntimeLog
import Wording

// Conflicts that no lower priority resolves, because the app did not create the constraints that matter.
extension LogProposer {
    /// A view whose position comes from Interface Builder. The app's own constraints need not yield to that.
    func constrainInDocument() -> LogProposal? {
        let candidates = items(of: .fixedFrame).filter { isResolved(without: .fixedFrame, for: $0) }
        guard let item = candidates.first(where: isPlaced) ?? candidates.first else { return nil }
        let all = dump.constraints(of: .fixedFrame, for: item)
        let isAmbiguous = all.contains { dump.constraints[$0].isMadeForAmbiguity }
        let (missing, reason) =
            isAmbiguous
            ? ("the missing constraints", "those that it has there leave its position or size ambiguous")
            : ("constraints", "it has none there")
        return LogProposal(
            change: .constrainInDocument(item),
            text: "Give \(wording.name(item)) \(missing) in the document: \(reason), so Interface Builder makes some "
                + "from its frame, which contradict the others. If code constrains it, give it constraints in the "
                + "document too, with \"Remove at build time\" checked, so that Interface Builder makes none.",
            fixesAll: proof.holds(without: all))
    }

    /// A stack view that another stack view hides, while its own spacing or margins require more than 0.
    ///
    /// It may extend beyond a plain view that is hidden in its place, if the edge that connects it to that view yields.
    func embedHiddenStack() -> LogProposal? {
        let origins = members.map { dump.origin(of: dump.constraints[$0]) }
        let (hasSpacing, hasMargins) = (origins.contains(.stackView("spacing")), origins.contains(.guide))
        guard let (hidden, attribute) = hiddenView(), hasSpacing || hasMargins,
            dump.constraints.contains(where: { dump.origin(of: $0) == .stackView("canvas-connection") })
        else { return nil }
        let hiding = dump.constraints(of: .stackView("hiding"), for: hidden)
        guard proof.isResolved(without: hiding) else { return nil }
        let lengths = (hasSpacing ? ["spacing"] : []) + (hasMargins ? ["margins"] : [])
        let own = lengths.joined(separator: " and ")
        var alternatives: [String] = []
        if !hasMargins {
            alternatives.append(
                "hide the views in it as well" + (written.isEmpty ? "" : ", with priority 999 for their own sizes"))
        }
        if written.isEmpty { alternatives.append("set its \(own) to 0 while it is hidden") }
        let others = alternatives.isEmpty ? "" : " Or \(alternatives.joined(separator: ", or "))."
        return LogProposal(
            change: .embed(hidden),
            text: "\(wording.name(hidden).capitalisedSentence) is hidden: its outer stack view gives it a required "
                + "\(attribute.axis.sizeName) of 0, which leaves no room for its own \(own)"
                + "\(written.isEmpty ? "" : " and its content"). Put it into a plain view, connect its "
                + "\(attribute.axis == .vertical ? "bottom" : "trailing") edge to that view's at priority 999, "
                + "and hide that view instead.\(others)",
            fixesAll: proof.holds(without: hiding))
    }

    /// All members are the system's.
    func leaveToSystem() -> LogProposal? {
        guard written.isEmpty else { return nil }
        let kit = dump.isAppKit ? "AppKit" : "UIKit"
        let origins = members.map { dump.origin(of: dump.constraints[$0]) }
        let text: String
        if let empty = emptyByMask(), empty.attribute == .plain(.width), dump[empty.item].isToolbarContent {
            text =
                "The app wrote none of these: \(kit) arranges the toolbar's buttons, and the toolbar is 0 wide. "
                + "Usually it was created with a zero frame, as by UIToolbar(). Create it with a frame of some width, "
                + "such as UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44)), before it gets its items."
        } else if let name = nameOfMaskedView(), origins.allSatisfy({ $0 == .autoresizingMask }) {
            text =
                "The app wrote none of these: autoresizing masks make all of them. The frame of \(name) "
                + "leaves no room for the fixed margins inside it: set its size before adding views to it, or make "
                + "those margins flexible in the masks."
        } else if origins.contains(where: \.isStackView) {
            text =
                "The app wrote none of these: a stack view makes them from its spacing and its views, and "
                + "the size comes from outside. If that size is only for a measurement, nothing is wrong. Otherwise "
                + "give the stack view more room, or less to arrange."
        } else if members.flatMap({ dump.constraints[$0].equations }).flatMap(\.anchors).contains(where: {
            !dump[$0.item].isPrivate && !dump[$0.item].isGuide
        }) {
            text =
                "The app wrote none of these: \(kit) made all of them, from sizes and settings that the "
                + "app can change elsewhere."
                + (hasSizeOfZero ? " One is a size of 0, \(Self.causeOfZero): then nothing is wrong." : "")
        } else {
            text = "There is nothing to change: \(kit) made all of these constraints, for views of its own."
        }
        return LogProposal(change: .nothingToChange, text: text, fixesAll: true)
    }

    /// The view whose mask sets its size, or the first with a mask.
    private func nameOfMaskedView() -> String? {
        guard let item = items(of: .autoresizingMask).first(where: { !dump[$0].isPrivate }) else { return nil }
        let sized = members.first { dump.isConstantSize($0) && dump.item($0, of: .autoresizingMask) != nil }
        return wording.name(sized.flatMap { dump.item($0, of: .autoresizingMask) } ?? item)
    }
}

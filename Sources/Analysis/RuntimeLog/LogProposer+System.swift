import RuntimeLog

/// Conflicts with constraints that nobody wrote, and no priority can be given to.
extension LogProposer {
    /// A view to which Interface Builder gave its place: what somebody wrote is never what has to yield to that.
    func fromFixedFrames() -> LogProposal? {
        let candidates = items(of: .fixedFrame).filter { mends(without: .fixedFrame, of: $0) }
        guard let item = candidates.first(where: isPlaced) ?? candidates.first else { return nil }
        let name = wording.name(item)
        let all = all(.fixedFrame, of: item)
        let isAmbiguous = all.contains { dump.constraints[$0].isMadeForAmbiguity }
        let (words, reason) =
            isAmbiguous
            ? ("the constraints that it lacks", "those that it has there leave its place or its size open")
            : ("constraints", "it has none there")
        return LogProposal(
            change: .constrainInDocument(item),
            text:
                "Give \(name) \(words) in the document: \(reason), so that Interface Builder makes some from its frame, "
                + "and those contradict the others. Where code is to constrain it, give it constraints there all the same, "
                + "with \"Remove at build time\" ticked: then Interface Builder makes none.",
            mendsAll: proof.holds(without: all))
    }

    /// A stack view that another stack view hides, while its own spacing or margins keep its length above 0.
    func fromHiddenStack() -> LogProposal? {
        func members(of origin: LoggedOrigin) -> [Int] {
            self.members.filter { dump.origin(of: dump.constraints[$0]) == origin }
        }
        let (spacing, margins) = (members(of: .stackView("spacing")), members(of: .guide))
        guard written.isEmpty, let (hidden, attribute) = hidden(), !(spacing + margins).isEmpty,
            dump.constraints.contains(where: { dump.origin(of: $0) == .stackView("canvas-connection") })
        else { return nil }
        let parts = (spacing.isEmpty ? [] : ["spacing"]) + (margins.isEmpty ? [] : ["margins"])
        let lengths = parts.joined(separator: " and ")
        return LogProposal(
            change: .nothingToChange,
            text:
                "\(wording.name(hidden).capitalisedSentence) is hidden: the stack view that it lies in gives it a required "
                + "\(attribute.axis.sizeName) of 0 for that, in which there is no room for its own \(lengths). "
                + "Hide the views in it along with it, or set its \(lengths) to 0 while it is hidden, "
                + "or put it into a plain view and hide that one in its place.",
            mendsAll: proof.holds(without: Set(spacing + margins)))
    }

    /// Every part is the system's.
    func fromSystem() -> LogProposal? {
        guard written.isEmpty else { return nil }
        let masks = items(of: .autoresizingMask).filter { !dump[$0].isPrivate }
        let isOfMasks = members.allSatisfy { dump.origin(of: dump.constraints[$0]) == .autoresizingMask }
        if isOfMasks, let item = masks.first {
            let name = wording.name(members.compactMap(sizedMaskItem).first ?? item)
            return LogProposal(
                change: .nothingToChange,
                text:
                    "Nobody wrote these: they are made of autoresizing masks. The frame of \(name) leaves no room for the margins that are kept inside it: "
                    + "give it its size before views are put into it, or let the mask make those margins flexible.",
                mendsAll: true)
        }
        let kit = dump.isAppKit ? "AppKit" : "UIKit"
        var text =
            "Nothing here is the app's own: \(kit) made each of these constraints about views of its own. There is nothing to change."
        if members.contains(where: { dump.origin(of: dump.constraints[$0]).isStackView }) {
            text =
                "Nobody wrote these: a stack view makes them of its spacing and its views, and the size comes from outside. "
                + "Where that size is only for the time of a measurement, nothing is wrong; else give the stack view more room, or less to arrange."
        } else if members.flatMap({ dump.constraints[$0].equations }).flatMap(\.anchors).contains(where: {
            !dump[$0.item].isPrivate && !dump[$0.item].isGuide
        }) {
            text =
                "Nobody wrote these: \(kit) made each of them, of sizes and settings that the app can change elsewhere."
        }
        return LogProposal(change: .nothingToChange, text: text, mendsAll: true)
    }
}

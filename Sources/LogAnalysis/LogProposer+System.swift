import RuntimeLog

/// Conflicts that no lower priority for one constraint mends, as nobody wrote the ones that matter.
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
    ///
    /// Of a plain view that is hidden in its place it may reach out, where the edge that ties it to that can yield.
    func fromHiddenStack() -> LogProposal? {
        func members(of origin: LoggedOrigin) -> [Int] {
            self.members.filter { dump.origin(of: dump.constraints[$0]) == origin }
        }
        let (hasSpacing, hasMargins) = (!members(of: .stackView("spacing")).isEmpty, !members(of: .guide).isEmpty)
        guard let (hidden, attribute) = hidden(), hasSpacing || hasMargins,
            dump.constraints.contains(where: { dump.origin(of: $0) == .stackView("canvas-connection") })
        else { return nil }
        let hiding = all(.stackView("hiding"), of: hidden)
        guard proof.mendsConflict(without: hiding) else { return nil }
        let lengths = [hasSpacing ? "spacing" : nil, hasMargins ? "margins" : nil].compactMap { $0 }
            .joined(separator: " and ")
        var others = ""
        if !hasMargins {
            others = " Hiding the views in it as well mends it too"
            others += written.isEmpty ? "" : ", if they have the priority 999 for sizes of their own"
        }
        if written.isEmpty {
            others += others.isEmpty ? " What mends it too is setting its" : ", and so does setting its"
            others += " \(lengths) to 0 while it is hidden"
        }
        return LogProposal(
            change: .embed(hidden),
            text:
                "\(wording.name(hidden).capitalisedSentence) is hidden: the stack view that it lies in gives it a required "
                + "\(attribute.axis.sizeName) of 0 for that, in which there is no room for its own \(lengths)"
                + "\(written.isEmpty ? "" : " and for what is in it"). Put it into a plain view, tie its "
                + "\(attribute.axis == .vertical ? "bottom" : "trailing") edge to that view's with the priority 999, "
                + "and hide that view in its place.\(others.isEmpty ? "" : others + ".")",
            mendsAll: proof.holds(without: hiding))
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

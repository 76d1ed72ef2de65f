import SourceText

/// One report of constraints that could not all be satisfied: the list, and the constraint that was broken.
package struct ConflictDump: Sendable {
    /// From the headline to the end of the report.
    package var range: TextRange
    /// The headline alone; the first constraint of a list without one.
    package var headline: TextRange
    /// The views, guides and lines that the constraints name.
    package var items: [LoggedItem] = []
    /// In the order of the list, without repetition.
    package var constraints: [LoggedConstraint] = []
    /// The index in ``constraints`` of the one that was broken; nil where the log does not say.
    package var broken: Int?
    /// Whether the whole list was seen.
    package var isComplete = false
    /// Whether the system printed `<private>` in place of the list.
    package var isRedacted = false
    /// Whether a constraint states that it runs from right to left.
    package var isRightToLeft = false
    /// The superviews of items, as far as the list shows them.
    package var superviews: [LoggedItemID: LoggedItemID] = [:]
    var evidence = OriginEvidence()

    package subscript(id: LoggedItemID) -> LoggedItem { items[id.index] }

    func mappingRanges(_ map: (TextRange) -> TextRange) -> ConflictDump {
        var dump = self
        dump.range = map(range)
        dump.headline = map(headline)
        for index in dump.constraints.indices { dump.constraints[index].range = map(constraints[index].range) }
        return dump
    }

    /// Whether AppKit made the report, judged by the prefix of its classes.
    package var isAppKit: Bool {
        let names = items.compactMap(\.className)
        return names.contains { $0.hasPrefix("NS") } && !names.contains { $0.hasPrefix("UI") }
    }

    /// The view that a layout guide belongs to, where one of the guide's own constraints shows it.
    package func owner(ofGuide guide: LoggedItemID) -> LoggedItemID? {
        self[guide].isGuide ? superviews[guide] : nil
    }
}

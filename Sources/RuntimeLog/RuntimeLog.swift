import SourceText

/// A program's console output, read for what Auto Layout says in it when required constraints cannot hold together.
///
/// Reading always answers: what cannot be understood of a dump is kept as it was printed, and everything else in the log is passed over.
package struct RuntimeLog: Sendable {
    /// In order of place.
    package var dumps: [ConflictDump]

    package init(dumps: [ConflictDump]) {
        self.dumps = dumps
    }

    /// Complexity: O(length of the text).
    package static func parse(_ text: SourceText) -> RuntimeLog {
        guard let plain = PlainLog(text) else {
            var scanner = LogScanner(text)
            return RuntimeLog(dumps: scanner.dumps())
        }
        var scanner = LogScanner(plain.text)
        return RuntimeLog(dumps: scanner.dumps().map { $0.movingPlaces(plain.original) })
    }
}

/// One list of constraints that could not hold together, with the one that was broken for it.
package struct ConflictDump: Sendable {
    /// From the headline to the end of what belongs to it.
    package var range: TextRange
    /// The headline alone; of a list without one, its first constraint.
    package var headline: TextRange
    /// What the constraints name.
    package var items: [LoggedItem] = []
    /// In the order of the list, each once.
    package var constraints: [LoggedConstraint] = []
    /// The place in ``constraints`` of the one that was broken; nil where the log does not say.
    package var broken: Int?
    /// Whether the list is here to its end: it was seen, and nothing before it was left out because there is so much.
    package var isComplete = false
    /// Whether the system kept the list to itself: `<private>`.
    package var isHidden = false
    /// Whether a constraint says that it runs from right to left.
    package var isRightToLeft = false
    /// What lies directly in what, as far as the list tells.
    package var superviews: [LoggedItemID: LoggedItemID] = [:]
    /// What of the list tells who made each constraint.
    var surroundings = LoggedSurroundings()

    package subscript(id: LoggedItemID) -> LoggedItem { items[id.index] }

    /// The same, found elsewhere in the text.
    fileprivate func movingPlaces(_ moved: (TextRange) -> TextRange) -> ConflictDump {
        var dump = self
        dump.range = moved(range)
        dump.headline = moved(headline)
        for index in dump.constraints.indices { dump.constraints[index].range = moved(constraints[index].range) }
        return dump
    }

    /// Whether it is AppKit's: its classes begin otherwise than UIKit's.
    package var isAppKit: Bool {
        let names = items.compactMap(\.className)
        return names.contains { $0.hasPrefix("NS") } && !names.contains { $0.hasPrefix("UI") }
    }

    /// The view whose guide a layout guide is, where a constraint of the guide's own says so.
    package func owner(ofGuide guide: LoggedItemID) -> LoggedItemID? {
        self[guide].isGuide ? superviews[guide] : nil
    }
}

import SourceText

extension Layout {
    /// The same layout where a change elsewhere in the text has moved it; nil where the change concerns a place that it names.
    package func moved(through change: TextChange) -> Layout? {
        var mover = Mover(change: change, file: file)
        var layout = self
        mover.move(&layout.range)
        mover.move(&layout.nameRange)
        for place in layout.views.indices {
            mover.move(&layout.views[place].declaration)
            mover.move(&layout.views[place].nameRange)
        }
        for place in layout.constraints.indices {
            mover.move(&layout.constraints[place].source.statement)
            mover.move(&layout.constraints[place].source.focus)
        }
        for place in layout.sizes.indices { mover.move(&layout.sizes[place].range) }
        for place in layout.parameters.indices { mover.move(&layout.parameters[place].nameRange) }
        for place in layout.states.indices {
            mover.move(&layout.states[place].range)
            mover.move(&layout.states[place].nameRange)
            for index in layout.states[place].changes.indices {
                mover.move(&layout.states[place].changes[index].range)
            }
        }
        for place in layout.vary.indices { mover.move(&layout.vary[place].range) }
        for place in layout.collapses.indices {
            mover.move(&layout.collapses[place].range)
            mover.move(&layout.collapses[place].nameRange)
        }
        return mover.isWhole ? layout : nil
    }
}

extension Finding {
    /// The same finding where a change elsewhere in the text has moved it; nil where the change concerns a place that it names.
    ///
    /// - Parameter file: that of the text.
    package func moved(through change: TextChange, of file: FileID) -> Finding? {
        var mover = Mover(change: change, file: file)
        var finding = self
        mover.move(&finding.range)
        for place in finding.related.indices { mover.move(&finding.related[place].range) }
        for place in finding.suggestions.indices {
            for index in finding.suggestions[place].edits.indices {
                mover.move(&finding.suggestions[place].edits[index].range)
            }
        }
        return mover.isWhole ? finding : nil
    }
}

private struct Mover {
    let change: TextChange
    let file: FileID
    /// Whether every range so far is still there.
    var isWhole = true

    mutating func move(_ place: inout FileRange) {
        if place.file == file { move(&place.range) }
    }

    mutating func move(_ range: inout TextRange) {
        if let moved = change.moved(range) { range = moved } else { isWhole = false }
    }
}

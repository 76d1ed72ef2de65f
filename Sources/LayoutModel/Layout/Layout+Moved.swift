import SourceText

extension Layout {
    /// The same layout after a change elsewhere in its text. Nil if the change touches a range of the layout.
    package func moved(through change: TextChange) -> Layout? {
        var mover = RangeMover(change: change, file: file)
        var layout = self
        mover.move(&layout.range)
        mover.move(&layout.nameRange)
        for index in layout.extensions.indices { mover.move(&layout.extensions[index]) }
        for view in layout.views.indices {
            mover.move(&layout.views[view].declaration)
            mover.move(&layout.views[view].nameRange)
        }
        for constraint in layout.constraints.indices { mover.move(&layout.constraints[constraint].source) }
        for moment in layout.moments.indices {
            mover.move(&layout.moments[moment].coming.source)
            mover.move(&layout.moments[moment].leaving.source)
            mover.move(&layout.moments[moment].activation)
            mover.move(&layout.moments[moment].deactivation)
        }
        for addition in layout.additions.indices {
            mover.move(&layout.additions[addition].range)
            for id in layout.additions[addition].constants.keys {
                if var place = layout.additions[addition].constants[id]?.place {
                    mover.move(&place)
                    layout.additions[addition].constants[id]?.place = place
                }
            }
            for constraint in layout.additions[addition].constraints.indices {
                mover.move(&layout.additions[addition].constraints[constraint].source)
            }
        }
        for size in layout.sizes.indices { mover.move(&layout.sizes[size].range) }
        for parameter in layout.parameters.indices { mover.move(&layout.parameters[parameter].nameRange) }
        for state in layout.states.indices {
            mover.move(&layout.states[state].range)
            mover.move(&layout.states[state].nameRange)
            for change in layout.states[state].changes.indices {
                mover.move(&layout.states[state].changes[change].range)
            }
        }
        for mention in layout.vary.indices { mover.move(&layout.vary[mention].range) }
        for mention in layout.hidings.indices { mover.move(&layout.hidings[mention].range) }
        for collapse in layout.collapses.indices {
            mover.move(&layout.collapses[collapse].range)
            mover.move(&layout.collapses[collapse].nameRange)
        }
        return mover.isWhole ? layout : nil
    }
}

/// Moves ranges of one file through a change of its text.
struct RangeMover {
    let change: TextChange
    let file: FileID
    /// Whether the change has touched none of the ranges so far.
    private(set) var isWhole = true

    init(change: TextChange, file: FileID) {
        self.change = change
        self.file = file
    }

    mutating func move(_ source: inout ConstraintSource) {
        move(&source.statement)
        move(&source.focus)
    }

    mutating func move(_ range: inout FileRange) {
        if range.file == file { move(&range.range) }
    }

    mutating func move(_ range: inout TextRange) {
        if let moved = change.moved(range) { range = moved } else { isWhole = false }
    }
}

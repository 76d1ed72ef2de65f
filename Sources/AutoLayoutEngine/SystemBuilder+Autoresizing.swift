import LayoutModel

extension SystemBuilder {
    /// The frame of a view that constraints do not give, as its superview's size makes it.
    ///
    /// On each axis the flexible ones of the distance before, the length and the distance behind share the change of the superview's
    /// length in proportion to what was recorded of them, or equally where that is nothing.
    mutating func addFrame(of view: View, _ autoresizing: Autoresizing) {
        guard let parent = view.parent else { return }
        for axis in Axis.allCases {
            let own = frame(of: view.id, axis)
            let around = frame(of: parent, axis)
            let share = autoresizing.share(axis)
            let change = around.length + -autoresizing.superviewLength[axis]
            let start = own.start - around.start - share.before * change + -autoresizing.frame.start(on: axis)
            add(.autoresizing(view.id, axis, .start), start, .equal)
            var length = autoresizing.frame.length(on: axis)
            if share.length > 0, let known = knownLength(of: parent, axis) {
                // A superview too small for what is fixed leaves nothing, not less.
                length = max(0, length + share.length * (known - autoresizing.superviewLength[axis]))
                add(.autoresizing(view.id, axis, .length), own.length + -length, .equal)
            } else {
                add(.autoresizing(view.id, axis, .length), own.length - share.length * change + -length, .equal)
            }
        }
    }

    /// The length of the root where the canvas fixes it.
    private func knownLength(of view: ViewID, _ axis: Axis) -> Double? {
        guard view == .root else { return nil }
        let length = effective.size.length(on: axis)
        if case .points(let points) = length { return points }
        return nil
    }
}

extension Autoresizing {
    /// Which part of the superview's change goes to the distance before the view, and which to its length.
    fileprivate func share(_ axis: Axis) -> (before: Double, length: Double) {
        let flexible = flexibility[axis]
        let (start, own) = (frame.start(on: axis), frame.length(on: axis))
        let behind = superviewLength[axis] - start - own
        let parts = [(flexible.before, start), (flexible.length, own), (flexible.behind, behind)]
        let total = parts.reduce(0) { $0 + ($1.0 ? max(0, $1.1) : 0) }
        let count = parts.count { $0.0 }
        func share(_ part: (isFlexible: Bool, recorded: Double)) -> Double {
            guard part.isFlexible else { return 0 }
            return total > 0 ? max(0, part.recorded) / total : 1 / Double(count)
        }
        return (share(parts[0]), share(parts[1]))
    }
}

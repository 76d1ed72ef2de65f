import LayoutModel

extension SystemBuilder {
    /// Adds the frame of a view that its autoresizing mask positions.
    ///
    /// On each axis, the flexible ones of the distance before the view, its length and the distance after it share the
    /// change of the superview's length in proportion to their recorded values, or equally where those are all zero.
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
                // In a superview too small for the fixed distances the length is zero, not negative.
                length = max(0, length + share.length * (known - autoresizing.superviewLength[axis]))
                add(.autoresizing(view.id, axis, .length), own.length + -length, .equal)
            } else {
                add(.autoresizing(view.id, axis, .length), own.length - share.length * change + -length, .equal)
            }
        }
    }

    /// The length of the root view if the canvas fixes it.
    private func knownLength(of view: ViewID, _ axis: Axis) -> Double? {
        guard view == .root else { return nil }
        let length = effective.size.length(on: axis)
        if case .points(let points) = length { return points }
        return nil
    }
}

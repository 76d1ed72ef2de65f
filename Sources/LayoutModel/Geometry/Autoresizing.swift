/// A frame that comes from the autoresizing mask and not from constraints.
///
/// On each axis the flexible parts share the change of the superview's length in proportion to their recorded lengths
/// (UIView's springs and struts). With no flexible part the frame stays as it was recorded.
package struct Autoresizing: Hashable, Sendable {
    /// What may change on one axis: the distance before the view, its length, the distance after it.
    package struct Flexibility: Hashable, Sendable {
        package var before: Bool
        package var length: Bool
        package var behind: Bool

        package init(before: Bool = false, length: Bool = false, behind: Bool = false) {
            self.before = before
            self.length = length
            self.behind = behind
        }
    }

    /// In the superview's coordinates, in points.
    package var frame: Rect
    /// The superview's length on each axis when the frame was recorded, in points.
    package var superviewLength: AxisPair<Double>
    package var flexibility: AxisPair<Flexibility>

    package init(
        frame: Rect, superviewLength: AxisPair<Double>, flexibility: AxisPair<Flexibility> = AxisPair(Flexibility())
    ) {
        self.frame = frame
        self.superviewLength = superviewLength
        self.flexibility = flexibility
    }
}

extension Autoresizing {
    /// The parts of the superview's change that go to the distance before the view and to its length: in proportion to
    /// the recorded values of the flexible ones, or equally where those are all zero.
    package func share(_ axis: Axis) -> (before: Double, length: Double) {
        let flexible = flexibility[axis]
        let (start, own) = (frame.start(on: axis), frame.length(on: axis))
        let after = superviewLength[axis] - start - own
        let parts = [(flexible.before, start), (flexible.length, own), (flexible.behind, after)]
        let total = parts.reduce(0) { $0 + ($1.0 ? max(0, $1.1) : 0) }
        let count = parts.count { $0.0 }
        func share(_ part: (isFlexible: Bool, recorded: Double)) -> Double {
            guard part.isFlexible else { return 0 }
            return total > 0 ? max(0, part.recorded) / total : 1 / Double(count)
        }
        return (share(parts[0]), share(parts[1]))
    }
}

import LayoutModel

/// Priorities of rows that the layout does not declare and no finding is about.
enum FillerPriority {
    static let lowestWritten = 0.1

    // Above every priority that a person would write except required.

    /// The likely size of a root. Required constraints between its lengths, as of a square view, change its height,
    /// as the width is what comes from around it.
    static func preferredCanvas(_ axis: Axis) -> Double { axis == .horizontal ? 999.99995 : 999.9999 }
    /// For frames shown to a person: the likely length of content of unknown length.
    static let likelyContent = 999.9998
    /// The likely value of a free value, different for each so that no two tie.
    ///
    /// Code decides the value before layout, so no optional constraint changes it, and neither does a question.
    /// Required constraints may contradict a mere guess, and the size of the canvas is one that a person has chosen.
    static func likelyValue(_ index: Int) -> Double {
        999.999 - 0.001 * Double(index) / Double(index + 1000)
    }
    /// A value held while the solver answers a question. Not required, so that rounding errors cannot contradict
    /// required rows.
    static let held = 999.995

    // At design time, among the priorities that a person would write.

    /// An optional constraint to the centre of a scroll view around: weaker than every size of the content.
    static let scrolledCentre = 24.0
    /// The length with which an arranged view without content was drawn: above the preferences of stack views.
    static let drawnLength = 52.0
    /// That of a view around one that keeps its drawn length.
    static let drawnLengthAround = 51.8
    /// An optional constraint that the drawn length prevails over.
    static let constraintToDrawnLength = 51.5
    /// Where priorities are equal, Interface Builder prefers the size of a content to a written constraint.
    static let contentBeforeConstraint = 0.5

    // Below every priority that a person would write.

    static let spacer = 0.05
    /// What is only likely, where ``Layout/likelyValuesYield``.
    static func yieldingValue(_ index: Int) -> Double {
        0.04 - 0.001 * Double(index) / Double(index + 1000)
    }
    static func yieldingCanvas(_ axis: Axis) -> Double { axis == .horizontal ? 0.035 : 0.03 }
    /// The recorded value of a frame component that nothing else determines.
    static let recordedSize = 0.02
    static let recordedPosition = 0.01
    /// A different value in a second solution.
    static let alternative = 0.005

    /// The priority of a stand-in for the unknown length of a view's content, different for each view and axis so that
    /// no two tie: constraints may relate them, also a view's width to its height.
    ///
    /// Above the preferences of stacks and of a root that fits its content, which would collapse the text; below all
    /// hugging.
    static func standIn(_ view: ViewID, _ axis: Axis) -> Double {
        let place = Double(view.index) + (axis == .horizontal ? 0 : 0.5)
        return 60 - place / (place + 1000)
    }
}

/// The properties of a UIStackView.
package struct StackArrangement: Hashable, Sendable {
    package enum Distribution: String, Hashable, Sendable, CaseIterable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    package enum Alignment: String, Hashable, Sendable, CaseIterable {
        case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline
    }

    package var axis: Axis
    package var spacing = 0.0
    package var alignment = Alignment.fill
    package var distribution = Distribution.fill
    /// The spacing after a view in points, if it differs.
    package var customSpacing: [ViewID: Double] = [:]
    /// Whether the spacing of a vertical stack is measured from baseline to baseline.
    package var isBaselineRelative = false
    /// Whether the views are arranged inside the stack's layout margins.
    package var isMarginsRelative = false
    /// Whether everything is known that it arranges, in which order, and by which distances. Otherwise only the axis
    /// is, and that a hidden view has no length along it.
    package var isCertain = true
    /// The priority with which the stack contains its views. Only AppKit's stack views can clip them.
    package var clippingResistance = AxisPair(1000.0)

    package init(axis: Axis) {
        self.axis = axis
    }
}

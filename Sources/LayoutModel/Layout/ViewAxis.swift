/// One axis of one view.
package struct ViewAxis: Hashable, Sendable {
    package var view: ViewID
    package var axis: Axis

    package init(_ view: ViewID, _ axis: Axis) {
        self.view = view
        self.axis = axis
    }
}

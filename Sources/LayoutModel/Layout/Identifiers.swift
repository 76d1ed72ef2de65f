/// A view of a layout: an index into ``Layout/views``. The root is 0.
package struct ViewID: Hashable, Comparable, Sendable {
    package var index: Int

    package init(_ index: Int) {
        self.index = index
    }

    package static let root = ViewID(0)

    package static func < (a: ViewID, b: ViewID) -> Bool {
        a.index < b.index
    }
}

/// A constraint of a layout: an index into ``Layout/constraints``.
package struct ConstraintID: Hashable, Comparable, Sendable {
    package var index: Int

    package init(_ index: Int) {
        self.index = index
    }

    package static func < (a: ConstraintID, b: ConstraintID) -> Bool {
        a.index < b.index
    }
}

/// A parameter of a layout: an index into ``Layout/parameters``.
package struct ParameterID: Hashable, Sendable {
    package var index: Int

    package init(_ index: Int) {
        self.index = index
    }
}

/// A free number of a layout: an index into ``Layout/freeNumbers``.
package struct FreeNumberID: Hashable, Sendable {
    package var index: Int

    package init(_ index: Int) {
        self.index = index
    }
}

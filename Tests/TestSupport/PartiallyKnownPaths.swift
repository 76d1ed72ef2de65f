import LayoutModel

extension Layout {
    /// The paths of the views of which something could not be read, by axis, ascending.
    package var partiallyKnownPaths: AxisPair<[String]> {
        var paths = AxisPair<[String]>([])
        for axis in Axis.allCases { paths[axis] = partiallyKnown[axis].map { self[$0].path }.sorted() }
        return paths
    }
}

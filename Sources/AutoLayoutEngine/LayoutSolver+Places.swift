import LayoutModel
import Simplex

extension LayoutSolver {
    /// Where everything that a constraint can name stands in the last solution.
    package var places: Places {
        let solver = shownSolver()
        return Places(
            builder: SystemBuilder(layout, effective, variables, nestedInsets),
            value: { self.clean($0.value(solver.value)) })
    }

    /// Places in the root's coordinates, horizontal ones from the left, in points: what drawings measure between.
    package struct Places {
        fileprivate let builder: SystemBuilder
        fileprivate let value: (LinearForm) -> Double

        /// Where an attribute lies; of a width or a height, how long it is.
        package func position(of anchor: Anchor) -> Double {
            let extent = builder.extent(of: anchor.item, anchor.attribute.axis)
            return value(builder.form(of: anchor.attribute, in: extent, of: anchor.item))
        }

        /// The rectangle of an item that constraints see.
        package func rectangle(of item: Item) -> Rect {
            let (horizontal, vertical) = (builder.extent(of: item, .horizontal), builder.extent(of: item, .vertical))
            return Rect(
                x: value(horizontal.start), y: value(vertical.start), width: value(horizontal.length),
                height: value(vertical.length))
        }
    }
}

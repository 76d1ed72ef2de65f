import LayoutModel

/// A frame as versions 11198 to 11201 write it beside `rect`, such as
/// `<frame key="frameInset" minX="15" maxX="15" height="44"/>`: distances to the superview's edges, and a size. Zeros
/// are omitted, and so are values that follow from the others.
struct FrameInset {
    /// One axis, from left to right or from top to bottom.
    private struct Extent {
        var before: Double?
        var behind: Double?
        var length: Double?

        /// The position and the length; nil if they depend on the superview's length and it is unknown.
        func resolved(in length: Double?) -> (position: Double, length: Double)? {
            if let own = self.length {
                if before == nil, let behind { return length.map { ($0 - behind - own, own) } }
                return (before ?? 0, own)
            }
            return length.map { (before ?? 0, max(0, $0 - (before ?? 0) - (behind ?? 0))) }
        }

        /// The values of the same attributes for another position and length.
        func changed(_ position: Double, _ length: Double, in around: Double) -> Extent {
            let rest = around - position - length
            guard self.length != nil else { return Extent(before: position, behind: rest) }
            return Extent(
                before: before != nil || behind == nil ? position : nil, behind: behind.map { _ in rest },
                length: length)
        }
    }

    private var horizontal = Extent()
    private var vertical = Extent()

    /// The names of the attributes, in Xcode's order.
    static let names: [XMLName] = [.minX, .minY, .maxX, .maxY, .width, .height]

    /// Nil if one of the numbers cannot be read.
    init?(_ tree: XMLTree, _ element: XMLElementID) {
        for name in Self.names where tree.attribute(name, of: element) != nil && tree.number(element, name) == nil {
            return nil
        }
        func value(_ name: XMLName) -> Double? { tree.number(element, name) }
        horizontal = Extent(before: value(.minX), behind: value(.maxX), length: value(.width))
        vertical = Extent(before: value(.minY), behind: value(.maxY), length: value(.height))
        if let width = horizontal.length, width < 0 { return nil }
        if let height = vertical.length, height < 0 { return nil }
    }

    /// Nil if it depends on the superview's frame and that is unknown.
    func frame(in superview: Rect?) -> Rect? {
        guard let (x, width) = horizontal.resolved(in: superview?.width),
            let (y, height) = vertical.resolved(in: superview?.height)
        else { return nil }
        return Rect(x: x, y: y, width: width, height: height)
    }

    /// The values of the attributes for another frame; nil for attributes that are omitted.
    func values(for frame: Rect, in superview: Rect) -> [(name: XMLName, value: Double?)] {
        let horizontal = horizontal.changed(frame.x, frame.width, in: superview.width)
        let vertical = vertical.changed(frame.y, frame.height, in: superview.height)
        return [
            (.minX, horizontal.before), (.minY, vertical.before), (.maxX, horizontal.behind), (.maxY, vertical.behind),
            (.width, horizontal.length), (.height, vertical.length),
        ]
    }
}

import LayoutModel

extension Attribute {
    /// Whether it is one of the four sides, by either name.
    var isEdge: Bool {
        switch self {
        case .left, .right, .top, .bottom, .leading, .trailing: true
        case .width, .height, .centerX, .centerY, .firstBaseline, .lastBaseline: false
        }
    }

    /// Whether it is the edge, or the edge's other name.
    package func lies(on edge: Edge) -> Bool {
        switch edge {
        case .leading, .left: self == .leading || self == .left
        case .trailing, .right: self == .trailing || self == .right
        case .top: self == .top
        case .bottom: self == .bottom
        }
    }
}

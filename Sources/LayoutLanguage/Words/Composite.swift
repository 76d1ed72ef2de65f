import LayoutModel

/// A word that stands for several attributes.
enum Composite: String, Hashable, Sendable, CaseIterable {
    case edges, horizontalEdges, verticalEdges, size, center

    var attributes: [Attribute] {
        switch self {
        case .edges: [.leading, .trailing, .top, .bottom]
        case .horizontalEdges: [.leading, .trailing]
        case .verticalEdges: [.top, .bottom]
        case .size: [.width, .height]
        case .center: [.centerX, .centerY]
        }
    }

    /// Whether `inset` may follow it.
    var allowsInset: Bool {
        switch self {
        case .edges, .horizontalEdges, .verticalEdges: true
        case .size, .center: false
        }
    }
}

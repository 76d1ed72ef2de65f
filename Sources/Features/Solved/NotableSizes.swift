import AutoLayoutEngine
import LayoutModel

/// The run-time sizes of a document that a hover shows: the narrowest and the widest for each pair of size classes.
struct NotableSizes {
    private(set) var configurations: [Configuration] = []

    private static let most = 6

    init(_ layout: Layout) {
        var groups: [(traits: Traits, sizes: [CanvasSize])] = []
        for declared in layout.sizes {
            if let index = groups.firstIndex(where: { $0.traits == declared.size.traits }) {
                groups[index].sizes.append(declared.size)
            } else {
                groups.append((declared.size.traits, [declared.size]))
            }
        }
        for group in groups {
            let ordered = group.sizes.enumerated().sorted {
                ($0.element.width.points, $0.offset) < ($1.element.width.points, $1.offset)
            }
            guard let first = ordered.first?.element, let last = ordered.last?.element else { continue }
            for size in first == last ? [first] : [first, last] where configurations.count < Self.most {
                configurations.append(Configuration(size: size, parameters: layout.parameters.map(\.value)))
            }
        }
    }
}

extension CanvasLength {
    /// 0 for as small as possible.
    fileprivate var points: Double {
        switch self {
        case .points(let number), .preferred(let number): number
        case .fit: 0
        }
    }
}

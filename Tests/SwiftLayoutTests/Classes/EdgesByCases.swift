import RecordingUIKit

/// Edges as cases with their insets, which make constraints themselves, in a struct that has an initializer.
struct EdgeCases {
    enum Edge: Hashable {
        case top(CGFloat), leading(CGFloat), bottom(CGFloat), trailing(CGFloat)

        var isVertical: Bool {
            switch self {
            case .top, .bottom: return true
            case .leading, .trailing: return false
            }
        }

        func constraint(of view: UIView, in other: UIView) -> NSLayoutConstraint {
            switch self {
            case .top(let inset): return view.topAnchor.constraint(equalTo: other.topAnchor, constant: inset)
            case let .leading(inset):
                return view.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset)
            case .bottom(let inset): return view.bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -inset)
            case let .trailing(inset):
                return view.trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -inset)
            }
        }
    }

    private let edges: Set<Edge>
    private var areMirrored: Bool

    init(_ edges: Set<Edge>, areMirrored: Bool = false) {
        self.edges = edges
        self.areMirrored = areMirrored
    }

    static func all(_ inset: CGFloat = 0) -> Self {
        Self([.top(inset), .leading(inset), .bottom(inset), .trailing(inset)])
    }

    var sides: Self { Self(edges.filter { !$0.isVertical }) }

    func constraints(of view: UIView, in other: UIView) -> [NSLayoutConstraint] {
        edges.map { areMirrored ? $0.constraint(of: other, in: view) : $0.constraint(of: view, in: other) }
    }
}

extension UIView {
    func fit(_ edges: EdgeCases = .all(), to other: UIView) {
        translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate(edges.constraints(of: self, in: other))
    }

    func fitEdge(_ edge: EdgeCases.Edge, to other: UIView) {
        edge.constraint(of: self, in: other).isActive = true
    }
}

final class EdgesByCases: UIView {
    private let back = UIView()
    private let box = UIView()
    private let title = UILabel()

    init() {
        super.init(frame: .zero)
        addSubviews(back, box, title)
        back.fit(to: self)
        box.fit(.all(8).sides, to: self)
        box.fit(.init([.top(4)]), to: back)
        box.fitEdge(.bottom(2), to: back)
        title.fit(EdgeCases([.top(3), .bottom(5)], areMirrored: true), to: box)
        title.fitEdge(EdgeCases.Edge.leading(6), to: box)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

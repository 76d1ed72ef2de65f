import LayoutModel
import SourceText
import Wording

/// Texts and controls under the status bar, a notch or the home indicator, because they are pinned to the edge of the
/// screen and not to that of the safe area.
///
/// Pictures and plain views may well reach to the edge, and so may what fills the screen. So this counts only texts and
/// controls at one edge, and stacks that begin or end with one.
struct UnsafeAreaRule: ModelRule {
    static let code: FindingCode = "unsafe-area"
    static var page: [UInt8] { PackageResources.unsafe_area_md }
    static let category = FindingCategory.appearance
    static let severity = Finding.Severity.hint
    static let holdsAtEverySize = true

    let layout: Layout

    func diagnoses() -> [Diagnosis] {
        // The sizes of a document are those of many devices, and bars that are not in it may cover its edges.
        guard layout.sourceTraits.isDisjoint(with: [.isDrawn, .hasAssumedSizes]) else { return [] }
        let bars = [Edge.top, .bottom].compactMap { ScreenBar(at: $0, in: layout) }
        guard !bars.isEmpty else { return [] }
        return layout.constraints.compactMap { constraint in
            bars.lazy.compactMap { covered(by: $0, at: constraint) }.first
        }
    }

    private func covered(by bar: ScreenBar, at constraint: Constraint) -> Diagnosis? {
        guard let pin = EdgePin(constraint, to: bar.edge, in: layout), !isPinnedOpposite(pin.view, bar.edge),
            let content = content(at: bar.edge, of: pin.view), pin.distance + blank(around: content) < bar.length
        else { return nil }
        let place =
            pin.distance == 0
            ? "at the \(bar.edge.rawValue) edge of the screen"
            : "\(Points.count(pin.distance)) from the \(bar.edge.rawValue) edge of the screen"
        let finding = finding(
            about: constraint.id,
            "Under the \(bar.name): \(naming.quoted(content)) is \(place), \(bar.extent). "
                + "Pin it to the safe area instead.")
        return Diagnosis(finding, cause: Cause(layout: layout, constraint: constraint, edge: bar.edge))
    }

    /// The text or control that begins or ends at an edge of a view: the view itself, or one that a stack puts there.
    private func content(at edge: Edge, of view: ViewID) -> ViewID? {
        let node = layout[view]
        guard !node.isHidden, node.isInstalled else { return nil }
        if Self.contentKinds.contains(node.kind.rawValue) { return view }
        guard let stack = node.stack, stack.axis == .vertical else { return nil }
        let shown = node.children.filter { !layout[$0].isHidden && layout[$0].kind != .guide }
        return (edge == .top ? shown.first : shown.last).flatMap { content(at: edge, of: $0) }
    }

    private static let contentKinds: Set = [
        "label", "button", "textField", "switch", "slider", "stepper", "segmentedControl",
    ]

    /// What a fixed height leaves free above and below a line of text.
    private func blank(around view: ViewID) -> Double {
        let heights = layout.constraints.compactMap { constraint in
            constraint.isActive && constraint.second == nil && constraint.relation == .equal
                && constraint.first == Anchor(Item(view), .height) ? constraint.constant.literal : nil
        }
        return max(0, (heights.first.map { $0 - 20 } ?? 0) / 2)
    }

    /// Whether the other vertical edge is pinned to the root as well, so that the view fills the screen.
    private func isPinnedOpposite(_ view: ViewID, _ edge: Edge) -> Bool {
        let opposite: Attribute = edge == .top ? .bottom : .top
        return layout.constraints.contains { constraint in
            constraint.isActive && constraint.anchors.contains { $0.item == Item(view) && $0.attribute == opposite }
                && constraint.anchors.contains { $0.item.view == .root && $0.attribute == opposite }
        }
    }
}

extension UnsafeAreaRule {
    struct Cause: FindingCause {
        let layout: Layout
        let constraint: Constraint
        let edge: Edge
        var basis: Set<ConstraintID>? { [constraint.id] }

        /// The same distance from the safe area.
        func repairs(_ cancellation: Cancellation) -> [Repair] {
            guard let second = constraint.second, let constant = constraint.constant.literal else { return [] }
            func inside(_ anchor: Anchor) -> NewConstraint.NewAnchor {
                .init(anchor.item == Item(.root) ? Anchor(Item(.root, .safeArea), anchor.attribute) : anchor)
            }
            let new = NewConstraint(
                first: inside(constraint.first), relation: constraint.relation, second: inside(second),
                constant: constant, priority: constraint.priority.literal ?? 1000)
            return [
                Repair(
                    title: "Pin \(naming.equation(constraint)) to the safe area",
                    edits: [.removeConstraint(constraint.id), .addConstraint(new)], kind: .choice)
            ]
        }
    }
}

/// A required equality between an edge of a view and the same edge of the root.
private struct EdgePin {
    let view: ViewID
    /// In points, at least 0.
    let distance: Double

    init?(_ constraint: Constraint, to edge: Edge, in layout: Layout) {
        let attribute: Attribute = edge == .top ? .top : .bottom
        let root = Anchor(Item(.root), attribute)
        guard constraint.isActive, !constraint.isRemoved, !constraint.isDesignTimeOnly, !constraint.hasOutlet,
            constraint.isRequired,
            constraint.relation == .equal,
            let second = constraint.second, constraint.first == root || second == root,
            constraint.multiplier.literal == 1, let constant = constraint.constant.literal
        else { return nil }
        let isFirst = second == root
        let own = isFirst ? constraint.first : second
        guard own.attribute == attribute, own.item.guide == nil, own.item.view != .root else { return nil }
        view = own.item.view
        let below = isFirst ? constant : -constant
        distance = edge == .top ? below : -below
        guard distance >= 0 else { return nil }
    }
}

/// What covers the content at an edge of the screen.
private struct ScreenBar {
    let edge: Edge
    /// In points.
    let length: Double
    let name: String
    /// The end of a sentence about what is under it.
    let extent: String

    init?(at edge: Edge, in layout: Layout) {
        self.edge = edge
        func inset(_ insets: EdgeInsets) -> Double { edge == .top ? insets.top : insets.bottom }
        let devices = layout.sizes.compactMap { declaration in
            declaration.size.device.flatMap { name in
                (layout.safeArea ?? declaration.size.safeArea).map { (name: name, length: inset($0)) }
            }
        }
        guard let device = devices.max(by: { $0.length < $1.length }), device.length > 0 else { return nil }
        length = device.length
        extent = "and the safe area of \(device.name) begins \(Points.count(length)) from it"
        name = edge == .bottom ? "home indicator" : length > 24 ? "notch" : "status bar"
    }
}

import Foundation

/// What layout code has made once it has run: the hierarchy, the active constraints and what else decides frames.
///
/// All lines are sorted, and name views by ``ViewNames``.
public struct Recording: Sendable {
    /// The active constraints of the tree and of the stored views outside it, sorted by their text.
    public let constraints: [RecordedConstraint]
    /// `badge in self`, `row in rows[0]` for an arranged view of a stack.
    public let hierarchy: [String]
    /// Hugging and compression resistance where set, hidden views, autoresizing masks of subviews, and stacks.
    public let settings: [String]
    /// What UIKit would have thrown an exception for, in the order in which it happened.
    public let mistakes: [String]

    /// Runs the code that makes a view or a controller, and whatever else makes it as it is to be recorded.
    public init(of make: () -> UIResponder) {
        let recorder = Recorder()
        self = Recorder.$current.withValue(recorder) {
            let responder = make()
            let controller = responder as? UIViewController
            let root = controller?.view ?? responder as? UIView ?? UIView()
            return Recording(root: root, controller: controller, recorder: recorder)
        }
    }

    private init(root: UIView, controller: UIViewController?, recorder: Recorder) {
        let names = ViewNames(root: root, controller: controller)
        var views = Self.tree(of: root)
        for view in names.stored where !view.isDescendant(of: root) {
            // A tree that several stored views share is recorded once.
            let top = Self.top(of: view)
            if !views.contains(where: { $0 === top }) { views += Self.tree(of: top) }
        }
        constraints = views.flatMap(\.constraints).map { RecordedConstraint($0, names) }
            .sorted { $0.description < $1.description }
        hierarchy = views.flatMap { Self.hierarchy(of: $0, names) }.sorted()
        settings = views.flatMap { Self.settings(of: $0, names, isTop: $0.superview == nil) }.sorted()
        mistakes = recorder.mistakes.map { Self.text($0, names) }
    }

    /// The lines of the constraints: `amount.leading == badge.trailing + 4 @ 1000`.
    public static func lines(of make: () -> UIResponder) -> [String] {
        Recording(of: make).constraints.map(\.description)
    }

    /// Everything, for a snapshot; a heading before each part that is not empty.
    public var text: String {
        [
            ("constraints", constraints.map(\.description)), ("hierarchy", hierarchy), ("settings", settings),
            ("mistakes", mistakes),
        ]
        .filter { !$0.1.isEmpty }
        .map { "\($0.0)\n" + $0.1.map { "  \($0)" }.joined(separator: "\n") }
        .joined(separator: "\n")
    }

    // MARK: Parts

    private static func tree(of view: UIView) -> [UIView] {
        [view] + view.subviews.flatMap(tree)
    }

    private static func top(of view: UIView) -> UIView {
        var top = view
        while let superview = top.superview { top = superview }
        return top
    }

    private static func hierarchy(of view: UIView, _ names: ViewNames) -> [String] {
        let name = names.name(view)
        let arranged = (view as? UIStackView)?.arrangedSubviews ?? []
        let children = view.subviews.filter { $0.role == nil }.map { child in
            let index = arranged.firstIndex { $0 === child }
            return "\(names.name(child)) in \(name)\(index.map { "[\($0)]" } ?? "")"
        }
        return children + view.layoutGuides.map { "\(names.name($0)) guides \(name)" }
    }

    private static func settings(of view: UIView, _ names: ViewNames, isTop: Bool) -> [String] {
        let name = names.name(view)
        var lines: [String] = []
        for (word, priorities) in [("hugging", view.hugging), ("compression", view.compressionResistance)] {
            lines += priorities.map { axis, priority in
                "\(name).\(word).\(axis) = \(RecordedConstraint.text(Double(priority.rawValue)))"
            }
        }
        if view.isHidden { lines.append("\(name).isHidden") }
        // UIKit sets the masks of what it makes; the root is for whoever adds it.
        if view.translatesAutoresizingMaskIntoConstraints, !isTop, view.role == nil {
            lines.append("\(name).translatesAutoresizingMaskIntoConstraints")
        }
        if let stack = view as? UIStackView { lines += settings(of: stack, name, names) }
        return lines
    }

    private static func settings(of stack: UIStackView, _ name: String, _ names: ViewNames) -> [String] {
        let spacing = RecordedConstraint.text(Double(stack.spacing))
        let flags = [
            stack.isLayoutMarginsRelativeArrangement ? " margins" : "",
            stack.isBaselineRelativeArrangement ? " baselines" : "",
        ]
        let line =
            "\(name): \(stack.axis), distribution \(stack.distribution), alignment \(stack.alignment), "
            + "spacing \(spacing)" + flags.joined()
        return [line]
            + stack.arrangedSubviews.compactMap { view in
                stack.customSpacings[ObjectIdentifier(view)].map {
                    let text = $0 == UIStackView.spacingUseSystem ? "system" : RecordedConstraint.text(Double($0))
                    return "\(name).spacing after \(names.name(view)) = \(text)"
                }
            }
    }

    private static func text(_ mistake: Recorder.Mistake, _ names: ViewNames) -> String {
        switch mistake {
        case .noCommonAncestor(let constraint, let items):
            withExtendedLifetime(items) { "no common ancestor: \(RecordedConstraint(constraint, names))" }
        case .refused(let constraint, let reason, let items):
            withExtendedLifetime(items) { "\(reason): \(RecordedConstraint(constraint, names))" }
        case .message(let message):
            message
        }
    }
}

extension RecordedConstraint {
    init(_ constraint: NSLayoutConstraint, _ names: ViewNames) {
        let isDistance = (constraint.firstItem is LayoutDistance, constraint.secondItem is LayoutDistance)
        let relation =
            switch constraint.relation {
            case .lessThanOrEqual: "<="
            case .equal: "=="
            case .greaterThanOrEqual: ">="
            }
        self.init(
            first: names.name(constraint.firstItem),
            firstAttribute: isDistance.0 ? "distance" : "\(constraint.firstAttribute)", relation: relation,
            multiplier: Double(constraint.multiplier), second: constraint.secondItem.map(names.name),
            secondAttribute: constraint.secondItem == nil
                ? nil : isDistance.1 ? "distance" : "\(constraint.secondAttribute)",
            constant: Double(constraint.constant), priority: Double(constraint.priority.rawValue),
            identifier: constraint.identifier)
    }
}

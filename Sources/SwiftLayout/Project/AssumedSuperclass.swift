import SwiftSource

/// What a superclass is taken for that is not among the sources, as one of a binary framework or of Objective-C.
///
/// By Cocoa's naming the name of a class ends with what it is: `SwipeTableViewCell`. Where it does not, what the class
/// overrides says it.
enum AssumedSuperclass {
    /// The class of UIKit; nil if nothing says that it is one.
    ///
    /// - Parameters:
    ///   - name: the name of the superclass.
    ///   - classes: the members of the classes of the project that inherit from it.
    static func named(_ name: String, of classes: [Members]) -> String? {
        // What it lays out may be the content of a scroll view, where edges are something else. AppKit has other rules.
        let mayScroll = name.contains("Scroll") || name.hasSuffix("StackView")
        guard !mayScroll, !name.hasPrefix("NS") else { return nil }
        return UIKitClass.named(atEndOf: name) ?? overridden(by: classes, isCell: name.hasSuffix("Cell"))
    }

    private static func overridden(by classes: [Members], isCell: Bool) -> String? {
        let initializers = classes.flatMap(\.initializers).filter(\.isOverride)
        func overrides(_ names: [String]) -> Bool {
            classes.contains { members in names.contains { members.functions($0).contains(where: \.isOverride) } }
        }
        if overrides(["viewDidLoad", "loadView"]) { return "UIViewController" }
        if initializers.contains(where: { $0.parameters.map(\.label) == ["style", "reuseIdentifier"] }) {
            return "UITableViewCell"
        }
        let hasFrame = initializers.contains { $0.parameters.first?.label == "frame" }
        if hasFrame, isCell, classes.contains(where: \.usesContentView) { return "UICollectionViewCell" }
        if overrides(["layoutSubviews", "didMoveToSuperview"]) { return "UIView" }
        return hasFrame ? "UIView" : nil
    }
}

extension FunctionInfo {
    fileprivate var isOverride: Bool { declaration?.isOverride == true }
}

extension Members {
    /// Whether code uses a content view that none of it declares.
    fileprivate var usesContentView: Bool {
        properties("contentView").isEmpty
            && (order + initializers).contains { member in member.node.contains { $0.ownName == "contentView" } }
    }
}

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are those of HRViewVisible, in the words of this project.

import RecordingUIKit

/// Stands for both `UIView.Direction`s of the libraries, whose names would clash here.
public struct MarginDirection: OptionSet, Sendable {
    public let rawValue: Int

    public static let left = MarginDirection(rawValue: 1)
    public static let right = MarginDirection(rawValue: 2)
    public static let top = MarginDirection(rawValue: 4)
    public static let bottom = MarginDirection(rawValue: 8)
    public static let all: MarginDirection = [.left, .right, .top, .bottom]

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }
}

public enum VisibleType: Sendable {
    case visible(direction: MarginDirection)
    case invisible
    case gone(direction: MarginDirection)
}

extension UIView {
    /// Sets constants to 0 and back. Nothing here ever sets `isHidden` to `false`.
    public func setVisible(_ visible: VisibleType) {
        switch visible {
        case .invisible:
            isHidden = true
        case .gone(let direction):
            guard let superview else { return }
            if !direction.isDisjoint(with: [.left, .right]) { clear([.width], in: self) }
            if !direction.isDisjoint(with: [.top, .bottom]) { clear([.height], in: self) }
            clear(Self.margins(direction), in: superview)
        case .visible(let direction):
            guard let superview else { return }
            restore(Self.margins(direction), in: superview)
            // Both sizes come back, whatever the direction.
            restore([.width, .height], in: self)
        }
    }

    private static func margins(_ direction: MarginDirection) -> Set<NSLayoutConstraint.Attribute> {
        var attributes: Set<NSLayoutConstraint.Attribute> = []
        if direction.contains(.left) { attributes.formUnion([.left, .leading]) }
        if direction.contains(.right) { attributes.formUnion([.right, .trailing]) }
        if direction.contains(.top) { attributes.insert(.top) }
        if direction.contains(.bottom) { attributes.insert(.bottom) }
        return attributes
    }

    private func clear(_ attributes: Set<NSLayoutConstraint.Attribute>, in view: UIView) {
        for constraint in matches(attributes, in: view) {
            constraint.clearConstant()
        }
    }

    private func restore(_ attributes: Set<NSLayoutConstraint.Attribute>, in view: UIView) {
        for constraint in matches(attributes, in: view) {
            constraint.restoreConstant()
        }
    }

    /// All constraints that a view holds and in which this view takes part with one of the attributes.
    private func matches(
        _ attributes: Set<NSLayoutConstraint.Attribute>, in view: UIView
    ) -> [NSLayoutConstraint] {
        view.constraints.filter {
            $0.firstItem === self && attributes.contains($0.firstAttribute)
                || $0.secondItem === self && attributes.contains($0.secondAttribute)
        }
    }
}

extension NSLayoutConstraint {
    /// A constant of 0 is not saved, so that clearing twice does no harm.
    func clearConstant() {
        guard constant != 0 else { return }
        attachments["clearedConstant"] = constant
        constant = 0
    }

    func restoreConstant() {
        guard let saved = attachments["clearedConstant"] as? CGFloat else { return }
        constant = saved
        attachments["clearedConstant"] = nil
    }
}

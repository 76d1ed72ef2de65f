// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are those of ConstraintsHolder, in the words of this project.

import RecordingUIKit

/// The constraints of a view, one for each slot. Whatever ends an app in the library is noted as a mistake here.
public final class ConstraintsHolder {
    public enum ConstraintType: String, Sendable {
        case left, right, top, bottom, leading, trailing, centerX, centerY, width, height, baseline

        /// The margins have no slot, so that every slot accepts them.
        init?(attribute: NSLayoutConstraint.Attribute) {
            switch attribute {
            case .firstBaseline, .lastBaseline: self = .baseline
            default: self.init(rawValue: "\(attribute)")
            }
        }
    }

    private var constraints: [ConstraintType: NSLayoutConstraint] = [:]

    public var all: [NSLayoutConstraint] { Array(constraints.values) }

    public func activeConstraints() -> [ConstraintType: NSLayoutConstraint] {
        constraints.filter(\.value.isActive)
    }

    public func activate(_ slots: [KeyPath<ConstraintsHolder, NSLayoutConstraint?>]) {
        let found = slots.compactMap { self[keyPath: $0] }
        guard found.count == slots.count else {
            return Recorder.note("keyPath passed to activate() contained nil value constraint")
        }
        NSLayoutConstraint.activate(found)
    }

    public func deactivate(_ slots: [KeyPath<ConstraintsHolder, NSLayoutConstraint?>]) {
        let found = slots.compactMap { self[keyPath: $0] }
        guard found.count == slots.count else {
            return Recorder.note("constraints passed to deactivate() contained nil value")
        }
        NSLayoutConstraint.deactivate(found)
    }

    public func activateAll() {
        NSLayoutConstraint.activate(all)
    }

    public func deactivateAll() {
        NSLayoutConstraint.deactivate(all)
    }

    /// Another constraint may replace an active one, which then stays active.
    private func set(_ constraint: NSLayoutConstraint?, _ slot: ConstraintType) {
        if constraint == nil, constraints[slot]?.isActive == true {
            return Recorder.note("\(slot) constraint must be deactivated first")
        }
        if let constraint, let type = ConstraintType(attribute: constraint.firstAttribute), type != slot {
            return Recorder.note(
                "Can't assign value of ConstraintType \(type) to variable of ConstraintType \(slot)")
        }
        constraints[slot] = constraint
    }
}

extension ConstraintsHolder {
    public var left: NSLayoutConstraint? {
        get { constraints[.left] }
        set { set(newValue, .left) }
    }

    public var right: NSLayoutConstraint? {
        get { constraints[.right] }
        set { set(newValue, .right) }
    }

    public var top: NSLayoutConstraint? {
        get { constraints[.top] }
        set { set(newValue, .top) }
    }

    public var bottom: NSLayoutConstraint? {
        get { constraints[.bottom] }
        set { set(newValue, .bottom) }
    }

    public var leading: NSLayoutConstraint? {
        get { constraints[.leading] }
        set { set(newValue, .leading) }
    }

    public var trailing: NSLayoutConstraint? {
        get { constraints[.trailing] }
        set { set(newValue, .trailing) }
    }

    public var centerX: NSLayoutConstraint? {
        get { constraints[.centerX] }
        set { set(newValue, .centerX) }
    }

    public var centerY: NSLayoutConstraint? {
        get { constraints[.centerY] }
        set { set(newValue, .centerY) }
    }

    public var width: NSLayoutConstraint? {
        get { constraints[.width] }
        set { set(newValue, .width) }
    }

    public var height: NSLayoutConstraint? {
        get { constraints[.height] }
        set { set(newValue, .height) }
    }

    public var baseline: NSLayoutConstraint? {
        get { constraints[.baseline] }
        set { set(newValue, .baseline) }
    }

}

extension UIView {
    /// Views with the same accessibility identifier share a holder; a view without one is given one.
    public func updateConstraints(_ exposeHolder: (ConstraintsHolder, UIView) -> Void) {
        let identifier = accessibilityIdentifier ?? UUID().uuidString
        accessibilityIdentifier = identifier
        translatesAutoresizingMaskIntoConstraints = false
        let key = "constraintsHolder \(identifier)"
        let holder = Recorder.current?.attachments[key] as? ConstraintsHolder ?? ConstraintsHolder()
        Recorder.current?.attachments[key] = holder
        exposeHolder(holder, self)
    }
}

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are those of UIKit, whose documentation describes them.

open class UIControl: UIView {
    public struct State: OptionSet, Sendable {
        public let rawValue: UInt

        public static let normal = State([])
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 2)
        public static let selected = State(rawValue: 4)

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }
    }

    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt

        public static let touchDown = Event(rawValue: 1)
        public static let touchUpInside = Event(rawValue: 64)
        public static let valueChanged = Event(rawValue: 4096)
        public static let primaryActionTriggered = Event(rawValue: 8192)
        public static let editingChanged = Event(rawValue: 131_072)

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }
    }

    public enum ContentHorizontalAlignment: Int, Sendable {
        case center, left, right, fill, leading, trailing
    }

    public enum ContentVerticalAlignment: Int, Sendable {
        case center, top, bottom, fill
    }

    open var isEnabled = true
    open var isSelected = false
    open var isHighlighted = false
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center
    open var contentVerticalAlignment = ContentVerticalAlignment.center
    private var actions: [(action: UIAction, event: Event)] = []

    open func addAction(_ action: UIAction, for event: Event) {
        actions.append((action, event))
    }

    open func sendActions(for event: Event) {
        for (action, own) in actions where !own.isDisjoint(with: event) {
            action.handler(action)
        }
    }

    /// Linux has no selectors, so that a target is never called.
    open func addTarget(_ target: Any?, action: Selector, for event: Event) {}
}

public struct Selector: Hashable, Sendable {
    let name: String

    public init(_ name: String) {
        self.name = name
    }
}

open class UIAction: NSObject {
    public let title: String
    let handler: (UIAction) -> Void

    public init(title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void) {
        self.title = title
        self.handler = handler
    }
}

open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
    }

    open var contentEdgeInsets = UIEdgeInsets.zero
    open var imageEdgeInsets = UIEdgeInsets.zero
    open var titleEdgeInsets = UIEdgeInsets.zero
    open private(set) lazy var titleLabel: UILabel? = UIView.made(UILabel(), as: "titleLabel", in: self)
    open private(set) lazy var imageView: UIImageView? = UIView.made(UIImageView(), as: "imageView", in: self)
    private var titles: [UInt: String] = [:]

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public convenience init(type: ButtonType) {
        self.init(frame: .zero)
    }

    public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero)
        if let primaryAction { addAction(primaryAction, for: .touchUpInside) }
    }

    open func setTitle(_ title: String?, for state: State) {
        titles[state.rawValue] = title
    }

    open func title(for state: State) -> String? { titles[state.rawValue] }
    open func setTitleColor(_ color: UIColor?, for state: State) {}
    open func setImage(_ image: UIImage?, for state: State) {}
    open func setBackgroundImage(_ image: UIImage?, for state: State) {}
}

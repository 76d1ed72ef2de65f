// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are those of UIKit, whose documentation describes them.

open class UITextField: UIControl {
    public enum BorderStyle: Int, Sendable {
        case none, line, bezel, roundedRect
    }

    open var text: String?
    open var placeholder: String?
    open var font: UIFont?
    open var textColor: UIColor?
    open var textAlignment = NSTextAlignment.natural
    open var borderStyle = BorderStyle.none
    open var isSecureTextEntry = false
    open var leftView: UIView?
    open var rightView: UIView?
}

open class UISwitch: UIControl {
    open var isOn = false
    open var onTintColor: UIColor?
}

open class UISlider: UIControl {
    open var value: Float = 0
    open var minimumValue: Float = 0
    open var maximumValue: Float = 1
}

open class UIStepper: UIControl {
    open var value = 0.0
    open var stepValue = 1.0
}

open class UIPageControl: UIControl {
    open var numberOfPages = 0
    open var currentPage = 0
}

open class UIDatePicker: UIControl {}

open class UISegmentedControl: UIControl {
    open var selectedSegmentIndex = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public init(items: [Any]?) {
        super.init(frame: .zero)
    }
}

open class UISearchBar: UIView {
    open var text: String?
    open var placeholder: String?
}

open class UIToolbar: UIView {}

open class UINavigationBar: UIView {}

open class UITabBar: UIView {}

open class UIPickerView: UIView {}

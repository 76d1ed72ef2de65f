import LayoutModel

/// The baselines of a view.
///
/// One line of text is a block 1.193 times the font size high, centred in the view, with its baseline 0.952 times the
/// font size below the block's top. Several lines of a known height are centred too; others begin at the view's top and
/// end at its bottom. The factors are the system font's, measured on recorded frames. An unknown font size is 17
/// points, UIKit's default. A text view has 8 points above and below its lines; a symbol sits on the baseline like text
/// of its font size, and so does a control of AppKit that shows no text. Another view without text has its baselines at
/// its edges.
enum Baseline {
    private static let fontSize = 17.0
    private static let blockHeight = 1.193
    private static let ascent = 0.952
    /// UITextView.textContainerInset, above and below.
    private static let textViewInset = 8.0

    /// The baseline as a fraction of the height, and points below that.
    ///
    /// - Parameter text: the heights of one line and of all lines, in points, if they are known.
    static func position(
        of attribute: Attribute, in view: View, _ text: (line: Double, all: Double)? = nil
    ) -> (fraction: Double, offset: Double) {
        let isFirst = attribute == .firstBaseline
        let size = view.fontSize ?? fontSize
        switch view.kind {
        case .textView:
            return isFirst ? (0, textViewInset + ascent * size) : (1, (ascent - blockHeight) * size - textViewInset)
        case _ where view.showsText:
            if view.numberOfLines == 1 || text != nil {
                let between = text.map { ($0.all - $0.line) / 2 } ?? 0
                let belowCentre = view.baselineBelowCentre ?? (ascent - blockHeight / 2) * size
                return (0.5, belowCentre + (isFirst ? -between : between))
            }
            return isFirst ? (0, ascent * size) : (1, (ascent - blockHeight) * size)
        default: return (isFirst ? 0 : 1, 0)
        }
    }
}

extension View {
    /// Whether it shows text, or a symbol that aligns like text.
    fileprivate var showsText: Bool {
        switch kind {
        case .label, .button, .popUpButton, .textField, .secureTextField, .searchField, .comboBox: true
        case .tokenField: true
        case .imageView, .segmentedControl, .slider, .stepper, .switch: fontSize != nil
        default: false
        }
    }
}

extension ViewKind {
    fileprivate static let imageView = ViewKind(rawValue: "imageView")
    fileprivate static let textField = ViewKind(rawValue: "textField")
    // AppKit's.
    fileprivate static let secureTextField = ViewKind(rawValue: "secureTextField")
    fileprivate static let searchField = ViewKind(rawValue: "searchField")
    fileprivate static let comboBox = ViewKind(rawValue: "comboBox")
    fileprivate static let popUpButton = ViewKind(rawValue: "popUpButton")
    fileprivate static let tokenField = ViewKind(rawValue: "tokenField")
    fileprivate static let segmentedControl = ViewKind(rawValue: "segmentedControl")
    fileprivate static let slider = ViewKind(rawValue: "slider")
    fileprivate static let stepper = ViewKind(rawValue: "stepper")
    fileprivate static let `switch` = ViewKind(rawValue: "switch")
}

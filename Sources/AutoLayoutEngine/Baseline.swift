import LayoutModel

/// Where the baselines of a view are.
///
/// A text of one line is a block of 1.193 times the font size, centred in the view, with its baseline 0.952 times the font size below the
/// block's top; a text of several lines begins at the view's top and ends at its bottom. The factors are the system font's, drawn from
/// recorded frames; a size that is not known is 17 points, UIKit's own default. A text view keeps 8 points above and below its lines; a
/// symbol stands on the line as a text of its font size does. A view without text has its baselines at its edges.
enum Baseline {
    private static let fontSize = 17.0
    private static let blockHeight = 1.193
    private static let ascent = 0.952
    /// UITextView.textContainerInset, above and below.
    private static let textViewInset = 8.0

    /// The baseline as a fraction of the height, and points below that.
    static func place(of attribute: Attribute, in view: View) -> (fraction: Double, offset: Double) {
        let isFirst = attribute == .firstBaseline
        let size = view.fontSize ?? fontSize
        switch view.kind {
        case .textView:
            return isFirst ? (0, textViewInset + ascent * size) : (1, (ascent - blockHeight) * size - textViewInset)
        case _ where view.showsLine:
            if view.numberOfLines == 1 { return (0.5, (ascent - blockHeight / 2) * size) }
            return isFirst ? (0, ascent * size) : (1, (ascent - blockHeight) * size)
        default: return (isFirst ? 0 : 1, 0)
        }
    }
}

extension View {
    /// Whether it has a line of text, or what is drawn as one, to stand on.
    fileprivate var showsLine: Bool {
        switch kind {
        case .label, .button, .popUpButton, .textField, .secureTextField, .searchField, .comboBox: true
        case .imageView: fontSize != nil
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
}

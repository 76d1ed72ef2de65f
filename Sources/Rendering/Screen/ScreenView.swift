import LayoutModel
import SourceText

/// What a picture shows of a view as it looks. The page's script draws the same from it.
struct ScreenView: Hashable, Sendable {
    /// What kind of thing is drawn. The raw values are those in the data of a report.
    enum Form: Int, Sendable {
        case plain, text, button, field, toggle, slider, progress, segments, stepper, image, activity, bar, table, check
        case pages, picker, radio
    }

    var form: Form
    /// Whether a view without a background of its own has subviews to be seen by.
    var isContainer: Bool
    var background: Colour?
    /// Of the text, or of the part of a control that is on; nil for that of the form.
    var foreground: Colour?
    var text: String?
    /// Whether the text is what a field shows while it is empty, or a name in place of an unknown text.
    var isHint = false
    var fontSize: Double
    var isBold: Bool
    var alignment: Appearance.Alignment
    /// Of a button.
    var titleInsets: Appearance.SideInsets
    /// 0 for any number.
    var lines: Int
    /// Whether the text begins at the top: that of a text view, which scrolls.
    var isScrolled: Bool
    var hasBorder: Bool
    var cornerRadius: Double
    var opacity: Double
    /// Whether it cuts its subviews off at its edges.
    var clips: Bool
    var isOn: Bool
    var value: Double
    var items: [String]
    var selected: Int

    init(_ view: View, _ appearance: Appearance, in layout: Layout, isContainer: Bool) {
        let form = Form(kind: view.kind.rawValue, mark: appearance.mark)
        self.form = form
        self.isContainer = isContainer
        (background, cornerRadius, opacity) = (appearance.background, appearance.cornerRadius, appearance.opacity)
        foreground = form.isTinted ? appearance.text ?? appearance.tint : appearance.text
        fontSize = min(max(appearance.fontSize ?? view.fontSize ?? form.fontSize, 1), 400)
        (isBold, titleInsets) = (appearance.isBold, appearance.titleInsets)
        alignment = appearance.alignment ?? form.alignment(isRightToLeft: layout.isRightToLeft)
        lines =
            switch form {
            case .text: max(appearance.lines ?? view.numberOfLines, 0)
            case .field: max(appearance.lines ?? 1, 0)
            default: 1
            }
        isScrolled = view.kind == .textView
        if isScrolled { lines = 0 }
        hasBorder = appearance.hasBorder ?? (form == .field)
        clips = view.clipsToBounds || view.kind == .scroll
        isOn = appearance.isOn ?? (form == .toggle)
        value = appearance.value ?? 0.5
        items = appearance.items
        selected = appearance.selected ?? 0
        let known = view.text ?? appearance.title ?? appearance.placeholder
        // A document without a text shows none. Elsewhere the text may only be unknown.
        let name = layout.sourceTraits.contains(.isDrawn) || isContainer ? nil : view.displayName ?? view.name
        switch form {
        case .text, .button, .field, .check, .radio, .picker:
            text = known ?? name
            isHint = known == nil || known == appearance.placeholder
        case .image: text = appearance.image ?? name
        case .bar: text = appearance.title ?? appearance.items.first
        case .plain: text = name
        default: text = nil
        }
        if text?.isEmpty == true { text = nil }
    }

    /// Whether nothing else shows where it is.
    var isBare: Bool { form == .plain && !isContainer && background == nil }

    /// Whether it has the tint colour where no other is known. A button with a border has the colour of texts.
    var isTinted: Bool { form.isTinted && !(form == .button && hasBorder) }
}

extension ScreenView.Form {
    /// The words that decide, the first that a kind contains. Kinds are words of `.layout`, tags of documents, and
    /// names of classes.
    private static let words: [(word: [UInt8], form: Self)] = [
        ("segmented", .segments), ("switch", .toggle), ("slider", .slider), ("progress", .progress),
        ("stepper", .stepper), ("pagecontrol", .pages), ("checkbox", .check), ("searchbar", .field),
        ("searchfield", .field), ("textfield", .field), ("combobox", .field), ("popup", .picker), ("picker", .picker),
        ("image", .image), ("activityindicator", .activity), ("spinner", .activity), ("table", .table),
        ("outlineview", .table), ("navigationbar", .bar), ("toolbar", .bar), ("tabbar", .bar), ("button", .button),
        ("label", .text),
        ("textview", .text), ("map", .image), ("webview", .image), ("video", .image),
    ].map { (Array($0.utf8), $1) }

    init(kind: String, mark: Appearance.Mark?) {
        switch mark {
        case .box?: self = .check
        case .circle?: self = .radio
        case nil: self.init(kind: kind)
        }
    }

    private init(kind: String) {
        let kind = kind.lowercased()
        // Not the table that a cell is in.
        guard !kind.contains("cell") else {
            self = .plain
            return
        }
        let bytes = Array(kind.utf8)
        let found = Self.words.first { bytes.firstOffset(of: $0.word, in: bytes.indices) != nil }
        self = found?.form ?? (kind == "text" ? .text : kind == "field" ? .field : .plain)
    }

    fileprivate var isTinted: Bool {
        switch self {
        case .button, .toggle, .slider, .progress, .stepper, .pages, .image: true
        default: false
        }
    }

    fileprivate var fontSize: Double {
        switch self {
        case .text, .bar: 17
        case .segments, .check, .radio, .picker: 13
        case .plain: 11
        default: 15
        }
    }

    fileprivate func alignment(isRightToLeft: Bool) -> Appearance.Alignment {
        switch self {
        case .button, .segments, .stepper, .bar, .image, .plain: .centre
        default: isRightToLeft ? .right : .left
        }
    }
}

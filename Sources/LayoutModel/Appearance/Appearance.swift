/// How a view looks, as far as its document or its code says so. Only pictures use it; no finding depends on it.
package struct Appearance: Hashable, Sendable {
    package enum Alignment: Int, Hashable, Sendable {
        case left, centre, right
    }

    /// What is before the title of a button that is on or off.
    package enum Mark: Hashable, Sendable {
        case box, circle
    }

    /// In points.
    package struct SideInsets: Hashable, Sendable {
        package var left = 0.0
        package var right = 0.0

        package init() {}
    }

    package var background: Colour?
    package var text: Colour?
    package var tint: Colour?
    /// Nil for that of the control.
    package var alignment: Alignment?
    package var isBold = false
    /// Of the title of a button from its edges.
    package var titleInsets = SideInsets()
    /// The family or the name of a font that is not the system's.
    package var font: String?
    /// Nil where the kind of the view decides.
    package var hasBorder: Bool?
    /// In points.
    package var cornerRadius = 0.0
    /// From 0 to 1.
    package var opacity = 1.0
    /// The name of an image or a symbol.
    package var image: String?
    /// The text of a control, where the model of the layout does not need it.
    package var title: String?
    /// In points, where the model of the layout does not need it.
    package var fontSize: Double?
    /// The number of lines, where the model of the layout does not need it; 0 for any number.
    package var lines: Int?
    /// What a field shows while it is empty.
    package var placeholder: String?
    /// Of a switch or a check box.
    package var isOn: Bool?
    /// Of a check box or a radio button.
    package var mark: Mark?
    /// Of a slider or a progress view, from 0 to 1.
    package var value: Double?
    /// The titles of a segmented control's segments, or of what is in a bar.
    package var items: [String] = []
    /// The selected one of ``items``; nil for the first.
    package var selected: Int?

    package init() {}
}

import LayoutModel

/// The intrinsic content size of a view, at run time and in Interface Builder.
struct ContentSize: Hashable, Sendable {
    /// Of the alignment rectangle.
    var runTime = AxisPair<IntrinsicLength>(.none)
    var designTime = AxisPair<IntrinsicLength>(.none)
    /// The most likely value of an unknown length, in points.
    var likely = AxisPair<Double?>(nil)
}

/// The intrinsic content sizes of UIKit's views by kind and version, derived from recorded frames.
struct ContentSizes {
    let settings: DocumentSettings
    let tree: XMLTree
    let images: ImageSizes

    /// Whether controls have the shapes of iOS 26.
    private var hasRoundControls: Bool { (24000..<30000).contains(settings.version.number) }

    func alignmentInsets(of view: XMLElementID, frame: Rect) -> EdgeInsets {
        switch settings.platform {
        case .iOS: break
        case .tvOS: return tree.has(view, tag: .segmentedControl) ? Self.segmentedControl : .zero
        case .macOS:
            return isSymbol(view)
                ? symbolInsets(of: view, frame)
                : AppKitInsets(settings: settings, tree: tree).insets(of: view, frame: frame)
        }
        switch tree.tag(of: view) {
        case "switch":
            // Old files kept the 49 points of the first switches as the width of the frame.
            let isOld = frame.width == 49 && ownLengths(of: view, frame).horizontal ?? 49 == 49
            return EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: isOld ? 0 : 2)
        case "imageView" where isSymbol(view): return symbolInsets(of: view, frame)
        case "slider":
            return hasRoundControls ? .zero : EdgeInsets(top: 0, leading: 2, bottom: 1, trailing: 2)
        case "segmentedControl": return Self.segmentedControl
        default: return .zero
        }
    }

    /// On iOS and tvOS.
    private static let segmentedControl = EdgeInsets(top: 0, leading: 0, bottom: 1, trailing: 0)

    /// Each symbol has its own insets at top and bottom, which no document states. If constraints give the height of
    /// the alignment rectangle, the insets are the rest of the recorded height.
    private func symbolInsets(of view: XMLElementID, _ frame: Rect) -> EdgeInsets {
        guard let height = ownLengths(of: view, frame).vertical else { return .zero }
        let inset = (frame.height - height) / 2
        return EdgeInsets(top: inset, leading: 0, bottom: inset, trailing: 0)
    }

    /// How far below the centre the baseline of a single line is; nil if it follows from the font size.
    func baselineBelowCentre(of view: XMLElementID, fontSize: Double?, frame: Rect) -> Double? {
        guard settings.platform == .macOS, let fontSize else { return nil }
        let insets = alignmentInsets(of: view, frame: frame)
        return AppKitInsets(settings: settings, tree: tree).baselineBelowCentre(
            of: view, fontSize: fontSize, height: frame.height - insets.top - insets.bottom)
    }

    /// The lengths that required constraints of the view itself set: by a constant or an aspect ratio.
    private func ownLengths(of view: XMLElementID, _ frame: Rect) -> AxisPair<Double?> {
        var lengths = AxisPair<Double?>(nil)
        guard let list = tree.child(of: view, .constraints) else { return lengths }
        let id = tree[view, .id]
        var ratio: Double?
        for constraint in tree.children(of: list) {
            guard tree.attribute(.relation, of: constraint) == nil, tree.attribute(.priority, of: constraint) == nil,
                tree[constraint, .firstItem] ?? id == id
            else { continue }
            let (first, second) = (tree[constraint, .firstAttribute], tree[constraint, .secondAttribute])
            guard second == nil else {
                let multiplier = tree[constraint, .multiplier].map(XMLTree.multiplier) ?? 1
                guard tree[constraint, .secondItem] == id, tree.attribute(.constant, of: constraint) == nil,
                    let multiplier, multiplier > 0
                else { continue }
                if first == "width", second == "height" { ratio = multiplier }
                if first == "height", second == "width" { ratio = 1 / multiplier }
                continue
            }
            if first == "width" { lengths.horizontal = tree.number(constraint, .constant) }
            if first == "height" { lengths.vertical = tree.number(constraint, .constant) }
        }
        if lengths.vertical == nil, let ratio { lengths.vertical = (lengths.horizontal ?? frame.width) / ratio }
        return lengths
    }

    /// Whether a view shows a system symbol, and no text.
    func isSymbol(_ view: XMLElementID) -> Bool {
        if settings.platform == .macOS { return showsSymbolOnly(view) }
        if tree[view, .catalog] == "system" { return true }
        return tree.child(of: view, .imageReference, key: "image").map { tree[$0, .catalog] == "system" } ?? false
    }

    /// Whether an AppKit image view or button shows a system symbol, and no text. AppKit's own images are symbols since
    /// macOS 11.
    private func showsSymbolOnly(_ view: XMLElementID) -> Bool {
        guard tree.has(view, tag: .imageView) || tree.has(view, tag: .button),
            let cell = tree.children(of: view).first(where: { tree[$0, .key] == "cell" }),
            let image = tree[cell, .image]
        else { return false }
        if tree.has(view, tag: .button), tree[cell, "imagePosition"] != "only" { return false }
        return image.hasPrefix("NS") || images.isSymbol(image)
    }

    /// The content size of a view.
    ///
    /// - Parameter frame: The recorded frame, which is used if the size cannot be computed.
    func size(of view: XMLElementID, frame: Rect) -> ContentSize {
        let insets = alignmentInsets(of: view, frame: frame)
        let recorded = AxisPair(
            horizontal: frame.width - insets.leading - insets.trailing,
            vertical: frame.height - insets.top - insets.bottom)
        var size = computed(view, recorded)
        for (axis, attribute) in [
            (Axis.horizontal, XMLName.placeholderIntrinsicWidth), (.vertical, .placeholderIntrinsicHeight),
        ] {
            guard let placeholder = tree[view, attribute] else { continue }
            size.designTime[axis] = XMLTree.number(placeholder).map { .points($0) } ?? .none
            // A placeholder means that code provides a content size.
            if size.runTime[axis] == .none {
                size.runTime[axis] = .unknown
                size.likely[axis] = XMLTree.number(placeholder)
            }
        }
        return size
    }

    private enum Length {
        case none
        case fixed(Double)
        /// Of text or other content that cannot be measured here. The recorded length is used: a height computed from
        /// the system font agrees less often with recorded frames (2 % of all views).
        case text
    }

    private func computed(_ view: XMLElementID, _ recorded: AxisPair<Double>) -> ContentSize {
        let (width, height) = lengths(view, recorded)
        var size = ContentSize()
        for (axis, length) in [(Axis.horizontal, width), (.vertical, height)] {
            switch length {
            case .none: break
            case .fixed(let points):
                size.runTime[axis] = .points(points)
                size.designTime[axis] = .points(points)
            case .text:
                size.runTime[axis] = .unknown
                size.designTime[axis] = .points(max(0, recorded[axis]))
                size.likely[axis] = max(0, recorded[axis])
            }
        }
        return size
    }

    private func lengths(_ view: XMLElementID, _ recorded: AxisPair<Double>) -> (Length, Length) {
        if settings.platform == .macOS { return macLengths(view, recorded) }
        switch tree.tag(of: view) {
        case "label", "button", "textField", "segmentedControl", "pageControl", "datePicker", "pickerView",
            "colorWell", "pasteControl":
            return (.text, .text)
        case "textView": return tree.flag(view, .scrollEnabled) == false ? (.text, .text) : (.none, .none)
        case "imageView":
            guard let image = image(of: view) else { return (.none, .none) }
            guard let size = images.size(of: image) else { return (.text, .text) }
            return (.fixed(size.horizontal), .fixed(size.vertical))
        case "switch":
            return hasRoundControls ? (.fixed(61), .fixed(28)) : (.fixed(49), .fixed(31))
        case "activityIndicatorView":
            let style = tree[view, .style] ?? "white"
            let length = style.lowercased().contains("large") ? 37.0 : 20
            return (.fixed(length), .fixed(length))
        case "stepper": return (.text, .text)
        case "slider", "progressView", "navigationBar", "toolbar", "tabBar", "searchBar": return (.none, .text)
        default: return (.none, .none)
        }
    }

    private func macLengths(_ view: XMLElementID, _ recorded: AxisPair<Double>) -> (Length, Length) {
        switch tree.tag(of: view) {
        case "textField", "secureTextField", "searchField", "button", "popUpButton", "segmentedControl", "imageView",
            "stepper", "datePicker", "comboBox", "levelIndicator", "colorWell", "tokenField", "switch":
            return (.text, .text)
        case "slider", "pathControl": return (.none, .text)
        case "progressIndicator": return tree[view, .style] == "spinning" ? (.text, .text) : (.none, .text)
        case "box" where tree[view, .boxType] == "separator":
            return recorded.vertical > recorded.horizontal ? (.fixed(1), .none) : (.none, .fixed(1))
        default: return (.none, .none)
        }
    }

    /// The name of the image that an image view shows.
    private func image(of view: XMLElementID) -> String? {
        if let name = tree[view, .image] { return name }
        return tree.child(of: view, .imageReference, key: "image").flatMap { tree[$0, .image] }
    }
}

import LayoutModel

/// What a view's content asks for, at run time and as Interface Builder showed it.
struct ContentSize: Hashable, Sendable {
    /// Of the alignment rectangle.
    var runTime = AxisPair<IntrinsicLength>(.none)
    var designTime = AxisPair<IntrinsicLength>(.none)
    /// What a run-time length that is not known most likely is.
    var likely = AxisPair<Double?>(nil)
}

/// The content sizes of UIKit's views by kind and version, drawn from recorded frames.
struct ContentSizes {
    let settings: DocumentSettings
    let tree: XMLTree
    let images: ImageSizes

    /// The version from which controls have the shapes of iOS 26.
    private var hasRoundControls: Bool { (24000..<30000).contains(settings.version.number) }

    /// How far the rectangle that constraints see lies inside the frame.
    func alignmentInsets(of view: XMLElementID, frame: Rect) -> EdgeInsets {
        switch settings.platform {
        case .iOS: break
        case .tvOS: return .zero
        case .macOS: return AppKitInsets(settings: settings, tree: tree).insets(of: view, frame: frame)
        }
        switch tree.tag(of: view) {
        case "switch":
            // Old files kept the 49 points of the first switches as the width of the frame.
            let isOld = frame.width == 49 && ownLengths(of: view, frame).horizontal ?? 49 == 49
            return EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: isOld ? 0 : 2)
        case "imageView" where isSymbol(view):
            // Each symbol has its own insets above and below, which no document says. Where its constraints say how high the rectangle
            // is that they see, the rest of the recorded height is these.
            guard let height = ownLengths(of: view, frame).vertical else { return .zero }
            let inset = (frame.height - height) / 2
            return EdgeInsets(top: inset, leading: 0, bottom: inset, trailing: 0)
        case "slider":
            return hasRoundControls ? .zero : EdgeInsets(top: 0, leading: 2, bottom: 1, trailing: 2)
        case "segmentedControl": return EdgeInsets(top: 0, leading: 0, bottom: 1, trailing: 0)
        default: return .zero
        }
    }

    /// The lengths that required constraints of the view itself give it: a constant, or a ratio to the recorded width.
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

    /// Whether an image view shows one of the system's symbols.
    func isSymbol(_ view: XMLElementID) -> Bool {
        if tree[view, .catalog] == "system" { return true }
        return tree.child(of: view, .imageReference, key: "image").map { tree[$0, .catalog] == "system" } ?? false
    }

    /// The content size of a view; `frame` is its recorded one, which stands in where the size cannot be computed.
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
            // Somebody says that code gives the view a content size.
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
        /// From text, or from something else that cannot be measured here: the recorded length stands in. The height of a line could
        /// be computed from the system font, but not how far the document's author stretched or cut the text: held against recorded
        /// frames the computed height is the worse one (2 % of all views).
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
        if settings.platform == .macOS { return macLengths(view) }
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

    private func macLengths(_ view: XMLElementID) -> (Length, Length) {
        switch tree.tag(of: view) {
        case "textField", "secureTextField", "searchField", "button", "popUpButton", "segmentedControl", "imageView",
            "stepper", "datePicker", "comboBox", "levelIndicator", "colorWell", "tokenField":
            return (.text, .text)
        case "slider": return (.none, .text)
        case "progressIndicator": return tree[view, .style] == "spinning" ? (.text, .text) : (.none, .text)
        case "box" where tree[view, .boxType] == "separator":
            return (.none, .fixed(1))
        default: return (.none, .none)
        }
    }

    /// The name of the image that an image view shows.
    private func image(of view: XMLElementID) -> String? {
        if let name = tree[view, .image] { return name }
        return tree.child(of: view, .imageReference, key: "image").flatMap { tree[$0, .image] }
    }
}

/// The sizes of a document's images, from its `<resources>`.
struct ImageSizes {
    private var sizes: [String: AxisPair<Double>] = [:]

    init(_ tree: XMLTree) {
        guard let root = tree.root, let resources = tree.child(of: root, .resources) else { return }
        for image in tree.children(of: resources) where tree.tag(of: image) == "image" {
            // The size noted for a symbol is not the one that it is drawn with.
            guard tree[image, .catalog] != "system", let name = tree[image, .name],
                let width = tree.number(image, .width), let height = tree.number(image, .height)
            else { continue }
            sizes[name] = AxisPair(horizontal: width, vertical: height)
        }
    }

    /// In points; nil where the document does not say it.
    func size(of name: String) -> AxisPair<Double>? { sizes[name] }
}

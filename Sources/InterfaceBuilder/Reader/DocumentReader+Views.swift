import LayoutModel
import SourceText

/// Views and the layouts that they make up.
extension DocumentReader {
    mutating func readViews() {
        var layoutNames = UniqueNames()
        var paths: [UniqueNames] = []
        for element in index.views {
            if let superview = index.superview(of: element), let place = places[superview] {
                let id = ViewID(layouts[place.layout].views.count)
                var view = view(element, id: id, in: layouts[place.layout][place.item.view])
                view.path = paths[place.layout].unique(view.path)
                layouts[place.layout].views.append(view)
                layouts[place.layout][place.item.view].children.append(id)
                note(element, Place(layout: place.layout, item: Item(id)))
            } else {
                var layout = layout(rootedAt: element)
                layout.name = layoutNames.unique(layout.name)
                layout.key = layout.name
                note(element, Place(layout: layouts.count, item: Item(.root)))
                layouts.append(layout)
                paths.append(UniqueNames())
            }
        }
        for layout in layouts.indices {
            // Where the text breaks off, so may a list of constraints.
            let root = tree.element(startingAt: layouts[layout].range.start.value).map { tree[$0] }
            if let root, root.endTag == nil, !root.isSelfClosing { layouts[layout].markAllPartiallyKnown() }
        }
    }

    private mutating func note(_ element: XMLElementID, _ place: Place) {
        places[element] = place
        if let id = tree[element, .id], items[id] == nil { items[id] = place }
    }

    // MARK: Roots

    private func layout(rootedAt element: XMLElementID) -> Layout {
        var root = view(element, id: .root, in: nil)
        let name = scenes.controllers[element].map(names.name(ofController:)) ?? root.displayName ?? ""
        root.name = ""
        root.path = ""
        let frame = root.recordedFrame ?? Rect(x: 0, y: 0, width: 0, height: 0)
        var canvas = CanvasSize(width: .points(frame.width), height: .points(frame.height))
        canvas.traits = settings.traits
        canvas.safeArea = safeArea(of: element, frame)
        canvas.sideMargin = Margins.side(ofRootWidth: frame.width)
        if tree.tag(of: element) == "tableViewCell" { canvas.sideMargin = margins.cellSide(cellWidth: frame.width) }
        var layout = Layout(
            name: name, file: tree.file, notation: InterfaceBuilderFormat.notation, range: tree[element].range,
            nameRange: tree[element].nameRange, root: root, sizes: [])
        layout.platform = settings.platform
        layout.designTime = DesignTime(canvas: canvas)
        layout.sizes = runTimeSizes(of: element, frame).map {
            SizeDeclaration(size: $0, range: tree.place(tree[element].nameRange))
        }
        return layout
    }

    private func safeArea(of root: XMLElementID, _ frame: Rect) -> EdgeInsets {
        if let controller = scenes.controllers[root] {
            return safeAreas.controller(
                controller, bars: scenes.bars[controller] ?? SceneIndex.Bars(), size: scenes.size(of: controller),
                root: frame)
        }
        guard index.view(around: root) == nil, isTopLevelOfXib(root) else { return .zero }
        return safeAreas.topLevel(root, frame: frame)
    }

    private func isTopLevelOfXib(_ view: XMLElementID) -> Bool {
        guard let parent = tree[view].parent, tree.has(parent, tag: .objects) else { return false }
        return tree[parent].parent == tree.root
    }

    // MARK: Views

    private func view(_ element: XMLElementID, id: ViewID, in superview: View?) -> View {
        let tag = tree.tag(of: element)
        let text = names.text(of: element)
        let displayName = names.name(of: element, showing: text)
        var view = View(
            id: id, name: displayName, path: Self.path(displayName, in: superview?.path ?? ""), kind: kind(of: tag),
            parent: superview?.id, declaration: tree.place(tree[element].range),
            nameRange: tree.place(tree[element].nameRange))
        view.displayName = displayName
        view.objectID = tree[element, .id]
        view.customClass = tree[element, .customClass]
        view.declaresContentGuide = tree.child(of: element, .viewLayoutGuide, key: "contentLayoutGuide") != nil
        view.text = text
        view.numberOfLines = max(0, tree.number(element, .numberOfLines).flatMap { Int(exactly: $0) } ?? 1)
        view.isHidden = tree.flag(element, .hidden) ?? false
        view.clipsToBounds = tree.flag(element, .clipsSubviews) ?? false
        view.ambiguityCheck =
            switch tree[element, .verifyAmbiguity] {
            case "off": .off
            case "ignoreSizes": .ignoringSizes
            default: .all
            }
        view.hugging = AxisPair(
            horizontal: priority(element, .horizontalHuggingPriority, unless: .low),
            vertical: priority(element, .verticalHuggingPriority, unless: .low))
        view.compressionResistance = AxisPair(
            horizontal: priority(element, .horizontalCompressionResistancePriority, unless: .high),
            vertical: priority(element, .verticalCompressionResistancePriority, unless: .high))
        view.fontSize = fontSize(of: element)
        if tag == "stackView" { view.stack = stack(element) }
        readMargins(of: element, tag, into: &view, superview: superview)
        view.countsUpwards = settings.platform == .macOS && !Self.downwards.contains(tag)
        if var frame = index.frames[element] {
            if let superview, superview.countsUpwards, let around = superview.recordedFrame {
                frame = frame.turned(inHeight: around.height)
            }
            view.recordedFrame = frame
            readContent(of: element, frame, into: &view)
            view.autoresizing = superview.flatMap { autoresizing(element, tag, frame, in: $0) }
        } else {
            // Without a recorded frame nothing stands in for a content that cannot be measured.
            let none = Rect(x: 0, y: 0, width: 0, height: 0)
            view.intrinsicSize = contents.size(of: element, frame: none).runTime
        }
        return view
    }

    /// AppKit's views that count downwards (NSView.isFlipped) on a platform where others count upwards.
    private static let downwards: Set = [
        "tableView", "outlineView", "collectionView", "textView", "splitView", "tableHeaderView",
    ]

    /// Deeply nested names would fill the memory; what is left out is what is farthest from the view.
    private static let longestPath = 400

    private static func path(_ name: String, in superview: String) -> String {
        if superview.isEmpty { return name }
        return superview.utf8.count > longestPath ? "…." + name : superview + "." + name
    }

    private func kind(of tag: String) -> ViewKind {
        guard settings.platform != .macOS else { return tag == "customView" ? .view : ViewKind(rawValue: tag) }
        switch tag {
        case "scrollView": return .scroll
        case "stackView": return .stack
        case "tableViewCell", "collectionViewCell": return .cell
        default: return ViewKind(rawValue: tag)
        }
    }

    private func priority(_ element: XMLElementID, _ attribute: XMLName, unless absent: Priority) -> Priority {
        guard let number = tree.number(element, attribute) else { return absent }
        return Priority(min(max(number, 0), 1000))
    }

    private func fontSize(of element: XMLElementID) -> Double? {
        Fonts.size(of: element, tree)
    }

    private func readContent(of element: XMLElementID, _ frame: Rect, into view: inout View) {
        let size = contents.size(of: element, frame: frame)
        view.intrinsicSize = size.runTime
        view.designIntrinsicSize = size.designTime
        view.likelySize = size.likely
        view.alignmentInsets = contents.alignmentInsets(of: element, frame: frame)
        // A symbol says itself what of it is to be aligned, and so may an image that is not known; those of controls differ from
        // version to version.
        view.alignmentInsetsAreKnown =
            switch tree.tag(of: element) {
            case "imageView": size.runTime.horizontal != .unknown && !contents.isSymbol(element)
            case "switch", "slider", "segmentedControl": false
            default: !contents.isSymbol(element)
            }
    }

    // MARK: Stack views

    func stack(_ element: XMLElementID, _ variation: XMLElementID? = nil) -> StackArrangement {
        /// The variation's own word is stronger.
        func attribute(_ name: XMLName) -> String? {
            variation.flatMap { tree[$0, name] } ?? tree[element, name]
        }
        let isVertical = attribute(.axis) == "vertical" || attribute(.orientation) == "vertical"
        var stack = StackArrangement(axis: isVertical ? .vertical : .horizontal)
        // The standard distance between views, which AppKit's stack views have where they say nothing else.
        if attribute(.spacingType) == "standard" || settings.platform == .macOS { stack.spacing = 8 }
        if let spacing = attribute(.spacing).flatMap(XMLTree.number) { stack.spacing = spacing }
        stack.distribution = attribute(.distribution).flatMap(StackArrangement.Distribution.init) ?? .fill
        stack.alignment = alignment(attribute(.alignment), isVertical: isVertical)
        stack.isBaselineRelative = attribute(.baselineRelativeArrangement) == "YES"
        stack.isMarginsRelative = margins.explicit(element) != nil
        for axis in Axis.allCases where settings.platform == .macOS {
            let written = tree[element, "\(axis.rawValue)ClippingResistancePriority"].flatMap(XMLTree.number)
            if let written { stack.clippingResistance[axis] = min(max(written, 1), 1000) }
        }
        return stack
    }

    private func alignment(_ written: String?, isVertical: Bool) -> StackArrangement.Alignment {
        switch written {
        case "centerX", "centerY": .center
        case "baseline": .lastBaseline
        // UIStackView takes the one name for the other.
        case "top" where isVertical: .leading
        case "bottom" where isVertical: .trailing
        case "leading" where !isVertical: .top
        case "trailing" where !isVertical: .bottom
        default: written.flatMap(StackArrangement.Alignment.init) ?? .fill
        }
    }

    // MARK: Margins

    private func readMargins(of element: XMLElementID, _ tag: String, into view: inout View, superview: View?) {
        let takesSafeArea = tree.flag(element, .insetsLayoutMarginsFromSafeArea) != false
        let preserves = tree.flag(element, .preservesSuperviewLayoutMargins) == true
        view.marginRules.addsSafeArea = takesSafeArea && settings.platform != .macOS
        view.marginRules.preservesSuperviewMargins = preserves && superview != nil
        if let explicit = margins.explicit(element) {
            view.layoutMargins = explicit
            view.marginRules.isExplicit = true
        } else if settings.platform == .macOS {
            view.layoutMargins = EdgeInsets(20)
        } else if tag == "tableViewCellContentView" {
            let cell = tree[element].parent
            view.layoutMargins = margins.cellContent(
                cell: cell, cell: cell.flatMap { index.frames[$0] },
                content: index.frames[element] ?? Rect(x: 0, y: 0, width: 0, height: 0))
            view.marginRules.takesSidesFromScreen =
                settings.version >= ToolsVersion(13000) && view.layoutMargins.trailing == view.layoutMargins.leading
            view.marginRules.addsSafeArea = false
        } else if superview == nil, tag != "tableViewCell",
            scenes.controllers[element] != nil || isTopLevelOfXib(element)
        {
            let side = Margins.side(ofRootWidth: index.frames[element]?.width ?? 0)
            // [a xib's root that preserves the margins of a superview has those of one]
            let vertical = preserves && scenes.controllers[element] == nil && tag == "view" ? 8.0 : 0
            view.layoutMargins = EdgeInsets(top: vertical, leading: side, bottom: vertical, trailing: side)
            view.marginRules.takesSidesFromScreen = true
        } else if tag == "stackView" {
            view.layoutMargins = .zero
        }
    }

    // MARK: Frames that constraints do not give

    private func autoresizing(_ element: XMLElementID, _ tag: String, _ frame: Rect, in superview: View)
        -> Autoresizing?
    {
        if superview.stack != nil { return nil }
        let isContentOfCell =
            tree[element].parent.map { places[$0] != nil } ?? false && tree[element, .key] == "contentView"
        let takesConstraints =
            tree.flag(element, .translatesAutoresizingMaskIntoConstraints) == false
            && tree.flag(element, .fixedFrame) != true
        guard !takesConstraints || isContentOfCell else { return nil }
        let length = superview.recordedFrame ?? frame
        if tree[element].parent.map({ tree.has($0, tag: .visualEffectView) }) ?? false {
            // The content view of an effect has its size, whatever mask it names.
            var content = Autoresizing(
                frame: frame, superviewLength: AxisPair(horizontal: frame.maxX, vertical: frame.maxY))
            content.flexibility.horizontal.length = true
            content.flexibility.vertical.length = true
            return content
        }
        var result = Autoresizing(
            frame: frame, superviewLength: AxisPair(horizontal: length.width, vertical: length.height))
        if isContentOfCell {
            result.flexibility.horizontal.length = true
            result.flexibility.vertical.length = true
        } else if let mask = tree.child(of: element, .autoresizingMask, key: "autoresizingMask") {
            func isFlexible(_ name: XMLName) -> Bool { tree.flag(mask, name) == true }
            let (above, below): (XMLName, XMLName) =
                superview.countsUpwards ? (.flexibleMaxY, .flexibleMinY) : (.flexibleMinY, .flexibleMaxY)
            result.flexibility = AxisPair(
                horizontal: Autoresizing.Flexibility(
                    before: isFlexible(.flexibleMinX), length: isFlexible(.widthSizable),
                    behind: isFlexible(.flexibleMaxX)),
                vertical: Autoresizing.Flexibility(
                    before: isFlexible(above), length: isFlexible(.heightSizable), behind: isFlexible(below)))
        }
        if tree[element, .key] == "tableHeaderView" || tree[element, .key] == "tableFooterView" {
            // A table view makes them as wide as itself, whatever their masks say and whatever was recorded of the table view.
            result.flexibility.horizontal = Autoresizing.Flexibility(length: true)
            result.superviewLength.horizontal = frame.maxX
        }
        return result
    }
}

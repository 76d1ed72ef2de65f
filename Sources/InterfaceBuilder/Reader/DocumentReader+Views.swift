import LayoutModel
import SourceText

/// Layouts and their views.
extension DocumentReader {
    mutating func readViews() {
        var layoutNames = UniqueNames()
        var paths: [UniqueNames] = []
        for element in index.views {
            if let superview = index.superview(of: element).flatMap({ views[$0] }) {
                let layout = superview.layout
                let id = ViewID(layouts[layout].views.count)
                var view = view(element, id: id, in: layouts[layout][superview.item.view])
                view.path = paths[layout].unique(view.path)
                layouts[layout].views.append(view)
                layouts[layout][superview.item.view].children.append(id)
                add(ModelItem(layout: layout, item: Item(id)), for: element)
            } else {
                var layout = layout(rootedAt: element)
                layout.name = layoutNames.unique(layout.name)
                layout.key = layout.name
                add(ModelItem(layout: layouts.count, item: Item(.root)), for: element)
                layouts.append(layout)
                paths.append(UniqueNames())
            }
        }
        for layout in layouts.indices {
            layouts[layout].tellNamesakesApart()
            // If the root is not closed, constraints may be missing.
            let root = tree.element(startingAt: layouts[layout].range.start.value).map { tree[$0] }
            if let root, root.endTag == nil, !root.isSelfClosing { layouts[layout].markAllPartiallyKnown() }
        }
    }

    private mutating func add(_ item: ModelItem, for element: XMLElementID) {
        views[element] = item
        if let id = tree[element, .id], items[id] == nil { items[id] = item }
    }

    // MARK: Roots

    private static let sourceTraits: SourceTraits = [
        .isDrawn, .isCompletedByCode, .hasTextsForUsers, .usesViewsAsSpacers, .hasStatementPerConstraint,
    ]

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
        if tree.tag(of: element) == "tableViewCell" {
            canvas.sideMargin = margins.side(ofCell: element, width: frame.width)
        }
        var layout = Layout(
            name: name, file: tree.file, notation: InterfaceBuilderNotation.notation, range: tree[element].range,
            nameRange: tree[element].nameRange, root: root, sizes: [])
        layout.platform = settings.platform
        layout.designTime = DesignTime(canvas: canvas)
        layout.temporaryHeights = temporaryHeight(of: element, drawn: frame.height).map { [$0] } ?? []
        layout.sourceTraits = Self.sourceTraits
        layout.sizes = runTimeSizes(of: element, frame).map {
            SizeDeclaration(size: $0, range: tree.fileRange(tree[element].nameRange))
        }
        return layout
    }

    private func safeArea(of root: XMLElementID, _ frame: Rect) -> EdgeInsets {
        if let controller = scenes.controllers[root] {
            return safeAreas.controller(
                controller, bars: scenes.bars(around: controller), size: scenes.size(of: controller), root: frame)
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
            parent: superview?.id, declaration: tree.fileRange(tree[element].range),
            nameRange: tree.fileRange(tree[element].nameRange))
        view.displayName = displayName
        view.objectID = tree[element, .id]
        view.customClass = tree[element, .customClass]
        view.declaresContentGuide = tree.child(of: element, .viewLayoutGuide, key: "contentLayoutGuide") != nil
        view.text = text
        view.numberOfLines = max(0, tree.number(element, .numberOfLines).flatMap { Int(exactly: $0) } ?? 1)
        if view.numberOfLines != 1 {
            view.hasLineBreaks = names.hasLineBreaks(view: element)
            view.wrappingWidth = tree[element, "preferredMaxLayoutWidth"].flatMap(XMLTree.number).flatMap {
                $0 > 0 ? $0 : nil
            }
        }
        view.isHidden = tree.flag(element, .hidden) ?? false
        // Hidden because it stands still, as recorded at 18122; one that turns has no length when hidden (32700).
        view.isDrawnWhenHidden =
            tag == "activityIndicatorView" && tree.flag(element, .hidesWhenStopped) == true
            && tree.flag(element, .animating) != true
        view.clipsToBounds = tree.flag(element, .clipsSubviews) ?? false
        view.recordedMarks = marks(of: element)
        view.ambiguityCheck =
            switch tree[element, .verifyAmbiguity] {
            case "off": .off
            case "ignoreSizes": .ignoringSizes
            default: .all
            }
        view.hugging = AxisPair(
            horizontal: priority(element, .horizontalHuggingPriority) ?? .low,
            vertical: priority(element, .verticalHuggingPriority) ?? .low)
        view.compressionResistance = AxisPair(
            horizontal: priority(element, .horizontalCompressionResistancePriority) ?? .high,
            vertical: priority(element, .verticalCompressionResistancePriority) ?? .high)
        view.fontSize = Fonts.size(of: element, tree, settings.platform)
        if tag == "stackView" { view.stack = stack(element) }
        readMargins(of: element, tag, into: &view, superview: superview)
        view.countsUpwards = settings.platform == .macOS && !Self.downwards.contains(tag)
        readFrame(of: element, tag, into: &view, superview: superview)
        return view
    }

    /// The marks of a view, and those that it has only in some size classes.
    private func marks(of element: XMLElementID) -> RecordedMarks {
        var marks: RecordedMarks = []
        for part in [element] + tree.children(of: element).filter({ tree.has($0, tag: .variation) }) {
            if tree.flag(part, .ambiguous) == true { marks.insert(.ambiguous) }
            if tree.flag(part, .misplaced) == true { marks.insert(.misplaced) }
        }
        return marks
    }

    private func readFrame(of element: XMLElementID, _ tag: String, into view: inout View, superview: View?) {
        guard var frame = index.frames[element] else {
            // Without a recorded frame, a content size that cannot be measured has no likely value.
            let none = Rect(x: 0, y: 0, width: 0, height: 0)
            view.intrinsicSize = contents.size(of: element, frame: none).runTime
            return
        }
        if let superview, superview.countsUpwards, let around = superview.recordedFrame {
            frame = frame.turned(inHeight: around.height)
        }
        view.recordedFrame = frame
        readContent(of: element, frame, into: &view)
        view.autoresizing = superview.flatMap { autoresizing(element, tag, frame, in: $0) }
    }

    /// AppKit's views whose y axis grows downwards (NSView.isFlipped). That of other views grows upwards.
    private static let downwards: Set = [
        "tableView", "outlineView", "collectionView", "textView", "splitView", "tableHeaderView",
    ]

    /// In bytes. Longer paths would take too much memory, so they lose the names farthest from the view.
    private static let pathLimit = 400

    private static func path(_ name: String, in superview: String) -> String {
        if superview.isEmpty { return name }
        return superview.utf8.count > pathLimit ? "…." + name : superview + "." + name
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

    private func priority(_ element: XMLElementID, _ attribute: XMLName) -> Priority? {
        tree.number(element, attribute).map { Priority(min(max($0, 0), 1000)) }
    }

    private func readContent(of element: XMLElementID, _ frame: Rect, into view: inout View) {
        let size = contents.size(of: element, frame: frame)
        view.intrinsicSize = size.runTime
        view.designIntrinsicSize = size.designTime
        view.likelySize = size.likely
        view.alignmentInsets = contents.alignmentInsets(of: element, frame: frame)
        view.baselineBelowCentre = contents.baselineBelowCentre(of: element, fontSize: view.fontSize, frame: frame)
        // A symbol determines its own insets, and so may an unknown image. Those of controls differ between versions.
        view.alignmentInsetsAreKnown =
            switch tree.tag(of: element) {
            case "imageView": size.runTime.horizontal != .unknown && !contents.isSymbol(element)
            case "switch", "slider", "segmentedControl": false
            default: !contents.isSymbol(element)
            }
    }

    // MARK: Stack views

    func stack(_ element: XMLElementID, _ variation: XMLElementID? = nil) -> StackArrangement {
        /// The value of the variation takes precedence.
        func attribute(_ name: XMLName) -> String? {
            variation.flatMap { tree[$0, name] } ?? tree[element, name]
        }
        let isVertical = attribute(.axis) == "vertical" || attribute(.orientation) == "vertical"
        var stack = StackArrangement(axis: isVertical ? .vertical : .horizontal)
        // The standard distance between views, which is the default in AppKit's stack views.
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
        // UIStackView accepts the names of the other axis.
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
                content: index.frames[element] ?? Rect(x: 0, y: 0, width: 0, height: 0),
                preservesMargins: preserves
                    && cell.flatMap { tree.flag($0, .preservesSuperviewLayoutMargins) } == true)
            view.marginRules.takesSidesFromScreen =
                settings.version >= ToolsVersion(13000) && view.layoutMargins.trailing == view.layoutMargins.leading
            view.marginRules.addsSafeArea = false
        } else if superview == nil, tag != "tableViewCell",
            scenes.controllers[element] != nil || isTopLevelOfXib(element)
        {
            let side = Margins.side(ofRootWidth: index.frames[element]?.width ?? 0)
            // A root that preserves superview margins has the default margins at top and bottom: xibs at 32700, two
            // scenes at 15701.
            let vertical = preserves && tag == "view" ? 8.0 : 0
            view.layoutMargins = EdgeInsets(top: vertical, leading: side, bottom: vertical, trailing: side)
            view.marginRules.takesSidesFromScreen = true
        } else if tag == "stackView" {
            view.layoutMargins = .zero
        }
    }

    // MARK: Autoresizing

    private func autoresizing(_ element: XMLElementID, _ tag: String, _ frame: Rect, in superview: View)
        -> Autoresizing?
    {
        if superview.stack != nil { return nil }
        let isContentOfCell =
            tree[element].parent.map { views[$0] != nil } ?? false && tree[element, .key] == "contentView"
        let takesConstraints =
            tree.flag(element, .translatesAutoresizingMaskIntoConstraints) == false
            && tree.flag(element, .fixedFrame) != true && !isLaidOutByMasks
        guard !takesConstraints || isContentOfCell else { return nil }
        let flexibleLength = AxisPair(Autoresizing.Flexibility(length: true))
        if tree[element].parent.map({ tree.has($0, tag: .visualEffectView) }) ?? false {
            // The content view of a visual effect view fills it, regardless of its mask.
            return Autoresizing(
                frame: frame, superviewLength: AxisPair(horizontal: frame.maxX, vertical: frame.maxY),
                flexibility: flexibleLength)
        }
        let around = superview.recordedFrame ?? frame
        var result = Autoresizing(
            frame: frame, superviewLength: AxisPair(horizontal: around.width, vertical: around.height),
            flexibility: isContentOfCell ? flexibleLength : flexibility(of: element, in: superview))
        if tree[element, .key] == "tableHeaderView" || tree[element, .key] == "tableFooterView" {
            // A table view makes them as wide as itself, regardless of their masks and its recorded frame.
            result.flexibility.horizontal = Autoresizing.Flexibility(length: true)
            result.superviewLength.horizontal = frame.maxX
        }
        return result
    }

    /// Whether it is a macOS document without any constraint, which Xcode lays out by the autoresizing masks though its
    /// views do not translate them (17506: 74 views, none marked as ambiguous).
    private var isLaidOutByMasks: Bool { settings.platform == .macOS && !hasConstraints }

    private func flexibility(of element: XMLElementID, in superview: View) -> AxisPair<Autoresizing.Flexibility> {
        guard let mask = tree.child(of: element, .autoresizingMask, key: "autoresizingMask") else {
            return AxisPair(Autoresizing.Flexibility())
        }
        func isFlexible(_ name: XMLName) -> Bool { tree.flag(mask, name) == true }
        let (top, bottom): (XMLName, XMLName) =
            superview.countsUpwards ? (.flexibleMaxY, .flexibleMinY) : (.flexibleMinY, .flexibleMaxY)
        return AxisPair(
            horizontal: Autoresizing.Flexibility(
                before: isFlexible(.flexibleMinX), length: isFlexible(.widthSizable),
                behind: isFlexible(.flexibleMaxX)),
            vertical: Autoresizing.Flexibility(
                before: isFlexible(top), length: isFlexible(.heightSizable), behind: isFlexible(bottom)))
    }
}
